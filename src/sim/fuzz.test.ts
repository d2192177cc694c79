import { describe, expect, test } from 'bun:test'
import { registry } from '#games/registry.ts'
import { fuzzed } from '#sim/fuzz.ts'

const LIMIT = 300_000
const MESSAGES = 8000

describe('mutated messages', () => {
  for (const entry of registry) {
    test(
      `change nothing at a table of ${entry.game.id}, and are refused each for its reason`,
      () => {
        const { sent, reasons, problem } = fuzzed(entry, MESSAGES, 'share')
        expect(problem).toBeNull()
        expect(sent).toBeGreaterThanOrEqual(MESSAGES)
        const wanted = ['not-text', 'not-json', 'too-large', 'too-deep', 'forbidden-key']
        const further = ['unknown-message', 'malformed', 'not-seated', 'not-host', 'paused']
        const last = ['not-started', 'match-over', 'number-used', 'bad-action']
        for (const reason of [...wanted, ...further, ...last]) {
          expect([reason, (reasons.get(reason) ?? 0) > 0]).toEqual([reason, true])
        }
      },
      LIMIT,
    )
  }
})
