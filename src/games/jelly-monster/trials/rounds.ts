// Random tables at the end of a round, scored by the game and by the second scorer.

import type { Icon, PodValue, Reward } from '#games/jelly-monster/components/set.ts'
import { STANDARD } from '#games/jelly-monster/components/standard.ts'
import { ownerOf } from '#games/jelly-monster/dice.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import {
  acted,
  type Faces,
  rung,
  SAND_ENDS_AT,
  sceneOf,
} from '#games/jelly-monster/trials/scene.ts'
import {
  type Answers,
  type Asked,
  type FinalTable,
  finalScores,
  type Oracle,
  scoreByTheBook,
} from '#games/jelly-monster/trials/scorer.ts'
import type { Action, State } from '#games/jelly-monster/vocabulary.ts'
import { die, pick } from '#kernel/chance.ts'
import type { Chance } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'

/** What one random round came to: `null`, or where the two scorers part. */
export function scorersDiffer(seed: string): string | null {
  const luck = swiftLuck(seed)
  const table = randomTable(luck.chance('table', 0))
  const book = finalTable(table)
  const questions: Question[] = []
  const state = scoredByGame(table, seed, questions)
  const oracle = oracleOf(seed, questions)
  scoreByTheBook(book, oracle)
  const over = jellyMonster.ending(state)
  const game = {
    jelly: state.holdings.map(holding => holding.jelly),
    pods: state.holdings.map(holding => sorted(holding.pods.map(pod => pod.value))),
    stack: [...state.stack],
    scores: over === null ? null : over.scores,
  }
  const second = {
    jelly: book.jelly,
    pods: book.pods.map(sorted),
    stack: book.stack,
    scores: over === null ? null : finalScores(book, oracle),
  }
  const [one, other] = [JSON.stringify(game), JSON.stringify(second)]
  if (questions.length > 0) return `seed ${seed}: ${questions.length} questions too many`
  return one === other ? null : `seed ${seed}: the game says ${one}, the second scorer ${other}`
}

interface Question {
  readonly about: Asked
  readonly seats: ReadonlySet<number>
  readonly answers: Map<number, PodValue | string | readonly number[]>
}

function sorted(pods: readonly PodValue[]): PodValue[] {
  return [...pods].sort((one, other) => String(one).localeCompare(String(other)))
}

/** Few faces and many dice make ties and equal dice common; small hoards make shortage common. */
export function randomTable(chance: Chance): State {
  const seats = 3 + chance.below(3)
  const sharp = 1 + chance.below(6)
  const face = () => (chance.below(3) === 0 ? sharp : die(chance))
  const left = new Array<number>(seats).fill(7)
  const some = (most: number): Faces => {
    return left.map((dice, seat) => {
      const count = Math.min(dice, chance.below(most + 1))
      left[seat]! -= count
      return Array.from({ length: count }, face)
    })
  }
  const own = chance.below(2) === 0
  const districts = Array.from({ length: seats + 2 }, () => {
    const printed = pick([pick(STANDARD.boards, chance).A, pick(STANDARD.boards, chance).B], chance)
    const zones = own ? [0, 1, 2].map(() => randomReward(chance)) : printed.zones
    return { zones, target: chance.below(3), dice: some(pick([0, 1, 2, 3], chance)) }
  })
  const hoard = pick([1, 3, 12], chance)
  const pod = (): PodValue => pick([2, 3, 4, 5, 6, 'die'] as const, chance)
  const few = pick([0, 1, 3], chance)
  return sceneOf({
    seats,
    districts,
    centre: some(2),
    jelly: left.map(() => chance.below(hoard + 1)),
    pods: left.map(() => Array.from({ length: chance.below(few + 1) }, pod)),
    stack: Array.from({ length: chance.below(pick([3, 8, 30], chance)) }, pod),
    drone: chance.below(seats + 2),
    round: 1 + chance.below(4),
  })
}

/** Rewards that the standard set does not print: any icons in a row that a host's set may have. */
function randomReward(chance: Chance): Reward {
  const jelly = (): Icon => ({ type: 'jelly', amount: chance.below(8) })
  const kinds: readonly (() => Icon)[] = [
    jelly,
    () => ({ type: 'pod' }),
    () => ({ type: 'lose-pod' }),
    () => ({ type: 'jelly-per-pod', amount: 1 + chance.below(3) }),
    () => ({ type: 'collect', amount: chance.below(4) }),
    () => ({ type: 'give' }),
    () => ({ type: 'podium', gains: [2, 4, 7].slice(0, 2 + chance.below(2)) }),
    () => ({ type: 'first-and-others', first: 4, others: chance.below(3) }),
    () => ({ type: 'per-die', parity: pick(['odd', 'even'], chance), amount: chance.below(5) }),
    () => {
      const branches = [{ type: 'pod' }, { type: 'jelly', amount: 7 }] as const
      const from = 2 + chance.below(2)
      return { type: 'by-number', from, few: pick(branches, chance), many: pick(branches, chance) }
    },
  ]
  const icons = Array.from({ length: 1 + chance.below(2) }, () => pick(kinds, chance)())
  const from = pick(['clockwise', 'counter-clockwise', 'choice'] as const, chance)
  const way = chance.below(6)
  if (way === 0) return [{ type: 'reroll' }, ...icons]
  if (way <= 2) return [...icons.slice(1), { type: 'copy', from }]
  return way === 3 ? [{ type: 'copy', from }, ...icons] : icons
}

function finalTable({ setting, screens, districts, centre, holdings, stack }: State): FinalTable {
  const loose = (dice: State['centre']) => {
    return dice.map(placed => ({ seat: ownerOf(placed.die), value: placed.face as number }))
  }
  return {
    seats: screens.length,
    drone: setting.drone,
    districts: districts.map(({ zones, target, dice }) => {
      return { reward: zones[target]!, dice: loose(dice) }
    }),
    centre: loose(centre),
    jelly: holdings.map(holding => holding.jelly),
    pods: holdings.map(holding => holding.pods.map(pod => pod.value)),
    stack: [...stack],
  }
}

/** Plays the scoring out; those asked answer at random, or not in time. */
function scoredByGame(table: State, seed: string, questions: Question[]): State {
  const throws = swiftLuck(`${seed}/throws`).chance('table', 0)
  const whim = swiftLuck(`${seed}/whim`).chance('table', 0)
  let { state } = rung(table, SAND_ENDS_AT, throws)
  while (state.stage.type === 'scoring' && state.stage.pause !== null) {
    const { question } = state.stage.pause
    const answers: Question['answers'] = new Map()
    questions.push({ about: question.type, seats: new Set(question.waiting), answers })
    for (const seat of question.waiting) {
      if (whim.below(4) === 0) continue
      const offers = jellyMonster.legal(jellyMonster.view(state, seat), SAND_ENDS_AT)
      const action = pick(offers, whim)
      answers.set(seat, answerOf(action))
      state = acted(state, seat, action, { chance: throws }).state
    }
    const isAnswered = answers.size === question.waiting.length
    if (!isAnswered) state = rung(state, question.endsAt, throws).state
  }
  return state
}

function answerOf(action: Action): PodValue | string | readonly number[] {
  if (action.type === 'return') return action.pod
  if (action.type === 'copy') return action.from
  if (action.type === 'give') return action.to
  throw new Error(`${action.type} is no answer`)
}

/** The same throws and the same answers once more. Another question is a difference found. */
function oracleOf(seed: string, questions: Question[]): Oracle {
  const throws = swiftLuck(`${seed}/throws`).chance('table', 0)
  return {
    throwDie: () => 1 + throws.below(6),
    ask(about, seats): Answers {
      const next = questions.shift()
      const same = next?.about === about && [...seats].every(seat => next.seats.has(seat))
      if (!same || next.seats.size !== seats.size) {
        throw new Error(`seed ${seed}: the game does not ask ${[...seats]} for ${about}`)
      }
      return next.answers
    },
  }
}
