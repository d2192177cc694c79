// Every law is shown a game that breaks it. A law that lets its own sabotage pass proves nothing.

import { describe, expect, test } from 'bun:test'
import type { Game, Scribe, Vocabulary } from '#kernel/game.ts'
import { breachOf, LAWS, type LawName } from '#kernel/laws.ts'
import { type Cups, cups } from '#kernel/toys/cups.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'

const OPTIONS = { goal: 50, turnLimit: 20_000 }

function breach<V extends Vocabulary>(game: Game<V>, options: V['Options'], matches: number) {
  for (let nth = 0; nth < matches; nth++) {
    const seats = 2 + (nth % 4)
    const found = breachOf(game, { seed: `law ${nth}`, seats, options, bound: 5000 })
    if (found !== null) return found
  }
  return null
}

describe('the toys keep every law', () => {
  test('Pig', () => expect(breach(pig, OPTIONS, 200)).toBeNull())
  test('Pig with a scribe', () => {
    const scribe = (first: Pig['State']) => {
      return writingBy(first, (state, events) => events.reduce(pig.evolve, state))
    }
    expect(breach({ ...pig, scribe }, OPTIONS, 100)).toBeNull()
  })
  test('Cups', () => expect(breach(cups, {}, 200)).toBeNull())
})

/** What a careless author might write: the law it breaks, and the game. */
const SABOTAGES: readonly [LawName, string, () => Game<Pig>][] = [
  [
    'replay',
    'an event without its number, remembered beside the state',
    () => {
      let face = 0
      return {
        ...pig,
        act(state, seat, action, moment) {
          const decision = pig.act(state, seat, action, moment)
          const event = decision.ok ? decision.events[0] : undefined
          if (event?.type === 'rolled') face = event.face
          return decision
        },
        evolve(state, event) {
          const next = pig.evolve(state, event)
          return event.type === 'rolled' ? { ...next, pot: next.pot && state.pot + face } : next
        },
      }
    },
  ],
  [
    'replay',
    'events that come to something else all at once',
    () => ({
      ...pig,
      evolveAll: (state, events) => events.slice(0, 1).reduce(pig.evolve, state),
    }),
  ],
  [
    'replay',
    'a scribe that skips what comes second',
    () => ({
      ...pig,
      scribe: first => writingBy(first, (state, events) => pig.evolve(state, events[0]!)),
    }),
  ],
  [
    'purity',
    'a scribe that writes into the state it was given',
    () => ({
      ...pig,
      scribe: first =>
        writingBy(first, (state, events) => {
          return Object.assign(state, events.reduce(pig.evolve, state))
        }),
    }),
  ],
  [
    'purity',
    'a scribe that writes into an event',
    () => ({
      ...pig,
      scribe: first =>
        writingBy(first, (state, events) => {
          const next = events.reduce(pig.evolve, state)
          Object.assign(events[0]!, { type: 'written' })
          return next
        }),
    }),
  ],
  [
    'determinism',
    'a die from the language',
    () => ({
      ...pig,
      act: (state, seat, action, moment) => {
        const chance = { below: (n: number) => Math.floor(Math.random() * n) }
        return pig.act(state, seat, action, { ...moment, chance })
      },
    }),
  ],
  [
    'purity',
    'an evolve that writes into its state',
    () => ({
      ...pig,
      evolve(state, event) {
        const next = pig.evolve(state, event)
        Object.assign(state, { pot: 99 })
        return next
      },
    }),
  ],
  [
    'purity',
    'a view that sorts the scores in place',
    () => ({
      ...pig,
      view(state, viewer) {
        ;(state.scores as number[]).sort()
        return pig.view(state, viewer)
      },
    }),
  ],
  [
    'plainness',
    'a field that JSON forgets',
    () => ({
      ...pig,
      evolve: (state, event) => ({ ...pig.evolve(state, event), note: undefined }),
    }),
  ],
  ['plainness', 'a number that JSON cannot say', () => withPot(Number.NaN)],
  ['plainness', 'a negative nothing', () => withPot(-0)],
  [
    'plainness',
    'a class in the state',
    () => ({
      ...pig,
      evolve: (state, event) => ({ ...pig.evolve(state, event), seen: new Set([1]) }),
    }),
  ],
  [
    'plainness',
    'a reader that throws at nonsense',
    () => ({
      ...pig,
      readAction: raw => ({ ok: true, value: { type: (raw as Pig['Action']).type } }),
    }),
  ],
  [
    'plainness',
    'options that cannot be left empty',
    () => ({
      ...pig,
      readOptions: raw => {
        if (Object.keys({ ...(raw as object) }).length === 2) return pig.readOptions(raw)
        return { ok: false, problem: 'goal is missing' }
      },
    }),
  ],
  [
    'legality',
    'an offer that is refused',
    () => ({ ...pig, legal: view => [{ type: 'hold' }, ...pig.legal(view, 0)] }),
  ],
  [
    'legality',
    'an action that is accepted but never offered',
    () => ({
      ...pig,
      act(state, seat, action, moment) {
        const generous = { ...state, pot: state.pot || 1 }
        const decision = pig.act(state, seat, action, moment)
        return decision.ok ? decision : pig.act(generous, seat, action, moment)
      },
    }),
  ],
  [
    'silence',
    'refusals that are counted beside the state',
    () => {
      let refusals = 0
      return {
        ...pig,
        act(state, seat, action, moment) {
          const decision = pig.act(state, seat, action, moment)
          if (moment.now < 2000) refusals = 0
          if (!decision.ok) refusals += 1
          const spoilt = decision.ok && refusals > 3 && action.type === 'roll'
          return spoilt ? { ok: true, events: [{ type: 'rolled', face: 2 }] } : decision
        },
      }
    },
  ],
  ['progress', 'an alarm that rings for ever', () => ({ ...pig, ring: () => [] })],
  [
    'progress',
    'a turn in which nobody may do anything',
    () => ({ ...pig, alarm: () => null, legal: view => (view.pot > 9 ? [] : pig.legal(view, 0)) }),
  ],
  [
    'default',
    'a decision without a default',
    () => ({ ...pig, alarm: () => null, fallback: () => null }),
  ],
  [
    'default',
    'a default that is refused',
    () => ({ ...pig, fallback: () => ({ action: { type: 'hold' }, after: 0 }) }),
  ],
  [
    'end',
    'points that are never kept',
    () => ({
      ...pig,
      evolve: (state, event) => (event.type === 'held' ? state : pig.evolve(state, event)),
    }),
  ],
]

function writingBy(
  first: Pig['State'],
  write: (state: Pig['State'], events: readonly Pig['Event'][]) => Pig['State'],
): Scribe<Pig> {
  let state = first
  return {
    get state() {
      return state
    },
    write(events) {
      state = write(state, events)
    },
  }
}

function withPot(pot: number): Game<Pig> {
  return {
    ...pig,
    evolve(state, event) {
      const next = pig.evolve(state, event)
      return event.type === 'rolled' && event.face === 1 ? { ...next, pot } : next
    },
  }
}

const LEAKS: readonly [string, Game<Cups>][] = [
  [
    'a view that shows what lies under the cups',
    { ...cups, view: (state, viewer) => ({ ...state, viewer }) },
  ],
  [
    'a view that tells the sum of another cup',
    {
      ...cups,
      view(state, viewer) {
        const sum = (state.cups[0]!.dice ?? []).reduce((all, face) => all + face, 0)
        return { ...cups.view(state, viewer), runsOutAt: state.runsOutAt + sum }
      },
    },
  ],
  [
    'a secret event that others see happen',
    { ...cups, audience: event => ('seat' in event ? [event.seat] : 'everyone') },
  ],
  [
    'a refusal that depends on the dice of a rival',
    {
      ...cups,
      act(state, seat, action, moment) {
        const rival = state.cups[(seat + 1) % state.cups.length]!
        const lucky = rival.dice?.[0] === 6
        if (action.type === 'keep' && lucky) return { ok: false, refusal: 'too-soon' }
        return cups.act(state, seat, action, moment)
      },
    },
  ],
]

describe('each law catches its own', () => {
  test.each(SABOTAGES)('%s: %s', (law, _, sabotaged) => {
    expect(breach(sabotaged(), OPTIONS, 60)?.law).toBe(law)
  })

  test.each(LEAKS)('secrecy: %s', (_, leaking) => {
    // Refused on a hidden ground, an offer is at once an unlawful offer: either law is right.
    expect(['secrecy', 'legality']).toContain(breach(leaking, {}, 60)?.law ?? 'none')
  })

  test('no law is without its sabotage', () => {
    const sabotaged = new Set<string>(SABOTAGES.map(([law]) => law)).add('secrecy')
    expect([...sabotaged].sort()).toEqual(Object.keys(LAWS).sort())
  })
})
