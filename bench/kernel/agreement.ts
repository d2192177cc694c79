// Whether the rival plays the same rules: both get the same dice and the same random actions, and
// must show the same table after each. Otherwise the comparison would be worth nothing.

import { die, pick } from '#kernel/chance.ts'
import type { Chance, Game, Seat, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Match, referee } from '#kernel/match.ts'
import { type Cups, cups } from '#kernel/toys/cups.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import type { RivalGame, RivalRandom, RivalState } from '../rivals/boardgame.ts'
import type { RivalEngine } from '../rivals/engine.ts'
import { CUPS_SEATS } from './cups-match.ts'
import { PIG_OPTIONS, PIG_SEATS } from './pig-match.ts'
import { type RivalCups, rivalCups } from './rival-cups.ts'
import { type RivalPig, rivalPig } from './rival-pig.ts'

export interface Pairing<V extends Vocabulary, G> {
  readonly game: Game<V>
  readonly options: V['Options']
  readonly seats: number
  readonly rival: RivalGame<G>
  /** What the rival calls our alarm. */
  readonly ring: string
  /** What both must show alike. */
  shown(state: V['State']): object
  rivalShown(state: RivalState<G>): object
}

export const PIG_PAIRING: Pairing<Pig, RivalPig> = {
  game: pig,
  options: PIG_OPTIONS,
  seats: PIG_SEATS,
  rival: rivalPig,
  ring: 'lapse',
  shown: ({ scores, turn, pot, lapsesAt }) => ({ scores, turn, pot, lapsesAt }),
  rivalShown: ({ G: { scores, pot, lapsesAt }, ctx }) => {
    return { scores, turn: Number(ctx.currentPlayer), pot, lapsesAt }
  },
}

export const CUPS_PAIRING: Pairing<Cups, RivalCups> = {
  game: cups,
  options: {},
  seats: CUPS_SEATS,
  rival: rivalCups,
  ring: 'liftCups',
  shown: ({ round, scores, sandTurned, runsOutAt, cups }) => {
    return { round, scores, sandTurned, runsOutAt, cups }
  },
  rivalShown: ({ G: { round, scores, sandTurned, runsOutAt, cups } }) => {
    return { round, scores, sandTurned, runsOutAt, cups }
  },
}

/** The engine that plays the rival's game, with these dice instead of its own. */
export type EngineWith<G> = (game: RivalGame<G>, dice: RivalRandom) => RivalEngine<G>

/** How many actions both agreed on until the end; throws where they part. */
export function agreedActions<V extends Vocabulary, G>(
  pairing: Pairing<V, G>,
  engineWith: EngineWith<G>,
  seed: number,
): number {
  const { game, options, seats, ring } = pairing
  const dice = () => swiftLuck(`dice ${seed}`).chance('table', 0)
  const ourDice = dice()
  const decide = referee(game, { chance: () => ourDice })
  const engine = engineWith(pairing.rival, diceFor(dice()))
  const whim = swiftLuck(`whims ${seed}`).chance('table', 0)
  let { match } = decide.begin(options, seats)
  let theirs = engine.begin(seats, `${seed}`)
  let now = 0
  let actions = 0
  while (game.ending(match.state) === null) {
    // Now and then so long that an alarm comes first.
    now += whim.below(20) === 0 ? 30_000 : 500
    const due = game.alarm(match.state)
    if (due !== null && due <= now) {
      now = due
      match = decide.advance(match, due).match
      theirs = engine.make(theirs, { type: ring, playerID: theirs.ctx.currentPlayer, args: [due] })
    } else {
      const deed = someDeed(game, match, { now, chance: whim })
      if (deed === null) continue
      match = decide.submit(match, now, deed.seat, deed.action).match
      const { type } = deed.action
      theirs = engine.make(theirs, { type, playerID: `${deed.seat}`, args: [now] })
      actions += 1
    }
    compare(pairing, match, theirs)
  }
  return actions
}

interface Deed<V extends Vocabulary> {
  readonly seat: Seat
  readonly action: V['Action']
}

function someDeed<V extends Vocabulary>(
  game: Game<V>,
  match: Match<V>,
  { now, chance }: { readonly now: number; readonly chance: Chance },
): Deed<V> | null {
  const deeds: Deed<V>[] = []
  for (let seat = 0; seat < match.caused.length - 1; seat++) {
    const offers = game.legal(game.view(match.state, seat), now)
    for (const action of offers) deeds.push({ seat, action })
  }
  return deeds.length === 0 ? null : pick(deeds, chance)
}

function compare<V extends Vocabulary, G>(
  { game, shown, rivalShown }: Pairing<V, G>,
  { state, seq }: Match<V>,
  theirs: RivalState<G>,
): void {
  const ending = game.ending(state)
  const isOver = theirs.ctx.gameover !== undefined
  // Whose turn it would be once all is over is nobody's business.
  const ours = ending === null ? shown(state) : { scores: ending.scores }
  const { scores } = rivalShown(theirs) as { scores?: unknown }
  const rivals = ending === null ? rivalShown(theirs) : { scores }
  if (isOver === (ending !== null) && Bun.deepEquals(ours, rivals)) return
  const tables = `${JSON.stringify(ours)} is not ${JSON.stringify(rivals)}`
  throw new Error(`${game.id} differs after ${seq} entries: ${tables}`)
}

function diceFor(chance: Chance): RivalRandom {
  function roll(): number
  function roll(count: number): number[]
  function roll(count?: number): number | number[] {
    if (count === undefined) return die(chance)
    return Array.from({ length: count }, () => die(chance))
  }
  return { D6: roll }
}
