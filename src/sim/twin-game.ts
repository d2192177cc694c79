// A game that writes down what it decides, and its twin: the same history as far as one viewer can
// tell, with everything else imagined anew.

import type { Bot, Choice, Decision, Game, Millis, Viewer, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import type { Manners } from '#kernel/manners.ts'
import { isSame } from '#kernel/same.ts'

type V = Vocabulary

/** A state is named by how many events led to it. */
export interface Counted {
  readonly count: number
  /** `null` in a twin, whose states are imagined when they are looked at. */
  readonly inner: V['State'] | null
}

/** What was decided in the original. */
export interface Record {
  /** By the life of the process and the count: what was read again is equal, not identical. */
  readonly states: Map<string, V['State']>
  readonly decisions: Map<string, Decision<V>>
  readonly choices: Map<string, Choice<V> | null>
  latest: V['State'] | null
}

export function blankRecord(): Record {
  return { states: new Map(), decisions: new Map(), choices: new Map(), latest: null }
}

/** Everything of a game that a table is given. */
export interface Rules {
  readonly game: Game<V>
  readonly bots: readonly Bot<V>[]
  readonly manners: Manners<V>
}

export interface Twin extends Rules {
  /** The state that was shown last. */
  peek(): V['State'] | null
  /** The process has ended, and another has taken over. */
  reborn(): void
  /** What the viewer's own seat did otherwise than the original; `null`: nothing. */
  strayed(): string | null
  /** Whether anything that was looked at is otherwise than in the original. */
  isOther(): boolean
}

/** Plays by the rules and keeps a record. */
export function original(rules: Rules, record: Record): Twin {
  const { game } = rules
  let shown: V['State'] | null = null
  let life = 0
  function stateOf(state: V['State']): V['State'] {
    const { count, inner } = state as Counted
    const key = `${life} ${count}`
    if (!record.states.has(key)) record.states.set(key, inner!)
    return inner!
  }

  function noted(key: string, decision: Decision<V>): Decision<V> {
    record.decisions.set(key, decision)
    return decision
  }
  function happened(key: string, events: readonly V['Event'][]): readonly V['Event'][] {
    noted(key, { ok: true, events })
    return events
  }
  function counted(count: number, inner: V['State']): Counted {
    // A table may try several ways to go on from one state; the last one is what it does.
    record.states.set(`${life} ${count}`, inner)
    record.latest = inner
    return { count, inner }
  }

  const own: Game<V> = {
    ...wrapped(game, stateOf, state => {
      shown = state
    }),
    setUp: (options, seats) => counted(0, game.setUp(options, seats)),
    start: (state, moment) => happened('start', game.start(stateOf(state), moment)),
    act(state, seat, action, moment) {
      const key = actKey(state, seat, action, moment.now)
      return noted(key, game.act(stateOf(state), seat, action, moment))
    },
    ring: (state, moment) =>
      happened(ringKey(state, moment.now), game.ring(stateOf(state), moment)),
    evolve(state, event) {
      return counted((state as Counted).count + 1, game.evolve(stateOf(state), event))
    },
  }
  const minds = mindsOf(rules, (key, choose) => {
    const choice = choose()
    record.choices.set(key, choice)
    return choice
  })
  return {
    game: { ...own, ...minds.game },
    ...around(rules, minds, stateOf),
    peek: () => shown,
    strayed: () => null,
    isOther: () => false,
    reborn() {
      life += 1
    },
  }
}

/** What one viewer cannot tell from the original. */
export function twinOf(rules: Rules, record: Record, viewer: Viewer, seed: string): Twin {
  const { game } = rules
  const dream = dreamOf(game, record, viewer, seed)
  let shown: V['State'] | null = null
  let life = 0
  let stray: string | null = null

  function stateOf(state: V['State']): V['State'] {
    return dream.stateAt(life, (state as Counted).count)
  }
  function veiled(key: string): Decision<V> {
    return veiledDecision(game, record.decisions.get(key), viewer)
  }
  function eventsOf(key: string): readonly V['Event'][] {
    const decision = veiled(key)
    return decision.ok ? decision.events : []
  }

  const own: Game<V> = {
    ...wrapped(game, stateOf, state => {
      shown = state
    }),
    setUp: () => ({ count: 0, inner: null }) satisfies Counted,
    start: () => eventsOf('start'),
    act(state, seat, action, moment) {
      const recorded = veiled(actKey(state, seat, action, moment.now))
      if (seat !== viewer) return recorded
      // Whether one may do something must not depend on what one cannot see.
      const real = game.act(stateOf(state), seat, action, moment)
      return real.ok && recorded.ok ? recorded : real
    },
    ring: (state, { now }) => eventsOf(ringKey(state, now)),
    evolve: state => ({ count: (state as Counted).count + 1, inner: null }) satisfies Counted,
  }
  const minds = mindsOf(rules, (key, choose, who) => {
    const recorded = record.choices.get(key) ?? null
    if (who !== viewer) return recorded
    const choice = choose()
    if (!isSame(choice, recorded)) stray ??= `${who} chooses otherwise`
    return choice
  })
  return {
    game: { ...own, ...minds.game },
    ...around(rules, minds, stateOf),
    peek: () => shown,
    strayed: () => stray,
    isOther: dream.isOther,
    reborn() {
      life += 1
    },
  }
}

interface Dream {
  stateAt(life: number, count: number): V['State']
  isOther(): boolean
}

/** The states of the original with everything imagined anew that the viewer cannot see. */
function dreamOf(game: Game<V>, record: Record, viewer: Viewer, seed: string): Dream {
  const imagined = new Map<string, V['State']>()
  let isOther = false
  return {
    isOther: () => isOther,
    stateAt(life, count) {
      const key = `${life} ${count}`
      const known = imagined.get(key)
      if (known !== undefined) return known
      const real = record.states.get(key) ?? record.latest!
      const chance = swiftLuck(`${seed}/${count}`).chance('table', 0)
      // Before the start nothing is hidden, and nothing can be imagined.
      const other = count === 0 ? real : game.imagine(game.view(real, viewer), chance)
      imagined.set(key, other)
      isOther ||= !isSame(other, real)
      return other
    },
  }
}

function veiledDecision(
  game: Game<V>,
  decision: Decision<V> | undefined,
  viewer: Viewer,
): Decision<V> {
  if (decision === undefined) return { ok: false, refusal: 'strayed' }
  if (!decision.ok) return decision
  return { ok: true, events: decision.events.map(event => veil(game, event, viewer)) }
}

function veil(game: Game<V>, event: V['Event'], viewer: Viewer): V['Event'] {
  const audience = game.audience(event)
  const isHeard = audience === 'everyone' || (viewer !== 'spectator' && audience.includes(viewer))
  return isHeard ? event : ({ type: event.type, veiled: true } as V['Event'])
}

function actKey(state: V['State'], seat: number, action: object, now: Millis): string {
  return `${(state as Counted).count} ${seat} ${now} ${JSON.stringify(action)}`
}

function ringKey(state: V['State'], now: Millis): string {
  return `${(state as Counted).count} ring ${now}`
}

type StateOf = (state: V['State']) => V['State']

function wrapped(game: Game<V>, stateOf: StateOf, look: (state: V['State']) => void): Game<V> {
  const { evolveAll: _, scribe: __, ...plain } = game
  return {
    ...plain,
    alarm: state => game.alarm(stateOf(state)),
    ending: state => game.ending(stateOf(state)),
    view(state, viewer) {
      const inner = stateOf(state)
      look(inner)
      return game.view(inner, viewer)
    },
  }
}

interface Minds {
  readonly game: Pick<Game<V>, 'fallback'>
  readonly bots: readonly Bot<V>[]
}

type Decide = (
  key: string,
  choose: () => Choice<V> | null,
  who: Viewer,
) => (Choice<V> & { readonly why?: string }) | null

/** Whoever plays for others: named by the seat and by how often it was asked. */
function mindsOf({ game, bots }: Rules, decide: Decide): Minds {
  const asked = new Map<string, number>()
  function keyOf(name: string, viewer: Viewer): string {
    const before = `${name} ${viewer}`
    const nth = (asked.get(before) ?? 0) + 1
    asked.set(before, nth)
    return `${before} ${nth}`
  }
  return {
    game: {
      fallback: (view, now) =>
        decide(keyOf('fallback', view.viewer), () => game.fallback(view, now), view.viewer),
    },
    bots: bots.map(bot => ({
      name: bot.name,
      choose(view, moment, heard) {
        const choose = () => bot.choose(view, moment, heard)
        const choice = decide(keyOf(bot.name, view.viewer), choose, view.viewer)
        return choice && { why: '', ...choice }
      },
    })),
  }
}

function around({ manners }: Rules, minds: Minds, stateOf: StateOf) {
  const { claim, absence } = manners
  return {
    bots: minds.bots,
    manners: {
      ...(claim && {
        claim: (state: V['State'], seat: number, action: V['Action']) =>
          claim(stateOf(state), seat, action),
      }),
      ...(absence && { absence: (state: V['State']) => absence(stateOf(state)) }),
    },
  }
}
