// Bots are honest: whatever is hidden from a seat may be different, and its bot chooses the same.
// All seats share one process, so the others think first, each time about another truth.

import { bots } from '#games/dice-run/bots/bots.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { sample } from '#games/dice-run/sample.ts'
import { optionsOf } from '#games/dice-run/trials/scene.ts'
import type { DiceRun, Event, State } from '#games/dice-run/vocabulary.ts'
import type { Bot, Chance, Seat, Thought } from '#kernel/game.ts'
import { type Luck, swiftLuck } from '#kernel/luck.ts'

interface Position {
  readonly state: State
  /** By seat. */
  readonly heard: readonly Event[][]
}

/** One step in so many is looked at: the steps between only lead there. */
const STRIDE = 5

/** Tries so many choices. Returns what a bot seems to have known, or `null`. */
export function honesty(choices: number, seed: string, tried = bots): string | null {
  let made = 0
  for (let match = 0; made < choices; match++) {
    const luck = swiftLuck(`${seed}/${match}`)
    const minds = swiftLuck(`${seed}/${match}/minds`)
    let position = opened(luck, 2 + (match % 5))
    for (let step = 1; made < choices; step++) {
      const seat = actor(position.state)
      if (seat === null) break
      if (step % STRIDE === 0) {
        for (const bot of tried) {
          const problem = difference(bot, position, seat, minds)
          if (problem !== null) return `${seed}/${match}, step ${step}: ${problem}`
          made += 1
        }
      }
      position = moved(position, seat, luck, step)
    }
  }
  return null
}

function difference(
  bot: Bot<DiceRun>,
  { state, heard }: Position,
  seat: Seat,
  minds: Luck,
): string | null {
  const view = diceRun.view(state, seat)
  const twin = diceRun.imagine(view, minds.chance('table', 1))
  const choices = [state, twin].map(truth => {
    distract(bot, { state: truth, heard }, seat, minds)
    return told(bot.choose(view, { now: 0, chance: minds.chance(seat, 0) }, heard[seat]!))
  })
  if (choices[0] === choices[1]) return null
  return `${bot.name} on seat ${seat} chooses ${choices[0]} or ${choices[1]}`
}

/** Every other seat is given the turn, so that whatever a bot keeps in mind is another's. */
function distract(bot: Bot<DiceRun>, { state, heard }: Position, seat: Seat, minds: Luck): void {
  for (let other = 0; other < state.seats.length; other++) {
    if (other === seat) continue
    const { open } = state
    const step = open.step.type === 'turn' ? { ...open.step, seat: other } : open.step
    const view = diceRun.view({ ...state, open: { ...open, step } }, other)
    bot.choose(view, { now: 0, chance: minds.chance(other, 0) }, heard[other]!)
  }
}

function told(thought: Thought<DiceRun> | null): string {
  return JSON.stringify(thought)
}

function opened(luck: Luck, seats: number): Position {
  const laid = diceRun.setUp(optionsOf({ twoPlayers: true, undo: false }), seats)
  const events = diceRun.start(laid, { now: 0, chance: luck.chance('table', 0) })
  const heard = Array.from({ length: seats }, (): Event[] => [])
  return followed({ state: laid, heard }, events)
}

/** The first seat that can do something. */
function actor(state: State): Seat | null {
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (diceRun.fallback(diceRun.view(state, seat), 0) !== null) return seat
  }
  return null
}

/** Somebody plays on, anyhow. */
function moved(position: Position, seat: Seat, luck: Luck, step: number): Position {
  const { state } = position
  const chance: Chance = luck.chance(seat, step)
  const action = sample(diceRun.view(state, seat), chance)!
  const decision = diceRun.act(state, seat, action, { now: 0, chance })
  if (!decision.ok) throw new Error(`${JSON.stringify(action)} is refused: ${decision.refusal}`)
  return followed(position, decision.events)
}

function followed({ state, heard }: Position, events: readonly Event[]): Position {
  for (const event of events) {
    const audience = diceRun.audience(event)
    heard.forEach((ears, seat) => {
      if (audience === 'everyone' || audience.includes(seat)) ears.push(event)
    })
  }
  return { state: events.reduce(diceRun.evolve, state), heard }
}
