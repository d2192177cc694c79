import { describe, expect, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import type { Bot, Game, Vocabulary } from '#kernel/game.ts'
import { written } from '#kernel/journal.ts'
import { commitment } from '#kernel/luck.ts'
import type { Manners } from '#kernel/manners.ts'
import { wanderer } from '#kernel/simulation.ts'
import { type Cups, cups } from '#kernel/toys/cups.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import { verified } from '#kernel/verification.ts'
import { type Guest, lastHeard, newGuest } from '#table/rehearsal/guest.ts'
import {
  act,
  crash,
  drop,
  enter,
  gather,
  pass,
  type Scenery,
  type Stage,
  stageFor,
  tell,
} from '#table/rehearsal/stage.ts'

const LIVELY: Manners<Vocabulary> = { absence: () => 'at-once' }

interface Played {
  readonly stage: Stage
  readonly guests: readonly Guest[]
  readonly at: string[]
}

function playing(scenery: Scenery, seats = 2): Played {
  const stage = stageFor(scenery)
  const seated = gather(stage, seats)
  tell(stage, seated[0]![1], { type: 'start', number: 2 })
  return { stage, guests: seated.map(([guest]) => guest), at: seated.map(([, id]) => id) }
}

function cupsSeen(guest: Guest): Cups['View']['cups'] {
  return (guest.view as Cups['View']).cups
}

describe('somebody who is away', () => {
  test('is played for at once, where everybody plays at once', () => {
    const { stage, guests, at } = playing({ setting: { game: cups, manners: LIVELY } })
    drop(stage, at[1]!)
    expect(lastHeard(guests[0]!, 'presence')!.here).toEqual([true, false])
    pass(stage, 5)
    expect(cupsSeen(guests[0]!)[1]!.shakes).toBe(1)
    pass(stage, 600)
    expect(cupsSeen(guests[0]!)[1]!.kept).toBe(true)
  })

  test('has the seat back the moment of returning', () => {
    const { stage, guests, at } = playing({ setting: { game: cups, manners: LIVELY } })
    drop(stage, at[1]!)
    pass(stage, 5)
    at[1] = enter(stage, guests[1]!)
    expect(lastHeard(guests[0]!, 'presence')!.here).toEqual([true, true])
    pass(stage, 10_000)
    expect(cupsSeen(guests[0]!)[1]).toMatchObject({ shakes: 1, kept: false })
    act(stage, at[1]!, { type: 'shake' })
    expect(cupsSeen(guests[0]!)[1]!.shakes).toBe(2)
  })

  test('is waited for as long as a clock runs, where turns are taken', () => {
    const { stage, guests, at } = playing({ setting: { game: pig } })
    drop(stage, at[0]!)
    pass(stage, 19_000)
    const before = guests[1]!.view as Pig['View']
    expect(before).toMatchObject({ turn: 0, pot: 0 })
    pass(stage, 1100)
    expect(guests[1]!.view).toMatchObject({ turn: 1 })
  })

  test('is waited for a minute where there is no clock, and then played for', () => {
    const clockless: Game<Pig> = { ...pig, alarm: () => null }
    const { stage, guests, at } = playing({ setting: { game: clockless } })
    drop(stage, at[0]!)
    pass(stage, 59_000)
    expect(stage.journal.shelves.get('match 0')!.entries).toHaveLength(1)
    pass(stage, 20_000)
    expect(stage.journal.shelves.get('match 0')!.entries.length).toBeGreaterThan(1)
    expect(guests[1]!.events.length).toBeGreaterThan(0)
  })

  test('has the understudy that the table was given', () => {
    const keeper: Bot<Cups> = {
      name: 'keeper',
      choose: view => {
        const cup = view.cups[view.viewer as number]!
        if (cup.kept) return null
        const type = cup.shakes === 0 ? 'shake' : 'keep'
        return { action: { type }, after: 50, why: '' }
      },
    }
    const setting = { game: cups, manners: LIVELY, understudy: keeper }
    const { stage, guests, at } = playing({ setting })
    drop(stage, at[1]!)
    pass(stage, 110)
    expect(cupsSeen(guests[0]!)[1]).toMatchObject({ shakes: 1, kept: true })
  })

  test('who will not come back is played for at once in any game', () => {
    const { stage, guests, at } = playing({ setting: { game: pig } })
    tell(stage, at[0]!, { type: 'leave', number: 3 })
    pass(stage, 600)
    expect(guests[1]!.events.length).toBeGreaterThan(0)
    expect(lastHeard(guests[1]!, 'table')!.chairs[0]).toEqual({ kind: 'empty', name: null })
  })
})

describe('bots', () => {
  test('see what their seat sees, and hear what it was told, also after going back', () => {
    const heard: string[] = []
    const listener: Bot<Cups> = {
      name: 'listener',
      choose(view, { now }, events) {
        const dice = view.cups.filter((cup, seat) => seat !== view.viewer && cup.dice !== null)
        expect(dice).toEqual([])
        heard.push(events.map(event => event.type).join())
        return now < 500 ? { action: { type: 'shake' }, after: 450, why: '' } : null
      },
    }
    const stage = stageFor({ setting: { game: cups, bots: [listener] } })
    const [[, at] = [newGuest(null), '']] = gather(stage, 1)
    tell(stage, at, { type: 'appoint', number: 2, seat: 1, bot: 'listener' })
    tell(stage, at, { type: 'start', number: 3 })
    act(stage, at, { type: 'shake' })
    pass(stage, 1000)
    expect(heard[0]).toBe('roundBegan')
    expect(heard.at(-1)).toBe('roundBegan,shook,shook,peeked,shook,peeked')
  })

  test('forget what did not come to be', () => {
    let heard: readonly Cups['Event'][] = []
    const listener: Bot<Cups> = {
      name: 'listener',
      choose(_, __, events) {
        heard = [...events]
        return null
      },
    }
    const stage = stageFor({ setting: { game: cups, bots: [listener] } })
    const [[, at] = [newGuest(null), '']] = gather(stage, 1)
    tell(stage, at, { type: 'appoint', number: 2, seat: 1, bot: 'listener' })
    tell(stage, at, { type: 'start', number: 3 })
    stage.journal.trouble = 'storage-full'
    act(stage, at, { type: 'shake' })
    stage.journal.trouble = null
    pass(stage, 5000)
    expect(heard.map(({ type }) => type)).toEqual(['roundBegan'])
    act(stage, at, { type: 'shake' })
    pass(stage, 1)
    expect(heard.map(({ type }) => type)).toEqual(['roundBegan', 'shook'])
  })

  test('that fail are replaced by what the game falls back on', () => {
    const broken: Bot<Cups> = {
      name: 'broken',
      choose() {
        throw new Error('no idea')
      },
    }
    const setting = { game: cups, bots: [broken], manners: LIVELY }
    const stage = stageFor({ setting })
    const [[guest, at] = [newGuest(null), '']] = gather(stage, 1)
    tell(stage, at, { type: 'appoint', number: 2, seat: 1, bot: 'broken' })
    tell(stage, at, { type: 'start', number: 3 })
    pass(stage, 1000)
    expect(cupsSeen(guest)[1]!.kept).toBe(true)
    expect(stage.sightings.some(({ type }) => type === 'trouble')).toBe(true)
    expect(stage.table.outline().stopped).toBe(false)
  })

  test('that never stop do not hold up the table', () => {
    const tireless: Bot<Pig> = {
      name: 'tireless',
      choose: () => ({ action: { type: 'roll' }, after: 0, why: '' }),
    }
    const endless: Game<Pig> = {
      ...pig,
      act: () => ({ ok: true, events: [{ type: 'rolled', face: 2 }] }),
      alarm: () => null,
    }
    const stage = stageFor({ setting: { game: endless, bots: [tireless] } })
    const [[, at] = [newGuest(null), '']] = gather(stage, 1)
    tell(stage, at, { type: 'appoint', number: 2, seat: 1, bot: 'tireless' })
    tell(stage, at, { type: 'start', number: 3 })
    pass(stage, 100)
    expect(stage.table.outline().stopped).toBe(false)
    expect(stage.journal.shelves.get('match 0')!.entries.length).toBeLessThan(110)
  })
})

const GAMES: readonly [Game<Vocabulary>, number, Manners<Vocabulary>][] = [
  [pig, 3, {}],
  [cups, 3, LIVELY],
  [jellyMonster, 3, LIVELY],
  [diceRun, 3, {}],
]

for (const [game, seats, manners] of GAMES) {
  describe(`${game.id} to the end`, () => {
    function toTheEnd(): { stage: Stage; guest: Guest; at: string } {
      const stage = stageFor({ setting: { game, manners, bots: [wanderer(game)] } })
      const [[guest, at] = [newGuest(null), '']] = gather(stage, 1)
      for (let seat = 1; seat < seats; seat++) {
        tell(stage, at, { type: 'appoint', number: 2, seat, bot: 'wanderer' })
      }
      tell(stage, at, { type: 'start', number: 3 })
      tell(stage, at, { type: 'leave', number: 4 })
      tell(stage, at, { type: 'watch', number: 5 })
      for (let i = 0; i < 400 && stage.table.outline().phase !== 'over'; i++) pass(stage, 30_000)
      return { stage, guest, at }
    }

    test('a match of bots ends, and its journal proves every roll', () => {
      const { stage, guest } = toTheEnd()
      expect(stage.sightings.filter(({ type }) => type === 'trouble')).toEqual([])
      const told = lastHeard(guest, 'table')!
      expect(told.phase).toBe('over')
      const shelf = stage.journal.shelves.get('match 0')!
      expect(commitment(told.luck.secret!)).toBe(told.luck.commitment)
      expect(told.ending).toEqual(shelf.closing!.ending as never)
      const entries = shelf.entries.map(({ entry }) => entry)
      const verdict = verified(written(shelf.header!, entries, shelf.closing), () => game)
      expect(verdict).toMatchObject({ ok: true, chronicle: { diceChecked: true } })
    })
  })
}

describe('a rematch', () => {
  function overAndOut(): Played {
    const options = { goal: 2, turnLimit: 20_000 }
    const played = playing({ setting: { game: pig }, options })
    const { stage, at } = played
    for (let i = 0; i < 500 && stage.table.outline().phase !== 'over'; i++) {
      act(stage, at[i % 2]!, { type: 'roll' })
      act(stage, at[i % 2]!, { type: 'hold' })
    }
    return played
  }

  test('keeps the people and their seats, with new luck from everybody', () => {
    const { stage, guests, at } = overAndOut()
    const watcher = newGuest(null)
    tell(stage, enter(stage, watcher), { type: 'watch', number: 1 })
    const before = lastHeard(guests[0]!, 'table')!
    act(stage, at[0]!, { type: 'roll' })
    expect(lastHeard(guests[0]!, 'refused')!.reason).toBe('match-over')
    tell(stage, at[0]!, { type: 'rematch', number: 20 })
    const between = lastHeard(guests[1]!, 'table')!
    expect(between).toMatchObject({ phase: 'gathering', ending: null, hash: null })
    expect(between.chairs.slice(0, 2)).toEqual([...before.chairs])
    expect(between.luck.commitment).not.toBe(before.luck.commitment)
    tell(stage, at[0]!, { type: 'throwIn', number: 21, value: 'another-value-of-mine' })
    tell(stage, at[0]!, { type: 'start', number: 22 })
    const second = stage.journal.shelves.get(stage.table.match())!
    expect(stage.table.match()).not.toBe('match 0')
    expect(second.header!.luck).toMatchObject({
      commitment: between.luck.commitment,
      values: ['another-value-of-mine', ''],
    })
    expect(watcher.view).toMatchObject({ viewer: 'spectator', scores: [0, 0] })
    guests[0]!.nextNumber = 1
    guests[0]!.answers.clear()
    act(stage, at[0]!, { type: 'roll' })
    expect(second.entries).toHaveLength(2)
  })

  test('writes nothing more into the match before it', () => {
    const { stage, guests, at } = overAndOut()
    const text = JSON.stringify(stage.journal.shelves.get('match 0'))
    stage.isPrompt = false
    tell(stage, at[0]!, { type: 'rematch', number: 20 })
    tell(stage, at[0]!, { type: 'throwIn', number: 21, value: 'another-value-of-mine' })
    tell(stage, at[0]!, { type: 'start', number: 22 })
    expect(lastHeard(guests[0]!, 'table')!.phase).toBe('over')
    stage.journal.flush()
    expect(lastHeard(guests[0]!, 'table')!.phase).toBe('playing')
    expect(JSON.stringify(stage.journal.shelves.get('match 0'))).toBe(text)
    expect(stage.journal.shelves.get(stage.table.match())!.entries).toHaveLength(1)
  })

  test('that cannot be written leaves the table as it was', () => {
    const { stage, guests, at } = overAndOut()
    stage.journal.trouble = 'storage-full'
    tell(stage, at[0]!, { type: 'rematch', number: 20 })
    expect(lastHeard(guests[0]!, 'refused')!.reason).toBe('storage-full')
    expect(stage.table.outline().phase).toBe('over')
    expect(stage.table.match()).toBe('match 0')
    stage.journal.trouble = null
    tell(stage, at[0]!, { type: 'rematch', number: 21 })
    expect(stage.table.outline().phase).toBe('gathering')
  })

  test('survives a crash before it has started', () => {
    const { stage, guests, at } = overAndOut()
    tell(stage, at[0]!, { type: 'rematch', number: 20 })
    crash(stage)
    enter(stage, guests[0]!)
    expect(guests[0]!.seat).toBe(0)
    expect(lastHeard(guests[0]!, 'table')!.phase).toBe('gathering')
  })

  test('can be had only after the end, and changes nothing of the first match', () => {
    const { stage, at, guests } = playing({ setting: { game: pig } })
    tell(stage, at[0]!, { type: 'rematch', number: 20 })
    expect(lastHeard(guests[0]!, 'refused')!.reason).toBe('match-not-over')
    const done = overAndOut()
    const text = JSON.stringify(done.stage.journal.shelves.get('match 0'))
    tell(done.stage, done.at[0]!, { type: 'rematch', number: 20 })
    expect(JSON.stringify(done.stage.journal.shelves.get('match 0'))).toBe(text)
  })
})
