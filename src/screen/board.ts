// What a game puts on the screen, and what the page around it hands in. The page knows no game; a
// board knows no connection.

import type { Component } from 'svelte'
import type { Ending, Millis, Seat, SeatRange, Vocabulary } from '#kernel/game.ts'
import type { Language } from '#kernel/phrase.ts'
import type { Signal } from '#protocol/server.ts'
import type { Lesson } from '#screen/lesson/lesson.ts'

/** Who sits in a chair, ready to be shown. */
export interface Sitter {
  readonly kind: 'person' | 'bot' | 'empty'
  readonly name: string
  /** `false`: away, an understudy plays. */
  readonly here: boolean
  readonly signal: Signal
}

/** One entry as this viewer was told of it. */
export interface Told<V extends Vocabulary> {
  readonly at: Millis
  readonly events: readonly V['Event'][]
  readonly before: V['View']
  readonly after: V['View']
}

export type Answer = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** The match's own time, as the server has it. */
export interface MatchClock {
  now(): Millis
  readonly running: boolean
}

export interface Hint<V extends Vocabulary> {
  readonly action: V['Action']
  /** A key into the game's reasons. */
  readonly why: string
}

/**
 * A board fills its parent, whatever its size: the window, or what a replay or a lesson leaves of
 * it. It leaves 44 by 44 pixels at the top right to the page's menu.
 */
export interface BoardProps<V extends Vocabulary> {
  readonly view: V['View']
  /** `null`: only watches. */
  readonly seat: Seat | null
  readonly sitters: readonly Sitter[]
  readonly clock: MatchClock
  readonly language: Language
  /** Big, far away, nobody's hand on it. */
  readonly television: boolean
  /** No other screen shows this match: all play on this device, or it is a lesson or a replay. */
  readonly alone: boolean
  act(action: V['Action']): Promise<Answer>
  /** Calls with each step before `view` changes to what it led to. Returns how to stop that. */
  follow(listener: (told: Told<V>) => void): () => void
  /** `null` where nobody may give one. */
  readonly hint: (() => Promise<Hint<V> | null>) | null
  /** What the page offers once the match is over: a rematch, the replay, the way out. */
  readonly ending: Ending | null
  readonly afterwards: Component | null
}

/** The host's options in plain words. */
export interface OptionsProps<V extends Vocabulary> {
  readonly options: V['Options']
  readonly language: Language
  /** `null`: only to be read. */
  readonly change: ((options: V['Options']) => void) | null
}

export interface RulesProps {
  readonly language: Language
  /** Where to open them: `'J3.7'`. Unless told, where the address points. */
  readonly rule?: string | null
}

/** A game's words in one language. */
export interface GameWords<V extends Vocabulary> {
  /** A sentence for a player, and the rule it rests on. */
  refusal(reason: string): { readonly sentence: string; readonly rule: string | null } | null
  bot(name: string): { readonly name: string; readonly character: string } | null
  reason(why: string): string | null
  /**
   * One line for the log; `null` for what needs none. Any view of the match will do: it says what
   * the things are called that events only count.
   */
  tell(event: V['Event'], names: readonly string[], view: V['View']): string | null
}

/** All a game brings to the screen. Loaded when somebody plays it. */
export interface BoardKit<V extends Vocabulary> {
  readonly Board: Component<BoardProps<V>>
  readonly Options: Component<OptionsProps<V>>
  readonly Rules: Component<RulesProps>
  words(language: Language): Promise<GameWords<V>>
  /** Loaded when somebody wants to learn; missing where there is none. */
  lesson?(): Promise<Lesson<V>>
}

/** All the start page needs of a game. */
export interface BoardEntry {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  readonly pitch: Readonly<Record<Language, string>>
  readonly seats: SeatRange
  /** How many sit down where nobody has said how many. */
  readonly usualSeats: number
  /** Whether several can play it on one device that goes round. */
  readonly handedRound: boolean
  /** Whether its kit has a lesson. */
  readonly isTaught: boolean
  readonly Emblem: Component
  load(): Promise<BoardKit<Vocabulary>>
}
