import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { readSettings } from '#server/settings.ts'

const ROOT = join(import.meta.dir, '..', '..')

test('nothing needs to be set', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    value: {
      address: { host: '0.0.0.0', port: 4000 },
      folder: join(ROOT, 'data'),
      origins: null,
      keepDays: 30,
      mostTables: 5000,
      mostConnections: 20_000,
      proxies: 0,
      log: 'trouble',
    },
  })
})

test('everything can be', () => {
  const settings = readSettings({
    PORT: '80',
    HOST: '::',
    DATA: '/var/lib/gobelet',
    ORIGINS: 'https://a.example, http://b.example:8080',
    KEEP_DAYS: '7',
    MOST_TABLES: '10',
    MOST_CONNECTIONS: '60',
    PROXIES: '1',
    LOG: 'all',
  })
  expect(settings).toEqual({
    ok: true,
    value: {
      address: { host: '::', port: 80 },
      folder: '/var/lib/gobelet',
      origins: ['https://a.example', 'http://b.example:8080'],
      keepDays: 7,
      mostTables: 10,
      mostConnections: 60,
      proxies: 1,
      log: 'all',
    },
  })
})

describe('what is not understood is refused, by name', () => {
  test.each([
    [{ PORT: 'four' }, 'PORT is "four"'],
    [{ KEEP_DAYS: '0' }, 'KEEP_DAYS is "0". Use a whole number from 1 to 3650.'],
    [{ KEEP_DAYS: 'for ever' }, 'KEEP_DAYS is "for ever"'],
    [{ MOST_TABLES: '-1' }, 'MOST_TABLES is "-1"'],
    [{ MOST_CONNECTIONS: '1e3' }, 'MOST_CONNECTIONS is "1e3"'],
    [{ PROXIES: 'yes' }, 'PROXIES is "yes". Use a whole number from 0 to 5.'],
    [{ LOG: 'some' }, 'LOG is "some". Use all, trouble, none.'],
    [{ ORIGINS: 'play.example.org' }, 'ORIGINS has "play.example.org"'],
    [{ ORIGINS: 'https://a.example/' }, 'ORIGINS has "https://a.example/"'],
    [{ ORIGINS: 'https://a.example,*' }, 'ORIGINS has "*"'],
    [{ ORIGINS: 'ftp://a.example' }, 'ORIGINS has "ftp://a.example"'],
  ])('%j', (environment, part) => {
    const reading = readSettings(environment)
    expect(reading.ok).toBe(false)
    if (!reading.ok) expect(reading.problem).toContain(part)
  })
})
