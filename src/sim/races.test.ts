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

test(
  'a script gets no more rolls in ten seconds than the interval allows a hand',
  () => {
    const setting = { game: jellyMonster, manners, bots: [], understudy: null }
    const stage = bench(setting, 4)
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
    const rolls = (seat: number) =>
      stage.said[2]!.filter(text => text.includes(`{"type":"rolled","seat":${seat}}`)).length
    expect(rolls(1)).toBeGreaterThan(10)
    expect(rolls(0)).toBeLessThanOrEqual(17)
    expect(rolls(0) - rolls(1)).toBeLessThanOrEqual(2)
  },
  LIMIT,
)
