import { describe, expect, test } from 'bun:test'
import { distorted } from '#kernel/distortion.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Phrases, phrases } from '#protocol/phrases.ts'
import { readMessage } from '#protocol/reading.ts'

const ROLL = { type: 'roll' }

function frameOf(number: number | string, action = JSON.stringify(ROLL)): string {
  return `{"type":"act","number":${number},"action":${action}}`
}

/** As the reader does it. */
function learn(known: Phrases, frame: string): void {
  const heard = readMessage(frame, phrases())
  if (heard.ok && heard.message.type === 'act') known.learn(frame, heard.message)
}

function knowing(...frames: readonly string[]): Phrases {
  const known = phrases()
  for (const frame of frames) learn(known, frame)
  return known
}

describe('a phrase', () => {
  test('is known the second time, under any number', () => {
    const known = knowing(frameOf(1))
    expect(known.recall(frameOf(987_654))).toEqual({ type: 'act', number: 987_654, action: ROLL })
    expect(known.recall(frameOf(0))).toEqual({ type: 'act', number: 0, action: ROLL })
  })

  test('is not known before, nor with a blank in another place', () => {
    const known = knowing(frameOf(1, '{"type":"flip"}'))
    expect(known.recall(frameOf(1))).toBeNull()
    expect(known.recall(frameOf(1, '{"type": "flip"}'))).toBeNull()
  })

  test('nobody can change', () => {
    const known = knowing(frameOf(1, '{"type":"give","to":[1,2]}'))
    const { action } = known.recall(frameOf(2, '{"type":"give","to":[1,2]}'))!
    expect(Object.isFrozen(action)).toBe(true)
    expect(Object.isFrozen((action as { to: unknown }).to)).toBe(true)
  })

  test('that is long is not kept', () => {
    const long = JSON.stringify('x'.repeat(200))
    expect(knowing(frameOf(1, long)).recall(frameOf(1, long))).toBeNull()
  })

  const numbers = ['', '-1', '01', '1.5', '1e3', '9007199254740993', '"1"', 'null']
  for (const number of numbers) {
    test(`is not taken from a frame whose number is ${number || 'missing'}`, () => {
      expect(knowing(frameOf(1)).recall(frameOf(number))).toBeNull()
    })
  }

  test('is one value: fields behind it are not taken for it', () => {
    const smuggled = '{"type":"roll"},"number":7'
    expect(knowing(frameOf(7, smuggled)).recall(frameOf(8, smuggled))).toBeNull()
  })
})

test('frames read the same whether or not their phrases are known', () => {
  const whim = swiftLuck('phrases').chance('table', 0)
  const known = phrases()
  let recalled = 0
  for (let i = 0; i < 5000; i++) {
    let message: unknown = { type: 'act', number: whim.below(30), action: ROLL }
    for (let times = whim.below(3); times > 0; times--) message = distorted(message, whim)
    const frame = JSON.stringify(message) ?? ''
    if (known.recall(frame) !== null) recalled += 1
    expect(readMessage(frame, known)).toEqual(readMessage(frame, phrases()))
  }
  expect(recalled).toBeGreaterThan(1000)
})

test('whoever says ever new things fills no memory, and takes nothing away for long', () => {
  const known = phrases()
  for (let i = 0; i < 3000; i++) learn(known, frameOf(i, `{"type":"${i}"}`))
  expect(known.recall(frameOf(1, '{"type":"5"}'))).toBeNull()
  learn(known, frameOf(1))
  expect(known.recall(frameOf(2))).not.toBeNull()
})
