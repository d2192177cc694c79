import { expect, test } from 'bun:test'
import { wayOf } from './ways.ts'

const kept = { origin: 'http://here', files: new Set(['/', '/assets/index-1.js']) }

test.each([
  ['a file of the app', 'GET cors http://here/assets/index-1.js', '/assets/index-1.js'],
  ['any page', 'GET navigate http://here/solo/pig?x#now', '/'],
  ['a file of another version', 'GET cors http://here/assets/index-2.js', null],
  ['the lobby', 'GET cors http://here/api/tables', null],
  ['the lobby opened as a page', 'GET navigate http://here/api/tables', null],
  ['the socket', 'GET websocket http://here/socket', null],
  ['how the server is', 'GET navigate http://here/health', null],
  ['something sent', 'POST cors http://here/assets/index-1.js', null],
  ['another host', 'GET cors http://there/assets/index-1.js', null],
])('%s', (_, asked, way) => {
  const [method, mode, url] = asked.split(' ') as [string, string, string]
  expect(wayOf(kept, { method, mode, url })).toBe(way)
})
