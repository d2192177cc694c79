import { describe, expect, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { pick } from '#kernel/chance.ts'
import { distorted } from '#kernel/distortion.ts'
import type { Game, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import { CLIENT_MESSAGES } from '#protocol/client.ts'
import { readMessage } from '#protocol/reading.ts'
import { type Guest, lastHeard, newGuest } from '#table/rehearsal/guest.ts'
import {
  act,
  enter,
  gather,
  pass,
  type Scenery,
  type Stage,
  stageFor,
  tell,
} from '#table/rehearsal/stage.ts'

interface Played {
  readonly stage: Stage
  readonly guests: readonly Guest[]
  readonly at: readonly string[]
}

function playing(scenery: Scenery, seats = 2): Played {
  const stage = stageFor(scenery)
  const seated = gather(stage, seats)
  tell(stage, seated[0]![1], { type: 'start', number: 2 })
  return { stage, guests: seated.map(([guest]) => guest), at: seated.map(([, id]) => id) }
}

function entriesIn(stage: Stage): number {
  return stage.journal.shelves.get('match 0')!.entries.length
}

function failing(part: 'act' | 'readAction' | 'ring' | 'view'): Game<Pig> {
  let calls = 0
  const fail = () => {
    throw new Error(`the game fails in ${part}`)
  }
  return {
    ...pig,
    ...(part === 'act' && { act: fail }),
    ...(part === 'readAction' && { readAction: fail }),
    ...(part === 'ring' && { ring: fail }),
    ...(part === 'view' && {
      view: (state, viewer) => {
        calls += 1
        return calls > 4 ? fail() : pig.view(state, viewer)
      },
    }),
  }
}

describe('a game that fails', () => {
  for (const [part, reason] of [
    ['act', 'server-error'],
    ['readAction', 'bad-action'],
  ] as const) {
    test(`in ${part} fails that action and nothing else`, () => {
      const { stage, guests, at } = playing({ setting: { game: failing(part) } })
      act(stage, at[0]!, { type: 'roll' })
      expect(lastHeard(guests[0]!, 'refused')!.reason).toBe(reason)
      expect(stage.table.outline().stopped).toBe(false)
      pass(stage, 21_000)
      expect(guests[0]!.view).toMatchObject({ turn: 1 })
      expect(stage.sightings).toContainEqual({
        type: 'trouble',
        error: new Error(`the game fails in ${part}`),
        stopped: false,
      })
    })
  }

  for (const part of ['ring', 'view'] as const) {
    test(`in ${part} stops its own table, which sends everybody off`, () => {
      const { stage, guests, at } = playing({ setting: { game: failing(part) } })
      act(stage, at[0]!, { type: 'roll' })
      pass(stage, 21_000)
      expect(guests.map(({ closed }) => closed)).toEqual(['table-broken', 'table-broken'])
      expect(stage.table.outline().stopped).toBe(true)
      expect(stage.sightings.at(-1)).toMatchObject({ type: 'trouble', stopped: true })
      act(stage, at[0]!, { type: 'roll' })
      stage.table.arrive('too late', null)
      pass(stage, 100_000)
      expect(stage.clock.next()).toBeNull()
    })
  }

  test('in its start lets the host choose other options', () => {
    const picky: Game<Pig> = {
      ...pig,
      start(state, moment) {
        if (state.options.goal === 13) throw new Error('unlucky')
        return pig.start(state, moment)
      },
    }
    const stage = stageFor({ setting: { game: picky }, options: { goal: 13, turnLimit: 1000 } })
    const [[guest, at] = [newGuest(null), '']] = gather(stage, 2)
    tell(stage, at, { type: 'start', number: 2 })
    expect(lastHeard(guest, 'refused')!.reason).toBe('server-error')
    const words = { options: {}, fairness: 'friendly', listed: false } as const
    tell(stage, at, { type: 'configure', number: 3, ...words })
    tell(stage, at, { type: 'start', number: 4 })
    expect(stage.table.outline().phase).toBe('playing')
  })

  test('in its manners is played without them', () => {
    const claim = () => {
      throw new Error('no manners')
    }
    const { stage, guests, at } = playing({ setting: { game: pig, manners: { claim } } })
    act(stage, at[0]!, { type: 'roll' })
    expect(lastHeard(guests[0]!, 'acknowledged')).toMatchObject({ to: 'act' })
  })
})

describe('numbers', () => {
  test('an action sent three times counts once, and is answered the same each time', () => {
    const { stage, guests, at } = playing({ setting: { game: pig } })
    const roll = { type: 'act', number: 1, action: { type: 'roll' } } as const
    for (let i = 0; i < 3; i++) tell(stage, at[0]!, roll)
    expect(entriesIn(stage)).toBe(2)
    const answers = guests[0]!.heard.filter(({ type }) => type === 'acknowledged')
    expect(answers.slice(-3)).toEqual(
      new Array(3).fill({ type: 'acknowledged', to: 'act', number: 1, entry: 1 }),
    )
  })

  test('a refused action sent again is refused again, even if it were allowed by now', () => {
    const { stage, guests, at } = playing({ setting: { game: pig } })
    const roll = { type: 'act', number: 1, action: { type: 'roll' } } as const
    tell(stage, at[1]!, roll)
    pass(stage, 20_100)
    expect(guests[1]!.view).toMatchObject({ turn: 1 })
    tell(stage, at[1]!, roll)
    const refusals = guests[1]!.heard.filter(({ type }) => type === 'refused')
    expect(refusals.map(one => 'reason' in one && one.reason)).toEqual(
      new Array(2).fill('not-your-turn'),
    )
  })

  test('sent again while it is being written, it is answered once it is', () => {
    const { stage, guests, at } = playing({ setting: { game: pig } })
    stage.isPrompt = false
    const roll = { type: 'act', number: 1, action: { type: 'roll' } } as const
    for (let i = 0; i < 3; i++) tell(stage, at[0]!, roll)
    expect(lastHeard(guests[0]!, 'acknowledged')!.to).toBe('start')
    stage.journal.flush()
    const answers = guests[0]!.heard.filter(one => 'to' in one && one.to === 'act')
    expect(answers).toHaveLength(1)
    expect(entriesIn(stage)).toBe(2)
  })

  test('may leave gaps but never go back', () => {
    const { stage, guests, at } = playing({ setting: { game: pig } })
    const roll = (number: number) => {
      tell(stage, at[0]!, { type: 'act', number, action: { type: 'roll' } })
    }
    roll(7)
    roll(3)
    roll(0)
    expect(entriesIn(stage)).toBe(2)
    expect(guests[0]!.answers.get(3)).toMatchObject({ reason: 'number-used' })
    expect(guests[0]!.answers.get(0)).toMatchObject({ reason: 'number-used' })
  })

  test('that wait for an answer are 32 at most', () => {
    const { stage, guests, at } = playing({ setting: { game: pig } })
    stage.isPrompt = false
    for (let number = 1; number <= 40; number++) {
      tell(stage, at[0]!, { type: 'act', number, action: { type: 'roll' } })
    }
    stage.journal.flush()
    const refused = [...guests[0]!.answers.values()].filter(answer => {
      return answer.type === 'refused' && answer.reason === 'too-many-unanswered'
    })
    expect(refused).toHaveLength(8)
  })

  test('what a client cannot make sense of it may look at again', () => {
    const { stage, guests, at } = playing({ setting: { game: pig } })
    act(stage, at[0]!, { type: 'roll' })
    guests[0]!.view = null
    tell(stage, at[0]!, { type: 'look', number: 5 })
    expect(guests[0]!.view).toEqual({ ...(guests[1]!.view as object), viewer: 0 })
    act(stage, at[0]!, { type: 'roll' })
    expect(guests[0]!.view).toEqual({ ...(guests[1]!.view as object), viewer: 0 })
  })
})

function sampleOf(type: string): object {
  const value = 'some-value-or-secret-of-mine'
  return {
    type,
    number: 1,
    ...(type === 'join' && { name: 'Anna', seat: null, value }),
    ...(type === 'throwIn' && { value }),
    ...(type === 'act' && { action: { type: 'roll' } }),
    ...(type === 'configure' && { options: {}, fairness: 'friendly', listed: false }),
    ...(type === 'appoint' && { seat: 1, bot: 'nobody' }),
    ...(['kick', 'handOver'].includes(type) && { seat: 9 }),
  }
}

for (const game of [pig, jellyMonster, diceRun] as readonly Game<Vocabulary>[]) {
  test(`${game.id}: nonsense from a stranger changes nothing and stops nothing`, () => {
    const { stage, guests } = playing({ setting: { game } }, 3)
    const stranger = enter(stage, newGuest('a-stranger-with-a-secret'))
    const whim = swiftLuck(game.id).chance('table', 0)
    const before = JSON.stringify(stage.journal.shelves.get('match 0'))
    const views = guests.map(({ view }) => view)
    let readable = 0
    for (let i = 0; i < 2000; i++) {
      const type = pick([...CLIENT_MESSAGES.keys()], whim)
      const sample = sampleOf(type)
      const heard = readMessage(JSON.stringify(i % 2 ? sample : distorted(sample, whim)))
      if (!heard.ok || heard.message.type === 'hello') continue
      readable += 1
      tell(stage, stranger, heard.message)
    }
    expect(readable).toBeGreaterThan(700)
    expect(JSON.stringify(stage.journal.shelves.get('match 0'))).toBe(before)
    expect(guests.map(({ view }) => view)).toEqual(views)
    expect(stage.sightings.filter(({ type }) => type === 'trouble')).toEqual([])
  })

  test(`${game.id}: nonsense from a player is refused with a reason`, () => {
    const { stage, guests, at } = playing({ setting: { game } }, 3)
    const whim = swiftLuck(`${game.id} player`).chance('table', 0)
    for (let i = 0; i < 600; i++) {
      const offers = game.legal(guests[1]!.view as Vocabulary['View'], 0)
      const offer = offers.length > 0 ? pick(offers, whim) : { type: 'roll' }
      act(stage, at[1]!, distorted(offer, whim))
      if (i % 50 === 0) pass(stage, 700)
      if (stage.table.outline().phase !== 'playing') break
    }
    expect(guests[1]!.waiting.size).toBe(0)
    expect(stage.table.outline().stopped).toBe(false)
    expect(stage.sightings.filter(({ type }) => type === 'trouble')).toEqual([])
  })
}
