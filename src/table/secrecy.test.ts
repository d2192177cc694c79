import { describe, expect, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { pick } from '#kernel/chance.ts'
import type { Game, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import type { Manners } from '#kernel/manners.ts'
import { type Cups, cups } from '#kernel/toys/cups.ts'
import type { ServerMessage } from '#protocol/server.ts'
import { type Guest, lastHeard, newGuest } from '#table/rehearsal/guest.ts'
import {
  act,
  crash,
  drop,
  enter,
  gather,
  pass,
  type Stage,
  stageFor,
  tell,
} from '#table/rehearsal/stage.ts'

const LIVELY: Manners<Vocabulary> = { absence: () => 'at-once' }

/** Cups in which one seat's dice always show the same, and nothing else differs. */
function cupsWith(seat: number, face: 1 | 6): Game<Cups> {
  return {
    ...cups,
    act(state, who, action, moment) {
      const decision = cups.act(state, who, action, moment)
      if (who !== seat || !decision.ok) return decision
      const events = decision.events.map(event => {
        return event.type === 'peeked' ? { ...event, dice: [face, face, face] as const } : event
      })
      return { ok: true, events }
    },
  }
}

interface Cast {
  readonly stage: Stage
  readonly guests: readonly Guest[]
  readonly at: string[]
}

function castFor(game: Game<Vocabulary>, manners = LIVELY): Cast {
  const stage = stageFor({ setting: { game, manners } })
  const seated = gather(stage, 3)
  const watcher = newGuest(null)
  const guests = [...seated.map(([guest]) => guest), watcher]
  const at = [...seated.map(([, id]) => id), enter(stage, watcher)]
  tell(stage, at[3]!, { type: 'watch', number: 1 })
  tell(stage, at[0]!, { type: 'start', number: 2 })
  return { stage, guests, at }
}

/** The same people doing the same things at the same time, until the cups are lifted. */
function playUntilLifted(game: Game<Cups>, seed: string): readonly string[] {
  const { stage, guests, at } = castFor(game)
  const whim = swiftLuck(seed).chance('table', 0)
  const tell1 = (who: number) => act(stage, at[who]!, pick(ACTIONS, whim))
  for (let i = 0; i < 60; i++) {
    pass(stage, whim.below(700))
    const who = whim.below(4)
    const what = whim.below(12)
    if (what === 0 || (what === 1 && who === 3)) drop(stage, at[who]!)
    if (what <= 1) at[who] = enter(stage, guests[who]!)
    if (what === 2) stage.table.measure(at[who]!, whim.below(300))
    if (what === 3 && who === 0) {
      crash(stage)
      guests.forEach((guest, index) => {
        at[index] = enter(stage, guest)
      })
    }
    if (what > 2) tell1(who)
    if (what <= 1 && who === 3) tell(stage, at[3]!, { type: 'watch', number: 1 })
  }
  expect(stage.sightings.filter(({ type }) => type === 'trouble')).toEqual([])
  return [0, 2, 3].map(who => JSON.stringify(beforeReveal(guests[who]!.heard)))
}

const ACTIONS = [{ type: 'shake' }, { type: 'shake' }, { type: 'keep' }] as const

function beforeReveal(heard: readonly ServerMessage[]): readonly ServerMessage[] {
  const end = heard.findIndex(message => JSON.stringify(message).includes('cupsLifted'))
  return end < 0 ? heard : heard.slice(0, end)
}

describe('twins', () => {
  test('who differ only in a secret of one seat are alike to everybody else, byte by byte', () => {
    for (let seed = 0; seed < 20; seed++) {
      const one = playUntilLifted(cupsWith(1, 1), `${seed}`)
      const other = playUntilLifted(cupsWith(1, 6), `${seed}`)
      expect(other).toEqual(one)
      expect(one[0]!.length).toBeGreaterThan(1000)
    }
  })

  const LEAKS: readonly [title: string, leak: (game: Game<Cups>) => Game<Cups>][] = [
    ['an event told to all', game => ({ ...game, audience: () => 'everyone' })],
    [
      'a view that shows too much',
      game => ({ ...game, view: (state, viewer) => ({ ...state, viewer }) }),
    ],
    [
      'a refusal that depends on it',
      game => ({
        ...game,
        act(state, seat, action, moment) {
          if (seat !== 1 && state.cups[1]!.dice?.[0] === 6)
            return { ok: false, refusal: 'too-soon' }
          return game.act(state, seat, action, moment)
        },
      }),
    ],
    [
      'an instant that depends on it',
      game => ({
        ...game,
        evolve(state, event) {
          const after = game.evolve(state, event)
          if (event.type !== 'peeked' || event.dice[0] !== 6) return after
          return { ...after, runsOutAt: after.runsOutAt + 1 }
        },
      }),
    ],
  ]
  for (const [title, leak] of LEAKS) {
    test(`betray ${title}`, () => {
      const one = playUntilLifted(leak(cupsWith(1, 1)), '1')
      expect(playUntilLifted(leak(cupsWith(1, 6)), '1')).not.toEqual(one)
    })
  }
})

describe('nobody is told', () => {
  test('a hash over what is hidden before the end: few dice are soon guessed', () => {
    const { stage, guests, at } = castFor(cups)
    const rename = (name: string) =>
      tell(stage, at[0]!, { type: 'join', number: 9, name, seat: null, value: 'x'.repeat(22) })
    act(stage, at[1]!, { type: 'shake' })
    rename('Anna')
    expect(lastHeard(guests[2]!, 'table')).toMatchObject({ phase: 'playing', hash: null })
    pass(stage, 3 * 61_000)
    expect(lastHeard(guests[2]!, 'table')).toMatchObject({ phase: 'over' })
    expect(lastHeard(guests[2]!, 'table')!.hash).toBeString()
  })

  for (const game of [cups, jellyMonster, diceRun] as readonly Game<Vocabulary>[]) {
    test(`${game.id}: an event kept from them, in a whole match`, () => {
      const { stage, guests, at } = castFor(game)
      const whim = swiftLuck(game.id).chance('table', 0)
      for (let i = 0; i < 600 && stage.table.outline().phase === 'playing'; i++) {
        const who = whim.below(3)
        const clock = lastHeard(guests[who]!, 'clock')!
        const now = clock.at + stage.clock.now() - clock.time
        const offers = game.legal(guests[who]!.view as Vocabulary['View'], now)
        if (offers.length > 0) act(stage, at[who]!, pick(offers, whim))
        pass(stage, whim.below(900))
      }
      const all = stage.journal.shelves.get('match 0')!.entries.flatMap(({ entry }) => entry.events)
      let kept = 0
      guests.forEach((guest, who) => {
        const started = all.slice(all.length - guestShare(game, all, who).after)
        const mine = started.filter(event => hears(game, event, who))
        kept += started.length - mine.length
        expect(guest.events).toEqual(mine)
      })
      expect(kept).toBeGreaterThan(0)
    })
  }
})

function hears(game: Game<Vocabulary>, event: Vocabulary['Event'], who: number): boolean {
  const audience = game.audience(event)
  return audience === 'everyone' || (who < 3 && audience.includes(who))
}

/** The events of the start are part of the first whole view. */
function guestShare(game: Game<Vocabulary>, all: readonly Vocabulary['Event'][], _: number) {
  const state = game.setUp(optionsOf(game), 3)
  const chance = swiftLuck('count').chance('table', 0)
  return { after: all.length - game.start(state, { now: 0, chance }).length }
}

function optionsOf(game: Game<Vocabulary>): Vocabulary['Options'] {
  const reading = game.readOptions({})
  if (!reading.ok) throw new Error(reading.problem)
  return reading.value
}
