import { expect, test } from 'bun:test'
import { addressOf, guestsOf } from '#server/guests.ts'

test('an address may do so much and no more, and again after a while', () => {
  let now = 0
  const guests = guestsOf(() => now)
  for (let nth = 0; nth < 30; nth++) expect(guests.allow('a', 'open a table')).toBe(true)
  expect(guests.allow('a', 'open a table')).toBe(false)
  expect(guests.allow('b', 'open a table')).toBe(true)
  expect(guests.allow('a', 'try a code')).toBe(true)
  now = 9_999
  expect(guests.allow('a', 'open a table')).toBe(false)
  now = 20_001
  expect(guests.allow('a', 'open a table')).toBe(true)
})

test('whoever has not asked for long is forgotten, and no sooner', () => {
  let now = 0
  const guests = guestsOf(() => now)
  while (guests.allow('a', 'open a table')) now += 1
  now += 1000
  guests.tidy()
  expect(guests.allow('a', 'open a table')).toBe(false)
})

test('an address is what a trusted proxy says, and only that', () => {
  expect(addressOf('10.0.0.1', null, 0)).toBe('10.0.0.1')
  expect(addressOf('10.0.0.1', '6.6.6.6', 0)).toBe('10.0.0.1')
  expect(addressOf('10.0.0.1', '6.6.6.6, 192.0.2.1', 1)).toBe('192.0.2.1')
  expect(addressOf('10.0.0.1', '192.0.2.1', 2)).toBe('10.0.0.1')
  expect(addressOf('10.0.0.1', null, 1)).toBe('10.0.0.1')
  expect(addressOf(null, null, 0)).toBe('unknown')
})

test('a household has one address', () => {
  expect(addressOf('2001:db8:1:2:aaaa::1', null, 0)).toBe(
    addressOf('2001:db8:1:2:bbbb::2', null, 0),
  )
  expect(addressOf('::ffff:10.0.0.1', null, 0)).toBe('10.0.0.1')
})
