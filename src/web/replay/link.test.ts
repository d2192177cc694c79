import { expect, test } from 'bun:test'
import { hashOf, matchIn, positionIn } from '#web/replay/link.ts'

test.each([
  ['abc123', 'abc123'],
  [' abc-1.2~3_ ', 'abc-1.2~3_'],
  ['/replay/abc', 'abc'],
  ['https://dice.example/check/abc#roll=3', 'abc'],
  ['http://localhost:4000/replay/abc?x#at=3&seat=1', 'abc'],
  ['https://dice.example/t/abc', null],
  ['https://dice.example/', null],
  ['two words', null],
  ['', null],
])('in %j the match is %j', (typed, match) => {
  expect(matchIn(typed)).toBe(match)
})

test.each(['open', 'spectator', 0, 3] as const)('a position seen by %s survives its link', eyes => {
  expect(positionIn(hashOf({ at: 17, eyes }), 4, 30)).toEqual({ at: 17, eyes })
})

test.each([
  ['', 1, 'open'],
  ['#at=999&seat=9', 30, 'open'],
  ['#at=-4&seat=0', 1, 'open'],
  ['#at=x&seat=2', 1, 1],
])('%j is read as it can be', (hash, at, eyes) => {
  expect(positionIn(hash, 4, 30)).toEqual({ at, eyes: eyes as 'open' | number })
})
