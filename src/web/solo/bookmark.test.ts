import { expect, test } from 'bun:test'
import { readBookmark } from './bookmark.ts'

test('is read as it was written', () => {
  const bookmark = { match: 'here-1', secrets: ['one', 'two'], isOver: false }
  expect(readBookmark(JSON.stringify(bookmark))).toEqual(bookmark)
})

test.each([
  null,
  '',
  'null',
  '{',
  '7',
  '{"match":"here-1"}',
  '{"match":1,"secrets":["one"],"isOver":false}',
  '{"match":"here-1","secrets":[],"isOver":false}',
  '{"match":"here-1","secrets":[2],"isOver":false}',
  '{"match":"here-1","secrets":["one"],"isOver":"no"}',
])('%p is no bookmark', text => {
  expect(readBookmark(text)).toBeNull()
})
