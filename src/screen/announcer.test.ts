import { expect, test } from 'bun:test'
import { announcer } from './announcer.ts'

function stage() {
  const mouths = { polite: { textContent: '' }, assertive: { textContent: '' } }
  const calls: (() => void)[] = []
  const speaker = announcer(mouths, (_, call) => calls.push(call))
  return { speaker, mouths, breathe: () => calls.splice(0).map(call => call()) }
}

test('what is said in one breath is read as one, and nothing twice', () => {
  const { speaker, mouths, breathe } = stage()
  speaker.announce('Your turn.')
  speaker.announce('Two points.')
  speaker.announce('Your turn.')
  expect(mouths.polite.textContent).toBe('')
  breathe()
  expect(mouths.polite.textContent).toBe('Your turn. Two points.')
})

test('the same sentence is read again later', () => {
  const { speaker, mouths, breathe } = stage()
  const read = [0, 1, 2].map(() => {
    speaker.announce('Your turn.')
    breathe()
    return mouths.polite.textContent
  })
  expect(read[1]).not.toBe(read[0])
  expect(read[2]).not.toBe(read[1])
  expect(read.map(text => text.trim())).toEqual(['Your turn.', 'Your turn.', 'Your turn.'])
})

test('what is urgent has a voice of its own', () => {
  const { speaker, mouths, breathe } = stage()
  speaker.announce('Three seconds', 'assertive')
  breathe()
  expect(mouths).toEqual({
    polite: { textContent: '' },
    assertive: { textContent: 'Three seconds' },
  })
})
