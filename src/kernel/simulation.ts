// Plays whole matches with bots, in match time: hesitations cost no waiting.

import { pick } from '#kernel/chance.ts'
import type { Bot, Game, Millis, Seat, Vocabulary } from '#kernel/game.ts'
import { type Luck, swiftLuck } from '#kernel/luck.ts'
import { type Entry, type Match, referee, type Step } from '#kernel/match.ts'
import type { Opening } from '#kernel/replay.ts'

export interface Played<V extends Vocabulary> {
  readonly match: Match<V>
  readonly entries: readonly Entry<V>[]
  /** Actions that came too late or were a bot's mistake. */
  readonly refusals: number
}

export interface Cast<V extends Vocabulary> {
  readonly game: Game<V>
  /** One for each seat. */
  readonly bots: readonly Bot<V>[]
  readonly luck: Luck
  /** Seeds what the bots' own minds do; the match's luck is never theirs. */
  readonly mindSeed: string
}

const PATIENCE: Millis = 1000
const MOST_ENTRIES = 100_000

interface Intention<V extends Vocabulary> {
  readonly action: V['Action']
  readonly at: Millis
}

export function play<V extends Vocabulary>(cast: Cast<V>, opening: Opening<V>): Played<V> {
  const { game, bots, luck } = cast
  const decide = referee(game, luck)
  const minds = swiftLuck(cast.mindSeed)
  const thoughts = bots.map(() => 0)
  const intentions: (Intention<V> | null)[] = bots.map(() => null)
  const heard: V['Event'][][] = bots.map(() => [])
  const entries: Entry<V>[] = []
  let refusals = 0
  let now: Millis = 0
  let match = take(decide.begin(opening.options, opening.seats))

  function take(step: Step<V>): Match<V> {
    for (const entry of step.entries) {
      entries.push(entry)
      for (const event of entry.events) tell(game, event, heard)
    }
    if (step.refusal !== null) refusals += 1
    if (entries.length > MOST_ENTRIES) throw new Error(`${game.id}: this match does not end`)
    return step.match
  }

  function think(): void {
    for (let seat = 0; seat < bots.length; seat++) {
      if (intentions[seat] !== null) continue
      const chance = minds.chance(seat, thoughts[seat]!)
      thoughts[seat] = thoughts[seat]! + 1
      const view = game.view(match.state, seat)
      const choice = bots[seat]!.choose(view, { now, chance }, heard[seat]!)
      intentions[seat] = choice && { action: choice.action, at: now + choice.after }
    }
  }

  while (game.ending(match.state) === null) {
    think()
    const seat = earliest(intentions)
    const due = game.alarm(match.state)
    const intention = seat === null ? null : intentions[seat]!
    if (due !== null && (intention === null || due <= intention.at)) {
      now = Math.max(now, due)
      match = take(decide.advance(match, now))
    } else if (intention !== null && seat !== null) {
      now = Math.max(now, intention.at)
      intentions[seat] = null
      match = take(decide.submit(match, now, seat, intention.action))
    } else {
      now += PATIENCE
      if (now - match.at > 100 * PATIENCE) throw new Error(`${game.id}: nobody moves on`)
    }
  }
  return { match, entries, refusals }
}

/** Does anything that is allowed, after a short while. */
export function wanderer<V extends Vocabulary>(game: Game<V>): Bot<V> {
  return {
    name: 'wanderer',
    choose(view, { now, chance }) {
      const offers = game.legal(view, now)
      if (offers.length === 0) return null
      return { action: pick(offers, chance), after: 200 + chance.below(1000), why: 'whim' }
    },
  }
}

function tell<V extends Vocabulary>(game: Game<V>, event: V['Event'], heard: V['Event'][][]): void {
  const audience = game.audience(event)
  for (let seat: Seat = 0; seat < heard.length; seat++) {
    if (audience === 'everyone' || audience.includes(seat)) heard[seat]!.push(event)
  }
}

function earliest<V extends Vocabulary>(
  intentions: readonly (Intention<V> | null)[],
): number | null {
  let first: number | null = null
  for (let seat = 0; seat < intentions.length; seat++) {
    const intention = intentions[seat]
    if (!intention) continue
    if (first === null || intention.at < intentions[first]!.at) first = seat
  }
  return first
}
