import { expect, test } from 'bun:test'
import { surfaceOf } from '#games/jelly-monster/board/present.ts'
import { nibbler } from '#games/jelly-monster/bots/nibbler.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import type { Placement, View } from '#games/jelly-monster/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { entered, laidOut } from '#kernel/match.ts'
import { play } from '#kernel/simulation.ts'
import { understandRunes } from '#screen/rehearsal/runes.ts'

understandRunes()
const { Hand } = await import('./hand.svelte.ts')
const { Prop } = await import('#screen/rehearsal/prop.svelte.ts')

const SEATS = 4
const reading = jellyMonster.readOptions({})
if (!reading.ok) throw new Error(reading.problem)
const options = reading.value

interface Moment {
  readonly view: View
  /** What seat 0 is about to do. */
  readonly placement: Placement | null
}

/** A match as seat 0 sees it. */
function momentsOf(seed: string): readonly Moment[] {
  const bots = new Array(SEATS).fill(nibbler)
  const cast = { game: jellyMonster, bots, luck: swiftLuck(seed), mindSeed: seed }
  const { entries } = play(cast, { options, seats: SEATS })
  let match = laidOut(jellyMonster, options, SEATS)
  return entries.map(entry => {
    const view = jellyMonster.view(match.state, 0)
    match = entered(jellyMonster, match, entry)
    const { cause } = entry
    const isOwn = cause.type === 'act' && cause.seat === 0 && cause.action.type === 'place'
    return { view, placement: isOwn ? (cause.action as Placement) : null }
  })
}

function handAt(view: View) {
  const given = new Prop(view)
  const hand = new Hand({
    view: () => given.value,
    now: () => 0,
    act: () => new Promise(() => {}),
    isWarning: () => false,
    isAutomatic: () => false,
    leaving() {},
    returning: async () => {},
    complain() {},
    heard() {},
  })
  return { hand, given }
}

function diceOn(view: View, hand: InstanceType<typeof Hand>): readonly number[] {
  const { districts, centre } = surfaceOf(view, hand.afoot)
  return [...districts.flatMap(({ dice }) => dice), ...centre].map(({ die }) => die)
}

test.each(['sent', 'open'])(
  'a placement that is %s is shown once, however the match goes on',
  how => {
    let stale = 0
    for (const seed of ['one', 'two', 'three']) {
      const moments = momentsOf(seed)
      for (const [from, { view, placement }] of moments.entries()) {
        if (placement === null) continue
        const { hand, given } = handAt(view)
        hand.aim(placement.die, placement.district)
        if (how === 'sent') void hand.commit(null)
        expect(hand.afoot.map(({ die }) => die)).toEqual([placement.die])
        // The page sleeps, somebody else plays for it, and it wakes up somewhere in the match.
        for (let to = from; to < moments.length; to += 7) {
          const later = moments[to]!.view
          given.value = later
          const dice = [...diceOn(later, hand), ...hand.dice]
          expect(new Set(dice).size).toBe(dice.length)
          if (hand.mood.type === 'choosing') {
            const { dice: mine, shown } = later.screens[0]!
            expect(shown![mine.indexOf(hand.mood.die)]).toBe(hand.mood.face)
          } else stale += 1
        }
      }
    }
    expect(stale).toBeGreaterThan(1000)
  },
)
