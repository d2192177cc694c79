// A lesson: a real match with fixed luck, played step by step against rivals who follow a script.

import type { Chance, Game, Seat, Vocabulary } from '#kernel/game.ts'
import { type Luck, swiftLuck } from '#kernel/luck.ts'
import type { Language } from '#kernel/phrase.ts'

/** Who is taught. */
export const LEARNER: Seat = 0

/** What happens without the learner. */
export type Deed<V extends Vocabulary> =
  | { readonly type: 'act'; readonly seat: Seat; action(view: V['View']): V['Action'] }
  /** Time passes until the game's next alarm has rung. */
  | { readonly type: 'ring' }

/** What the learner is to do. */
export interface Task<V extends Vocabulary> {
  /** What the coach would do now, for whoever wants to be shown. */
  example(view: V['View']): V['Action']
  /** Which actions are let through; the rules still have the last word. */
  allows(action: V['Action'], view: V['View']): boolean
  /** Whether an action that was let through has settled it. */
  done(view: V['View']): boolean
}

export interface LessonStep<V extends Vocabulary> {
  /** A key into the lesson's words: one short sentence. */
  readonly text: string
  /** Where it can be read in full. */
  readonly rule: string | null
  /** Where on the board to look: a selector. */
  readonly point: string | null
  /** What happens while the sentence is read. */
  readonly meanwhile: readonly Deed<V>[]
  /** `null`: read, and go on. */
  readonly task: Task<V> | null
}

export interface Lesson<V extends Vocabulary> {
  readonly game: Game<V>
  readonly options: V['Options']
  /** The rivals' names; the learner sits before them. */
  readonly rivals: readonly string[]
  readonly luck: () => Luck
  readonly steps: readonly LessonStep<V>[]
  words(language: Language): Promise<Readonly<Record<string, string>>>
}

/** What was drawn by whom: `'0/3': [5, 0]` are the first numbers of seat 0's entry 3. */
export type LuckScript = Readonly<Record<string, readonly number[]>>

/** Luck that falls as a script says, and by a seed where the script says nothing. */
export function scriptedLuck(script: LuckScript, seed: string): Luck {
  const further = swiftLuck(seed)
  return {
    chance(who, nth): Chance {
      const numbers = script[`${who}/${nth}`] ?? []
      const chance = further.chance(who, nth)
      let used = 0
      return {
        below(n) {
          const number = numbers[used]
          used += 1
          if (number === undefined) return chance.below(n)
          if (number >= n) throw new RangeError(`the script says ${number}, of only ${n}`)
          return number
        },
      }
    },
  }
}
