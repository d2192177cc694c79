// Bots are honest: whatever is hidden from a seat may be different, and its bot chooses the same.
// All seats share one process, so the others think first, each time about another truth.

import { bots } from '#games/jelly-monster/bots/bots.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { HOSTS } from '#games/jelly-monster/trials/hosts.ts'
import type { Event, JellyMonster, State } from '#games/jelly-monster/vocabulary.ts'
import type { Bot, Millis, Seat } from '#kernel/game.ts'
import { type Luck, swiftLuck } from '#kernel/luck.ts'
import { laidOut } from '#kernel/match.ts'
import { walk } from '#kernel/walk.ts'

interface Position {
  readonly state: State
  readonly now: Millis
  /** By seat. */
  readonly heard: readonly Event[][]
}

/** One entry in so many is looked at: those between only lead there. */
const STRIDE = 11
const LONGEST_MATCH = 3000

/** Tries so many choices. Returns what a bot seems to have known, or `null`. */
export function honesty(choices: number, seed: string, tried = bots): string | null {
  let made = 0
  for (let match = 0; made < choices; match++) {
    const minds = swiftLuck(`${seed}/${match}/minds`)
    for (const { position, step } of positionsOf(`${seed}/${match}`, match)) {
      const seat = actor(position, step)
      if (seat === null) continue
      const bot = tried[made % tried.length]!
      const problem = difference(bot, position, seat, minds)
      if (problem !== null) return `${seed}/${match}, step ${step}: ${problem}`
      made += 1
      if (made >= choices) break
    }
  }
  return null
}

/** Some of the positions that a random match comes through. */
function* positionsOf(seed: string, match: number) {
  const options = HOSTS[match % HOSTS.length]!
  const seats = 3 + (match % 3)
  const { entries } = walk(jellyMonster, { options, seats, seed, bound: LONGEST_MATCH })
  const heard = Array.from({ length: seats }, (): Event[] => [])
  let { state } = laidOut(jellyMonster, options, seats)
  for (const { seq, at, events } of entries) {
    for (const event of events) {
      state = jellyMonster.evolve(state, event)
      const audience = jellyMonster.audience(event)
      heard.forEach((ears, seat) => {
        if (audience === 'everyone' || audience.includes(seat)) ears.push(event)
      })
    }
    const isAsked = state.stage.type === 'scoring'
    if (isAsked || seq % STRIDE === 0) yield { position: { state, now: at, heard }, step: seq }
  }
}

/** A seat that can do something, now this one and now that. */
function actor({ state }: Position, step: number): Seat | null {
  const seats = state.screens.length
  for (let nth = 0; nth < seats; nth++) {
    const seat = (step + nth) % seats
    const offers = jellyMonster.legal(jellyMonster.view(state, seat), Number.MAX_SAFE_INTEGER)
    if (offers.length > 0) return seat
  }
  return null
}

function difference(
  bot: Bot<JellyMonster>,
  { state, now, heard }: Position,
  seat: Seat,
  minds: Luck,
): string | null {
  const twin = jellyMonster.imagine(jellyMonster.view(state, seat), minds.chance('table', 1))
  const choices = [state, twin].map(truth => {
    for (let other = 0; other < state.screens.length; other++) {
      if (other === seat) continue
      const view = jellyMonster.view(truth, other)
      bot.choose(view, { now, chance: minds.chance(other, 0) }, heard[other]!)
    }
    const view = jellyMonster.view(truth, seat)
    return JSON.stringify(bot.choose(view, { now, chance: minds.chance(seat, 0) }, heard[seat]!))
  })
  if (choices[0] === choices[1]) return null
  return `${bot.name} on seat ${seat} chooses ${choices[0]} or ${choices[1]}`
}
