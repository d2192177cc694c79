import { expect, test } from 'bun:test'
import { chaptersIn, passagesOf } from '#screen/rulebook/rulebook.ts'

test('keys that begin with ids make chapters and paragraphs, others nothing', () => {
  const keys = ['title', 'J1', 'J1.1', 'J1.2 J1.3', 'J1.3a', 'board', 'J2', 'J2 set']
  expect(chaptersIn(keys)).toEqual([
    {
      id: 'J1',
      paragraphs: [
        { key: 'J1.1', ids: ['J1.1'], under: false },
        { key: 'J1.2 J1.3', ids: ['J1.2', 'J1.3'], under: false },
        { key: 'J1.3a', ids: ['J1.3a'], under: true },
      ],
    },
    { id: 'J2', paragraphs: [{ key: 'J2 set', ids: [], under: false }] },
  ])
})

test('strong words and links to rules are found in a text', () => {
  expect(passagesOf('**Now** see [J5.5a], not [this].')).toEqual([
    { text: 'Now', strong: true, rule: null },
    { text: ' see ', strong: false, rule: null },
    { text: 'J5.5a', strong: false, rule: 'J5.5a' },
    { text: ', not [this].', strong: false, rule: null },
  ])
})
