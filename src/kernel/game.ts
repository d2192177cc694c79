// The contract between a game and everything that hosts it.

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Match time: whole milliseconds since the start. It stands still while a match is paused. */
export type Millis = number

/** Whoever looks at the table. A spectator sees only what everybody at it can see. */
export type Viewer = Seat | 'spectator'

/** Whoever is told of an event. An event reaches a viewer whole or not at all. */
export type Audience = 'everyone' | readonly Seat[]

/** The words in which one game speaks. All are plain, readonly JSON. */
export interface Vocabulary {
  /** What the host chose before the start. */
  Options: object
  /** The whole truth. It never leaves the server. */
  State: object
  /** What a player asks for, in the imperative: `{ type: 'roll' }`. */
  Action: { readonly type: string }
  /** What has happened, in the past tense: `{ type: 'rolled', dice: [3, 5] }`. */
  Event: { readonly type: string }
  /** What one viewer can see. */
  View: { readonly viewer: Viewer }
  /** Why an action was turned down: `'not-your-turn'`. */
  Refusal: string
}

/** The only source of luck. Dice and shuffles are built from it. */
export interface Chance {
  /** A whole number from 0 to `n - 1`, each equally likely. */
  below(n: number): number
}

/** All that the outside world adds to a decision. Good for that one decision only: never kept. */
export interface Moment {
  readonly now: Millis
  readonly chance: Chance
}

export type Decision<V extends Vocabulary> =
  | { readonly ok: true; readonly events: readonly V['Event'][] }
  | { readonly ok: false; readonly refusal: V['Refusal'] }

/** How a match ended. A team that wins together names every seat; one that loses names none. */
export interface Ending {
  readonly winners: readonly Seat[]
  readonly scores: readonly number[] | null
  readonly reason: string
}

/** What a seat means to do, and how long it hesitates first. */
export interface Choice<V extends Vocabulary> {
  readonly action: V['Action']
  readonly after: Millis
}

/** What became of something that came from outside: the thing itself, or what is wrong with it. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string }

export interface SeatRange {
  readonly min: number
  readonly max: number
}

/** Goes on from a state and writes events into it, in place. What it was given stays as it was. */
export interface Scribe<V extends Vocabulary> {
  /** How things stand now. What is read here changes with the next events. */
  readonly state: V['State']
  write(events: readonly V['Event'][]): void
}

export interface Game<V extends Vocabulary> {
  /** Names the game in addresses, journals and folders: `'pig'`. */
  readonly id: string
  /** Raised when `evolve` would read an old journal differently. */
  readonly version: number
  /** How many can play with these options. */
  seats(options: V['Options']): SeatRange

  /** The table as laid out before anything happens. */
  setUp(options: V['Options'], seats: number): V['State']

  // The rules. Only these three meet chance and time. None of them changes anything.
  start(state: V['State'], moment: Moment): readonly V['Event'][]
  act(state: V['State'], seat: Seat, action: V['Action'], moment: Moment): Decision<V>
  ring(state: V['State'], moment: Moment): readonly V['Event'][]

  /** The next instant at which the game itself acts (sand runs out, a turn lapses), if any. */
  alarm(state: V['State']): Millis | null

  /** The bookkeeping: the state after one event. Never fails; blind to chance and time. */
  evolve(state: V['State'], event: V['Event']): V['State']
  /** The same for events in a row, if a game can do that quicker than one by one. */
  evolveAll?(state: V['State'], events: readonly V['Event'][]): V['State']
  /** The same for whoever needs no state but the last: a match told from its journal. */
  scribe?(state: V['State']): Scribe<V>

  /** `null` while the match goes on. */
  ending(state: V['State']): Ending | null

  /** Everything this viewer may know, and nothing else. */
  view(state: V['State'], viewer: Viewer): V['View']
  audience(event: V['Event']): Audience

  /**
   * What the owner of this view may do at this instant, judged only by what it shows. Empty: wait.
   */
  legal(view: V['View'], now: Millis): readonly V['Action'][]

  /**
   * What is done for the owner of this view if nobody is there, so that no match waits for ever.
   * `null`: nothing, because others or an alarm will move the match on.
   */
  fallback(view: V['View'], now: Millis): Choice<V> | null

  /**
   * A state that this viewer could not tell from the real one: for bots that think ahead, and for
   * leak tests.
   */
  imagine(view: V['View'], chance: Chance): V['State']

  /** Reads what came from outside. An empty object reads as the options most tables want. */
  readOptions(raw: unknown): Reading<V['Options']>
  readAction(raw: unknown): Reading<V['Action']>
}

/** A choice and the reason for it, a key into the game's words: for hints, lessons and replays. */
export interface Thought<V extends Vocabulary> extends Choice<V> {
  readonly why: string
}

/** A player that is a function. It sees what a person in its seat would see. */
export interface Bot<V extends Vocabulary> {
  readonly name: string
  /**
   * `heard` is every event that this seat was told of since the match began. `null` waits until the
   * view changes.
   */
  choose(view: V['View'], moment: Moment, heard: readonly V['Event'][]): Thought<V> | null
}
