// Bots of all levels at one table, with all sorts of options: every match ends and nothing is
// refused.

import { bots } from '#games/dice-run/bots/bots.ts'
import { STANDARD_DECK } from '#games/dice-run/components/standard.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { optionsOf } from '#games/dice-run/trials/scene.ts'
import type { Options } from '#games/dice-run/vocabulary.ts'
import { pick } from '#kernel/chance.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { play } from '#kernel/simulation.ts'

/** The usual options are met most; the others are what nets have not been taught. */
const TABLES: readonly Options[] = [
  optionsOf(),
  optionsOf({ twoPlayers: true, undo: false }),
  optionsOf({ turnLimit: null }),
  optionsOf({ handSize: 4 }),
  optionsOf({ deck: { ...STANDARD_DECK, joker: 0, crash: 12, sprint: 12 } }),
]

/** Plays so many matches. Returns what went wrong first, or `null`. */
export function company(matches: number, seed: string): string | null {
  for (let match = 0; match < matches; match++) {
    const luck = swiftLuck(`${seed}/${match}`)
    const whim = swiftLuck(`${seed}/${match}/whim`).chance('table', 0)
    const options = TABLES[match % TABLES.length]!
    const { min, max } = diceRun.seats(options)
    const seats = min + whim.below(max - min + 1)
    const cast = Array.from({ length: seats }, () => pick(bots, whim))
    const mindSeed = `${seed}/${match}/minds`
    const { refusals, match: played } = play(
      { game: diceRun, bots: cast, luck, mindSeed },
      { options, seats },
    )
    const names = cast.map(bot => bot.name).join(', ')
    if (refusals > 0) return `${seed}/${match}, ${names}: ${refusals} actions were refused`
    const lapses = played.state.open.players.filter(player => player.lapses > 0).length
    if (lapses > 0) return `${seed}/${match}, ${names}: a bot has let its time run out`
  }
  return null
}
