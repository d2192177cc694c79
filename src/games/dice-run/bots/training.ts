// Learns the net of the stronger bots by playing against itself.

import { editionOf } from '#games/dice-run/bots/edition.ts'
import { FEATURE_COUNT } from '#games/dice-run/bots/features.ts'
import { learn, type Student, student } from '#games/dice-run/bots/lesson.ts'
import { packed } from '#games/dice-run/bots/packing.ts'
import { thinker } from '#games/dice-run/bots/ponder.ts'
import { newMatch, selfPlay } from '#games/dice-run/bots/self-play.ts'
import { swift } from '#games/dice-run/bots/swift.ts'
import { readOptions } from '#games/dice-run/options.ts'
import { swiftLuck } from '#kernel/luck.ts'

export interface Course {
  /** One more match. Returns how far off the promises were, squared: less is better. */
  learn(): number
  /** What has been learnt, as the text of the file that keeps it. */
  text(): string
}

/** Four at the table is usual, but everything is met. */
const TABLES: readonly number[] = [4, 3, 4, 5, 4, 3, 4, 6, 4, 2]
const HIDDEN = 32
const RATE = 0.003

export const training = {
  /** Where the result belongs, in the folder of the bots. */
  file: 'weights.ts',
  /** How many matches it takes to learn the game. */
  matches: 40_000,
  course,
}

function course(matches: number, seed: string): Course {
  const reading = readOptions({ twoPlayers: true })
  if (!reading.ok) throw new Error(reading.problem)
  const options = reading.value
  const chance = swift(swiftLuck(seed).chance('table', 0))
  const pupil = student(FEATURE_COUNT, HIDDEN, chance)
  const mind = thinker(pupil.net)
  return {
    learn() {
      const done = pupil.lessons / matches
      const model = newMatch(options, TABLES[pupil.lessons % TABLES.length]!, chance)
      return learn(pupil, selfPlay(mind, model, chance), RATE * Math.max(0.01, 1 - done))
    },
    text: () => written(pupil, editionOf(options), `${matches} matches, seed ${seed}`),
  }
}

function written({ net }: Student, edition: string, origin: string): string {
  return `// Learnt by self-play (${origin}); made anew by the train command, not by hand.

export const WEIGHTS = {
  edition: '${edition}',
  inputs: ${net.inputs},
  hidden: ${net.hidden},
  numbers:
    '${packed(net.weights)}',
}
`
}
