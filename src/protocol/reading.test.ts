import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import * as v from 'valibot'
import { distorted } from '#kernel/distortion.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { bucket } from '#protocol/bucket.ts'
import { CLIENT_MESSAGES, type ClientMessage } from '#protocol/client.ts'
import { CLOSINGS, closingOf } from '#protocol/closing.ts'
import { FRAME_LIMIT, MESSAGE_LIMIT } from '#protocol/limits.ts'
import { readMessage } from '#protocol/reading.ts'
import { TABLE_REFUSALS } from '#protocol/refusal.ts'
import { NOTICES, serverMessage } from '#protocol/server.ts'

const SECRET = 'c2VjcmV0LXNlY3JldC1zZWNyZXQ'

const SAMPLES: readonly ClientMessage[] = [
  { type: 'hello', version: 1, client: 'web 0.1.0', table: 'abc', secret: SECRET },
  { type: 'hello', version: 1, client: 'tv', table: 'abc', secret: null },
  { type: 'join', number: 1, name: 'Anna', seat: null, value: SECRET },
  { type: 'watch', number: 2 },
  { type: 'act', number: 3, action: { type: 'roll' } },
  { type: 'ping', sent: 12.5 },
  { type: 'leave', number: 4 },
  { type: 'look', number: 5 },
  { type: 'throwIn', number: 6, value: SECRET },
  { type: 'configure', number: 7, options: { goal: 20 }, fairness: 'strict', listed: false },
  { type: 'appoint', number: 8, seat: 1, bot: 'wanderer' },
  { type: 'kick', number: 9, seat: 1 },
  { type: 'handOver', number: 10, seat: 1 },
  { type: 'start', number: 11 },
  { type: 'pause', number: 12 },
  { type: 'resume', number: 13 },
  { type: 'rematch', number: 14 },
]

function reasonOf(frame: unknown): string | null {
  const heard = readMessage(frame)
  return heard.ok ? null : heard.refusal.reason
}

describe('what can be read', () => {
  for (const message of SAMPLES) {
    test(`${message.type} reads as itself`, () => {
      expect(readMessage(JSON.stringify(message))).toEqual({ ok: true, message })
    })
  }

  test('there is a sample of every message', () => {
    expect(new Set(SAMPLES.map(({ type }) => type))).toEqual(
      new Set(CLIENT_MESSAGES.keys() as never),
    )
  })
})

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`
}

describe('what cannot', () => {
  const list = (length: number) => JSON.stringify(new Array(length).fill(0))
  const rows: readonly [title: string, frame: unknown, reason: string][] = [
    ['bytes', new Uint8Array(4), 'not-text'],
    ['nothing', '', 'not-json'],
    ['half a message', '{"type":"act"', 'not-json'],
    ['a number', '1', 'unknown-message'],
    ['null', 'null', 'unknown-message'],
    ['a stranger', '{"type":"dance","number":1}', 'unknown-message'],
    ['no number', '{"type":"start"}', 'malformed'],
    ['a number below 0', '{"type":"start","number":-1}', 'malformed'],
    ['half a number', '{"type":"start","number":0.5}', 'malformed'],
    ['too large a number', '{"type":"start","number":1e300}', 'malformed'],
    ['a field too many', '{"type":"start","number":1,"seat":0}', 'malformed'],
    ['a short secret', '{"type":"throwIn","number":1,"value":"abc"}', 'malformed'],
    ['a seat out of the world', '{"type":"kick","number":1,"seat":99}', 'malformed'],
    ['a deep action', `{"type":"act","number":1,"action":${nested(9)}}`, 'too-deep'],
    ['a very deep one', nested(2000), 'too-deep'],
    [
      'an action of many parts',
      `{"type":"act","number":1,"action":${list(300)}}`,
      'too-many-parts',
    ],
    [
      'a long action',
      `{"type":"act","number":1,"action":"${'x'.repeat(MESSAGE_LIMIT)}"}`,
      'too-large',
    ],
    ['a huge frame', ' '.repeat(FRAME_LIMIT + 1), 'too-large'],
    ['a prototype', '{"type":"act","number":1,"action":{"__proto__":{}}}', 'forbidden-key'],
    ['a constructor', '{"type":"act","number":1,"action":[{"constructor":1}]}', 'forbidden-key'],
  ]
  for (const [title, frame, reason] of rows) {
    test(`${title}: ${reason}`, () => expect(reasonOf(frame)).toBe(reason))
  }

  test('is answered to the message and number it came with, where they can be read', () => {
    expect(readMessage('{"type":"kick","number":7,"seat":"x"}')).toMatchObject({
      ok: false,
      refusal: { type: 'refused', to: 'kick', number: 7, reason: 'malformed' },
    })
    expect(readMessage('{"type":"dance","number":-7}')).toMatchObject({
      refusal: { to: null, number: null, reason: 'unknown-message' },
    })
  })

  test('options may be larger and deeper than anything else', () => {
    const options = { deck: new Array(3000).fill({ a: [[[[1]]]] }) }
    const frame = JSON.stringify({
      type: 'configure',
      number: 1,
      options,
      fairness: 'friendly',
      listed: false,
    })
    expect(frame.length).toBeGreaterThan(MESSAGE_LIMIT)
    expect(reasonOf(frame)).toBe('too-many-parts')
    const fewer = { deck: new Array(800).fill({ a: [[[[1]]]] }) }
    expect(reasonOf(frame.replace(JSON.stringify(options), JSON.stringify(fewer)))).toBeNull()
  })
})

test('no frame makes the reader throw, and every refusal is a known one', () => {
  const whim = swiftLuck('frames').chance('table', 0)
  for (let i = 0; i < 6000; i++) {
    const sample = SAMPLES[i % SAMPLES.length]!
    let text = JSON.stringify(distorted(sample, whim)) ?? ''
    if (i % 3 === 0) {
      const at = whim.below(text.length + 1)
      text =
        text.slice(0, at) + String.fromCharCode(whim.below(256)) + text.slice(at + whim.below(3))
    }
    const heard = readMessage(text)
    if (!heard.ok) expect(TABLE_REFUSALS as readonly string[]).toContain(heard.refusal.reason)
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => readMessage(text) !== null))
  expect(Object.keys(Object.prototype)).toEqual([])
}, 60_000)

test('an action reads as its schema reads it, whatever is wrong with it', () => {
  const whim = swiftLuck('actions').chance('table', 0)
  const schema = CLIENT_MESSAGES.get('act')!
  let read = 0
  for (let i = 0; i < 4000; i++) {
    let raw: unknown = { type: 'act', number: whim.below(9), action: { type: 'roll' } }
    for (let times = whim.below(3); times > 0; times--) raw = distorted(raw, whim)
    const text = JSON.stringify(raw) ?? 'null'
    const heard = readMessage(text)
    const reading = v.safeParse(schema, JSON.parse(text))
    if (heard.ok && heard.message.type === 'act') read += 1
    if (heard.ok && reading.success) expect(heard.message).toEqual(reading.output)
    else if (heard.ok) expect(heard.message.type).not.toBe('act')
    else if (reading.success) expect(['forbidden-key']).toContain(heard.refusal.reason)
  }
  expect(read).toBeGreaterThan(1000)
})

test('every close code is its own, with a sentence and a way back', () => {
  const all = Object.entries(CLOSINGS)
  expect(new Set(all.map(([, { code }]) => code)).size).toBe(all.length)
  for (const [reason, closing] of all) {
    expect(closing.sentence).toBe(`closed.${reason}` as never)
    expect(closingOf(closing.code)).toEqual(closing)
  }
  expect(closingOf(1006)).toEqual({ sentence: 'closed.network', back: 'at-once' })
})

test('a bucket lets a burst through and then the rate', () => {
  const { take } = bucket(20, 40)
  let taken = 0
  for (let now = 0; now < 10_000; now++) if (take(now)) taken += 1
  expect(taken).toBe(40 + 199)
  expect(take(5000)).toBe(false)
  expect(take(12_000)).toBe(true)
})

test('the page on the protocol tells of every message, refusal and close code', async () => {
  const page = await Bun.file(new URL('../../docs/protocol.md', import.meta.url)).text()
  const types = serverMessage.options.map(option => option.entries.type.literal)
  for (const word of [...CLIENT_MESSAGES.keys(), ...types, ...TABLE_REFUSALS, ...NOTICES]) {
    expect(page).toContain(`\`${word}\``)
  }
  for (const [reason, { code }] of Object.entries(CLOSINGS)) {
    expect(page).toContain(`| ${code} | \`${reason}\``)
  }
})
