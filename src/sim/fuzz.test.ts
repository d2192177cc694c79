import { describe, expect, test } from 'bun:test'
import { type Registered, registry } from '#games/registry.ts'
import type { Vocabulary } from '#kernel/game.ts'
import { flawOf, fuzzed, MOST_GROWTH } from '#sim/fuzz.ts'

const LIMIT = 300_000
const MESSAGES = 40_000

describe('mutated messages', () => {
  test(
    'change nothing at tables of all games, are refused each for its reason, and are forgotten',
    () => {
      const found = fuzzed(registry, MESSAGES, 'share')
      expect(found.problem).toBeNull()
      expect(found.sent).toBeGreaterThanOrEqual(MESSAGES)
      const wanted = ['not-text', 'not-json', 'too-large', 'too-deep', 'forbidden-key']
      const further = ['unknown-message', 'malformed', 'not-seated', 'not-host', 'paused']
      const last = ['not-started', 'match-over', 'number-used', 'bad-action', 'no-secret']
      for (const reason of [...wanted, ...further, ...last]) {
        expect([reason, (found.reasons.get(reason) ?? 0) > 50]).toEqual([reason, true])
      }
      for (const reason of ['not-your-turn', 'not-your-die', 'acknowledged again']) {
        expect([reason, found.reasons.has(reason)]).toEqual([reason, true])
      }
      expect(flawOf(found)).toBeNull()
    },
    LIMIT,
  )

  test(
    'that a game keeps are seen in memory',
    () => {
      const kept: unknown[] = []
      const hoarders = registry.map(entry => hoarder(entry, kept))
      const found = fuzzed(hoarders, MESSAGES, 'share')
      expect(found.problem).toBeNull()
      expect(kept.length).toBeGreaterThan(100)
      expect(flawOf(found)).toStartWith('memory grew by ')
    },
    LIMIT,
  )

  test('that were never tried are missed', () => {
    const found = fuzzed(registry.slice(0, 1), 2000, 'share')
    expect(flawOf(found)).toBeNull()
    const mutations = { ...found.mutations, deep: 0 }
    expect(flawOf({ ...found, mutations })).toBe('never tried: deep')
    expect(flawOf({ ...found, heap: [0, 0, MOST_GROWTH] })).toBeNull()
  })
})

/** A game that never forgets what it was asked to read. */
function hoarder(entry: Registered<Vocabulary>, kept: unknown[]): Registered<Vocabulary> {
  const { game } = entry
  return {
    ...entry,
    game: {
      ...game,
      readAction(raw) {
        kept.push(structuredClone({ raw, all: Array.from({ length: 40 }, (_, nth) => [nth]) }))
        return game.readAction(raw)
      },
    },
  }
}
