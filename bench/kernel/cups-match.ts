// A match of Cups by a timetable: by its rules alone, through the referee, by the rival. What may
// be done does not depend on the dice, so the same timetable suits all of them.

import type { Millis, Seat } from '#kernel/game.ts'
import { type Luck, swiftLuck } from '#kernel/luck.ts'
import { referee } from '#kernel/match.ts'
import { type Cups, cups } from '#kernel/toys/cups.ts'
import type { RivalEngine } from '../rivals/engine.ts'
import type { RivalCups } from './rival-cups.ts'

export const CUPS_SEATS = 5

const ROUNDS = 3
const ROUND: Millis = 15_000
const BETWEEN_SHAKES: Millis = 500
const MOST_SHAKES = 5

interface Deed {
  readonly at: Millis
  readonly seat: Seat
  readonly action: Cups['Action']
}

const TIMETABLES = Array.from({ length: 64 }, (_, seed) => timetable(seed))

/** Everybody shakes a few times and keeps; then somebody turns the sand. */
function timetable(seed: number): readonly Deed[] {
  const whim = swiftLuck(`timetable ${seed}`).chance('table', 0)
  const deeds: Deed[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begins = round * ROUND
    for (let seat = 0; seat < CUPS_SEATS; seat++) {
      const shakes = 1 + whim.below(MOST_SHAKES)
      for (let nth = 0; nth <= shakes; nth++) {
        const type = nth < shakes ? 'shake' : 'keep'
        const at = begins + nth * BETWEEN_SHAKES + whim.below(100)
        deeds.push({ at, seat, action: { type } })
      }
    }
    const at = begins + (MOST_SHAKES + 1) * BETWEEN_SHAKES
    deeds.push({ at, seat: whim.below(CUPS_SEATS), action: { type: 'turnSand' } })
  }
  return deeds.toSorted((one, other) => one.at - other.at)
}

const timetableOf = (seed: number) => TIMETABLES[seed % TIMETABLES.length]!

export function cupsByRules(seed: number): number {
  const moment = { now: 0, chance: swiftLuck(`${seed}`).chance('table', 0) }
  const deeds = timetableOf(seed)
  let state = cups.setUp({}, CUPS_SEATS)

  function believe(events: readonly Cups['Event'][]): void {
    for (let nth = 0; nth < events.length; nth++) state = cups.evolve(state, events[nth]!)
  }

  function ring(): void {
    moment.now = state.runsOutAt
    believe(cups.ring(state, moment))
  }

  believe(cups.start(state, moment))
  for (let nth = 0; nth < deeds.length; nth++) {
    const { at, seat, action } = deeds[nth]!
    if (state.runsOutAt <= at) ring()
    moment.now = at
    const decision = cups.act(state, seat, action, moment)
    if (!decision.ok) throw new Error(decision.refusal)
    believe(decision.events)
  }
  ring()
  if (state.round <= ROUNDS) throw new Error('the timetable is too short')
  return deeds.length
}

export function cupsByReferee(luck: Luck, seed: number): number {
  const decide = referee(cups, luck)
  const deeds = timetableOf(seed)
  let { match } = decide.begin({}, CUPS_SEATS)
  for (let nth = 0; nth < deeds.length; nth++) {
    const { at, seat, action } = deeds[nth]!
    const step = decide.submit(match, at, seat, action)
    if (step.refusal !== null) throw new Error(step.refusal)
    match = step.match
  }
  match = decide.advance(match, match.state.runsOutAt).match
  if (match.state.round <= ROUNDS) throw new Error('the timetable is too short')
  return deeds.length
}

export function cupsByRival(engine: RivalEngine<RivalCups>, seed: number): number {
  const deeds = timetableOf(seed)
  let state = engine.begin(CUPS_SEATS, `${seed}`)

  function ring(): void {
    const args = [state.G.runsOutAt]
    state = engine.make(state, { type: 'liftCups', playerID: '0', args })
  }

  for (let nth = 0; nth < deeds.length; nth++) {
    const { at, seat, action } = deeds[nth]!
    if (state.G.runsOutAt <= at) ring()
    state = engine.make(state, { type: action.type, playerID: `${seat}`, args: [at] })
  }
  ring()
  if (state.ctx.gameover === undefined) throw new Error('the timetable is too short')
  return deeds.length
}
