// What a game may tell its table besides its rules. All of it concerns people and their lines, none
// of it decides a match: a game without manners is played the same, only less smoothly.

import type { Millis, Seat, Vocabulary } from '#kernel/game.ts'

/** What an action races for. */
export interface Claim {
  /** Whatever only the first can have: `'flip'`, `'district 3'`. */
  readonly over: string
  /**
   * Whether this action alone lets the table wait for others who may have been as quick. If not, it
   * is only put in order where such a wait is under way.
   */
  readonly opens: boolean
  /** The match time from which it could be claimed: no hand is quicker than 120 ms after it. */
  readonly since: Millis | null
}

export interface Manners<V extends Vocabulary> {
  /** `null`: the order of this action and those of other seats does not matter. */
  claim?(state: V['State'], seat: Seat, action: V['Action']): Claim | null
  /**
   * Who plays for a seat whose person is away. `at-once`: an understudy, without waiting, because
   * everybody acts at the same time. `by-clock`: nobody as long as a clock runs; the game goes on
   * when it has run out. Unless told, by the clock.
   */
  absence?(state: V['State']): 'at-once' | 'by-clock'
  /**
   * Who sees more of this event than a spectator does, or sees anything of their own change by it.
   * For all the others it is worked out once. `null`, or unless told: everybody is looked at.
   */
  privy?(event: V['Event']): readonly Seat[] | null
}
