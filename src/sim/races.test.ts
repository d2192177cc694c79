import { describe, expect, test } from 'bun:test'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { manners } from '#games/jelly-monster/manners.ts'
import { bench } from '#sim/bench.ts'
import { RACES, shareOfFirst } from '#sim/races.ts'

const LIMIT = 300_000
const SHARE = 4000

describe('races at a friendly table', () => {
  for (const [name, { racers, from, to }] of Object.entries(RACES)) {
    test(
      `${name}: the first wins ${from} to ${to} % of ${SHARE}`,
      () => {
        const share = shareOfFirst(racers, SHARE, 'share')
        expect(share).toBeGreaterThanOrEqual(from)
        expect(share).toBeLessThanOrEqual(to)
      },
      LIMIT,
    )
  }
})

describe('in ten seconds', () => {
  test(
    'a script that asks every five milliseconds gets no more rolls than a hand',
    () => {
      const { script, hand } = rolls({})
      expect(hand).toBeGreaterThan(10)
      expect(script).toBeLessThanOrEqual(17)
      expect(script - hand).toBeLessThanOrEqual(2)
    },
    LIMIT,
  )

  test(
    'it is the interval alone that holds a script back',
    () => {
      const { script, hand } = rolls({ rollInterval: 300 })
      expect(script).toBeGreaterThan(30)
      expect(hand).toBeLessThanOrEqual(17)
    },
    LIMIT,
  )
})

/** How often each gets to roll: one who asks all the time, and one who asks every 600 ms. */
function rolls(options: object): { readonly script: number; readonly hand: number } {
  const game = { ...jellyMonster, readOptions: () => jellyMonster.readOptions(options) }
  const stage = bench({ game, manners, bots: [], understudy: null }, 4)
  let number = 0
  const say = (who: number, words: object) => {
    number += 1
    stage.do({ type: 'hear', who, message: { number, ...words } as never })
    stage.pass(5)
  }
  for (const who of [0, 1, 2]) {
    stage.do({ type: 'arrive', who })
    const value = `the-value-of-person-${who}`
    say(who, { type: 'join', name: `P${who}`, seat: null, value })
  }
  say(0, { type: 'start' })
  for (const who of [0, 1, 2]) say(who, { type: 'act', action: { type: 'ready' } })
  stage.pass(3100)
  const end = stage.agenda.now() + 10_000
  for (let nth = 0; stage.agenda.now() < end; nth++) {
    say(0, { type: 'act', action: { type: 'roll' } })
    if (nth % 120 === 0) say(1, { type: 'act', action: { type: 'roll' } })
  }
  const heard = (seat: number) =>
    stage.said[2]!.filter(text => text.includes(`{"type":"rolled","seat":${seat}}`)).length
  return { script: heard(0), hand: heard(1) }
}
