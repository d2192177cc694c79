import { describe, expect, test } from 'bun:test'
import { registry } from '#games/registry.ts'
import type { Tally } from '#sim/campaign.ts'
import { crew } from '#sim/crew.ts'
import { FAULTS, missingFaults } from '#sim/fault.ts'
import { keptSeeds, readSeeds } from '#sim/seeds.ts'
import { simulated } from '#sim/simulation.ts'

/** Generous, for a busy machine. */
const LIMIT = 600_000
const MATCHES = 2000

describe('simulated matches with faults', () => {
  let tally: Tally | null = null
  test(
    `all checks hold in ${MATCHES} of them, in all games`,
    async () => {
      tally = await crew({ seed: 'ci', matches: MATCHES }, 2)
      expect(tally.failed).toBeNull()
      expect(tally.matches).toBeGreaterThanOrEqual(MATCHES)
    },
    LIMIT,
  )

  test('every kind of fault came about, and often', () => {
    expect(missingFaults(tally!.faults)).toEqual([])
    for (const fault of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
      expect([fault, tally!.faults[fault] >= 20]).toEqual([fault, true])
    }
  })
})

describe('seeds that once failed', () => {
  for (const { seed, game, why } of keptSeeds()) {
    test(
      `${seed}: ${why}`,
      () => {
        const games = registry.filter(entry => game === null || entry.game.id === game)
        expect(simulated({ seed, games }).failure).toBeNull()
      },
      LIMIT,
    )
  }

  test('say why they are kept', () => {
    expect(() => readSeeds('17 dice-run\n')).toThrow('does not say why')
    expect(readSeeds('\na/1 pig # it was so\n')).toEqual([
      { seed: 'a/1', game: 'pig', why: 'it was so' },
    ])
  })
})

describe('one seed', () => {
  test(
    'is one course of events, to the last byte of the trace',
    () => {
      for (const seed of ['same/2', 'same/4', 'same/6']) {
        const one = simulated({ seed, isTraced: true })
        expect(simulated({ seed, isTraced: true })).toEqual(one)
        expect(one.trace.length).toBeGreaterThan(100)
      }
    },
    LIMIT,
  )
})
