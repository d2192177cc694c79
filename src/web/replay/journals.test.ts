import { expect, test } from 'bun:test'
import { journalsIn } from '#web/replay/journals.ts'

const ONE = '{"gobelet":1,"game":"a"}\n{"seq":0}\n'
const TWO = '{"gobelet":1,"game":"b"}\n'

test('a file with several matches is divided at their headers', () => {
  expect(journalsIn(ONE + TWO)).toEqual([
    { text: ONE, linesBefore: 0 },
    { text: TWO, linesBefore: 2 },
  ])
})

test('what a clipboard does to line ends is undone', () => {
  expect(journalsIn(`\uFEFF${ONE.replaceAll('\n', '\r\n').trimEnd()}`)).toEqual([
    { text: ONE, linesBefore: 0 },
  ])
})

test('nothing is one empty journal, for whoever judges it to say so', () => {
  expect(journalsIn(' \n')).toEqual([{ text: '', linesBefore: 0 }])
})
