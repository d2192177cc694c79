// A short look into many futures that may be true: to the own next turn, where the net judges.

import { guessTargets } from '#games/dice-run/bots/guess.ts'
import {
  blankModel,
  type Model,
  PHASE,
  PHASES,
  playerAt,
  SEAT,
  SEATS,
  STAGE,
  TARGETS,
} from '#games/dice-run/bots/model.ts'
import { settle, takeTurn } from '#games/dice-run/bots/playing.ts'
import type { Ply } from '#games/dice-run/bots/ply.ts'
import { type Thinker, worthOf } from '#games/dice-run/bots/ponder.ts'
import type { Eyes } from '#games/dice-run/bots/prospects.ts'
import { likelyPly } from '#games/dice-run/bots/rivals.ts'
import { settleRivals, worthAfterStage } from '#games/dice-run/bots/settling.ts'
import { swift } from '#games/dice-run/bots/swift.ts'
import { bestOf, isSettled } from '#games/dice-run/bots/tally.ts'
import { dealCards } from '#games/dice-run/bots/unseen.ts'
import { lowest, withoutLowest } from '#games/dice-run/dice.ts'
import { TARGET_COUNT } from '#games/dice-run/targets.ts'
import type { Chance } from '#kernel/game.ts'

export interface Effort {
  /** How many plies are looked into. */
  readonly plies: number
  /** How many futures are dealt. */
  readonly futures: number
  /** How many things a rival tries before it plays. */
  readonly glances: number
}

const dealt = blankModel()
const played = blankModel()
const settled = blankModel()

export interface Question {
  readonly model: Model
  readonly eyes: Eyes
  /** What this seat has not seen; its order is used up. */
  readonly cards: Int32Array
  readonly chance: Chance
}

/** The ply that promises most, among the few that the net thinks most of. */
export function search(mind: Thinker, question: Question, effort: Effort): Ply {
  const { model, eyes, cards, chance } = question
  let contenders = foremost(mind, effort.plies)
  const draws = model[SEATS]! + 1
  // Half of what is left drops out each time an equal part of the effort is spent.
  const rounds = 32 - Math.clz32(contenders.length - 1)
  const share = (effort.futures * contenders.length) / Math.max(1, rounds)
  for (let round = 0; round < rounds; round++) {
    const futures = Math.ceil(share / contenders.length)
    for (let future = 0; future < futures; future++) {
      dealt.set(model)
      guessTargets(dealt, eyes, chance)
      dealCards(dealt, eyes.me, cards, { chance, draws })
      const seed = chance.below(0x100000000)
      // The same luck for all, so that only the plies make a difference.
      for (const contender of contenders) {
        const luck = swift({ below: () => seed })
        lookInto(mind, contender, eyes, { luck, glances: effort.glances })
      }
    }
    contenders.sort((one, other) => promiseOf(other) - promiseOf(one))
    contenders = contenders.slice(0, Math.ceil(contenders.length / 2))
  }
  return contenders[0]!.ply
}

/** A ply and what its futures promised. */
interface Contender {
  readonly ply: Ply
  futures: number
  /** If the best target at that time is settled on whenever the stage ends. */
  adapting: number
  /** By target: if that one is settled on. */
  readonly insisting: Float64Array
}

/** What is settled on cannot depend on what nobody can know, so it is decided over all futures. */
function promiseOf({ futures, adapting, insisting }: Contender): number {
  return Math.max(adapting, ...insisting) / futures
}

/** Plays one future to the own next turn or the end of the stage. */
function lookInto(
  mind: Thinker,
  contender: Contender,
  eyes: Eyes,
  { luck, glances }: { readonly luck: Chance; readonly glances: number },
): void {
  const { me } = eyes
  played.set(dealt)
  const stage = played[STAGE]!
  takeTurn(played, contender.ply, luck)
  while (played[PHASE] === PHASES.turn && played[STAGE] === stage && played[SEAT] !== me) {
    takeTurn(played, likelyPly(played, luck, glances), luck)
  }
  contender.futures += 1
  if (played[PHASE] === PHASES.choosing) {
    settleRivals(played, me)
    if (!isSettled(played, me)) {
      lookIntoChoices(mind, contender, eyes)
      return
    }
  }
  const isSameStage = played[STAGE] === stage
  const worth = isSameStage
    ? worthOf(mind, played, eyes, 'between-turns')
    : worthAfterStage(mind, played, eyes)
  contender.adapting += worth
  for (let target = 0; target < TARGET_COUNT; target++) contender.insisting[target]! += worth
}

/** The stage is over in this future, and the seat has to settle on something. */
function lookIntoChoices(mind: Thinker, contender: Contender, eyes: Eyes): void {
  const own = played[playerAt(eyes.me) + TARGETS]!
  const best = bestOf(played, own)
  for (let rest = own; rest !== 0; rest = withoutLowest(rest)) {
    const target = lowest(rest)
    settled.set(played)
    settle(settled, eyes.me, target)
    const worth = worthAfterStage(mind, settled, eyes)
    contender.insisting[target]! += worth
    if (target === best) contender.adapting += worth
  }
}

/** The plies of the menu that are worth most, best first. */
function foremost({ menu, worths }: Thinker, wanted: number): Contender[] {
  const order = Array.from({ length: menu.length }, (_, nth) => nth)
  order.sort((one, other) => worths[other]! - worths[one]!)
  return order.slice(0, wanted).map(nth => ({
    ply: menu.plies[nth]!,
    futures: 0,
    adapting: 0,
    insisting: new Float64Array(TARGET_COUNT),
  }))
}
