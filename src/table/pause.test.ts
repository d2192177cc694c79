import { describe, expect, test } from 'bun:test'
import type { Game, Vocabulary } from '#kernel/game.ts'
import type { Manners } from '#kernel/manners.ts'
import { type Cups, cups } from '#kernel/toys/cups.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import { type Guest, lastHeard, newGuest } from '#table/rehearsal/guest.ts'
import {
  act,
  crash,
  drop,
  enter,
  gather,
  pass,
  reopen,
  type Stage,
  stageFor,
  tell,
} from '#table/rehearsal/stage.ts'

const LIVELY: Manners<Vocabulary> = { absence: () => 'at-once' }
const RUN = 20_000

interface Played {
  readonly stage: Stage
  readonly guests: readonly Guest[]
  readonly at: string[]
}

function playing(game: Game<Vocabulary>, manners: Manners<Vocabulary> = {}): Played {
  const stage = stageFor({ setting: { game, manners } })
  const seated = gather(stage, 2)
  tell(stage, seated[0]![1], { type: 'start', number: 2 })
  return { stage, guests: seated.map(([guest]) => guest), at: seated.map(([, id]) => id) }
}

function pigView({ guests }: Played): Pig['View'] {
  return guests[0]!.view as Pig['View']
}

function clock({ guests }: Played) {
  return lastHeard(guests[0]!, 'clock')!
}

function notesOf({ stage }: Played): readonly object[] {
  return stage.journal.shelves.get('match 0')!.notes
}

describe('a pause', () => {
  test('keeps the sand: what was left is left', () => {
    const played = playing(pig)
    const { stage, at } = played
    pass(stage, 12_000)
    tell(stage, at[0]!, { type: 'pause', number: 3 })
    expect(clock(played)).toMatchObject({ running: false, paused: 'host', at: 12_000 })
    pass(stage, 600_000)
    expect(pigView(played).turn).toBe(0)
    tell(stage, at[0]!, { type: 'resume', number: 4 })
    expect(clock(played)).toMatchObject({ running: false, resumesAt: stage.clock.now() + 3000 })
    pass(stage, 3000 + RUN - 12_000 - 1)
    expect(clock(played)).toMatchObject({ running: true, paused: null, at: 12_000 })
    expect(pigView(played).turn).toBe(0)
    // The alarm waits for what may still be on its way.
    pass(stage, 21)
    expect(pigView(played).turn).toBe(1)
    expect(pigView(played).lapsesAt).toBe(2 * RUN)
    expect(notesOf(played)).toEqual([
      { type: 'paused', reason: 'host', at: 12_000 },
      { type: 'resumed', at: 12_000 },
    ])
  })

  test('refuses actions, and can be ended only by the host', () => {
    const played = playing(pig)
    const { stage, at, guests } = played
    tell(stage, at[0]!, { type: 'resume', number: 3 })
    expect(lastHeard(guests[0]!, 'refused')!.reason).toBe('not-paused')
    tell(stage, at[0]!, { type: 'pause', number: 4 })
    act(stage, at[0]!, { type: 'roll' })
    expect(lastHeard(guests[0]!, 'refused')).toMatchObject({ to: 'act', reason: 'paused' })
    tell(stage, at[1]!, { type: 'resume', number: 5 })
    expect(lastHeard(guests[1]!, 'refused')!.reason).toBe('not-host')
  })

  test('stops the countdown to its own end', () => {
    const played = playing(pig)
    const { stage, at } = played
    tell(stage, at[0]!, { type: 'pause', number: 3 })
    tell(stage, at[0]!, { type: 'pause', number: 4 })
    expect(lastHeard(played.guests[0]!, 'refused')!.reason).toBe('paused')
    tell(stage, at[0]!, { type: 'resume', number: 5 })
    pass(stage, 1000)
    tell(stage, at[0]!, { type: 'pause', number: 6 })
    pass(stage, 10_000)
    expect(clock(played)).toMatchObject({ running: false, paused: 'host', resumesAt: null })
  })
})

describe('a restart', () => {
  test('is a pause: the people come back, three two one, and the sand runs on', () => {
    const played = playing(cups, LIVELY)
    const { stage, guests, at } = played
    act(stage, at[0]!, { type: 'shake' })
    act(stage, at[0]!, { type: 'keep' })
    act(stage, at[0]!, { type: 'turnSand' })
    pass(stage, 4000)
    let hasEnded = false
    stage.table.retire(() => {
      hasEnded = true
    })
    stage.journal.flush()
    expect(hasEnded).toBe(true)
    expect(guests.map(guest => guest.closed)).toEqual(['restarting', 'restarting'])
    expect(lastHeard(guests[0]!, 'notice')!.notice).toBe('restarting')
    stage.clock.reset()
    stage.clock.oversleep(30_000)
    reopen(stage, 'match 0')
    pass(stage, 1000)
    enter(stage, guests[0]!)
    expect(clock(played)).toMatchObject({ running: false, paused: 'restart', at: 4000 })
    pass(stage, 1000)
    enter(stage, guests[1]!)
    expect(clock(played).resumesAt).toBe(stage.clock.now() + 3000)
    pass(stage, 3000 + 5999)
    expect((guests[0]!.view as Cups['View']).round).toBe(1)
    pass(stage, 30)
    expect((guests[0]!.view as Cups['View']).round).toBe(2)
  })

  test('waits ten seconds for those who are not back, and no longer', () => {
    const played = playing(cups, LIVELY)
    const { stage, guests } = played
    crash(stage)
    pass(stage, 4000)
    enter(stage, guests[0]!)
    pass(stage, 5999)
    expect(clock(played).resumesAt).toBeNull()
    pass(stage, 1)
    expect(clock(played).resumesAt).toBe(stage.clock.now() + 3000)
  })

  test('stands still as long as nobody is back, where everybody plays at once', () => {
    const played = playing(cups, LIVELY)
    const { stage, guests } = played
    crash(stage)
    pass(stage, 3_600_000)
    expect(stage.table.outline().running).toBe(false)
    enter(stage, guests[1]!)
    pass(stage, 3000)
    expect(stage.table.outline().running).toBe(true)
  })

  test('goes on without anybody where turns go by the clock', () => {
    const played = playing(pig)
    const { stage } = played
    crash(stage)
    pass(stage, 10_000 + 3000 + 5 * RUN)
    expect(stage.journal.shelves.get('match 0')!.entries.length).toBeGreaterThan(4)
  })

  test('in a crash forgets a second of the sand at most', () => {
    const played = playing(pig)
    const { stage, guests } = played
    pass(stage, 15_700)
    crash(stage)
    enter(stage, guests[0]!)
    expect(clock(played).at).toBe(15_000)
  })

  test('leaves a pause of the host a pause of the host', () => {
    const played = playing(pig)
    const { stage, guests, at } = played
    tell(stage, at[0]!, { type: 'pause', number: 3 })
    crash(stage)
    enter(stage, guests[0]!)
    enter(stage, guests[1]!)
    pass(stage, 60_000)
    expect(clock(played)).toMatchObject({ running: false, paused: 'host' })
  })

  test('answers what was sent before it and not answered', () => {
    const { stage, guests, at } = playing(pig)
    stage.isPrompt = false
    act(stage, at[0]!, { type: 'roll' })
    expect(guests[0]!.waiting.size).toBe(1)
    stage.journal.flushSilently()
    crash(stage)
    stage.isPrompt = true
    enter(stage, guests[0]!)
    expect(guests[0]!.answers.get(1)).toMatchObject({ type: 'acknowledged', entry: 1 })
    expect(stage.journal.shelves.get('match 0')!.entries).toHaveLength(2)
  })

  test('while the server stops, nothing new is begun', () => {
    const { stage, guests, at } = playing(pig)
    stage.isPrompt = false
    stage.table.retire(() => {})
    act(stage, at[0]!, { type: 'roll' })
    tell(stage, at[0]!, { type: 'pause', number: 7 })
    stage.journal.flush()
    const reasons = guests[0]!.heard.flatMap(one => (one.type === 'refused' ? [one.reason] : []))
    expect(reasons).toEqual(['server-stopping', 'server-stopping'])
  })
})

describe('time', () => {
  test('in which the process stood still does not count', () => {
    const played = playing(pig)
    const { stage } = played
    pass(stage, 5000)
    stage.clock.oversleep(3_600_000)
    pass(stage, 0)
    expect(stage.journal.shelves.get('match 0')!.entries).toHaveLength(1)
    pass(stage, 14_000)
    expect(pigView(played).turn).toBe(0)
    pass(stage, 2100)
    expect(pigView(played).turn).toBe(1)
  })

  test('stands still when everybody has gone, and runs on when somebody is back', () => {
    const played = playing(cups, LIVELY)
    const { stage, guests, at } = played
    pass(stage, 2000)
    drop(stage, at[0]!)
    drop(stage, at[1]!)
    pass(stage, 600_000)
    enter(stage, guests[1]!)
    expect(lastHeard(guests[1]!, 'clock')).toMatchObject({ paused: 'nobody-here', at: 7000 })
    pass(stage, 3000)
    expect(lastHeard(guests[1]!, 'clock')).toMatchObject({ paused: null, running: true })
  })

  test('does not stop for a match that ends while everybody is gone', () => {
    const played = playing({ ...pig, readOptions: () => pig.readOptions({ goal: 1 }) }, LIVELY)
    const { stage, guests, at } = played
    drop(stage, at[0]!)
    drop(stage, at[1]!)
    pass(stage, 4999)
    expect(stage.table.outline()).toMatchObject({ phase: 'over', stopped: false })
    pass(stage, 10_000)
    expect(notesOf(played)).not.toContainEqual(expect.objectContaining({ type: 'paused' }))
    enter(stage, guests[0]!)
    expect(lastHeard(guests[0]!, 'table')).toMatchObject({ phase: 'over' })
    expect(stage.table.outline().stopped).toBe(false)
  })

  test('a moment without anybody is no pause', () => {
    const played = playing(cups, LIVELY)
    const { stage, guests, at } = played
    drop(stage, at[0]!)
    drop(stage, at[1]!)
    pass(stage, 4000)
    enter(stage, guests[0]!)
    pass(stage, 10_000)
    expect(clock(played)).toMatchObject({ running: true, paused: null })
  })

  test('of the server is told to whoever asks', () => {
    const { stage, guests, at } = playing(pig)
    pass(stage, 77)
    tell(stage, at[0]!, { type: 'ping', sent: 12.5 })
    expect(lastHeard(guests[0]!, 'pong')).toEqual({
      type: 'pong',
      sent: 12.5,
      time: stage.clock.now(),
    })
  })
})

test('that the clock has stopped for good is told when the end is durable', () => {
  const played = playing({ ...pig, readOptions: () => pig.readOptions({ goal: 1 }) })
  const { stage, guests, at } = played
  stage.isPrompt = false
  const told = () => clock(played).running
  for (let turn = 0; turn < 12 && stage.table.outline().phase === 'playing'; turn++) {
    act(stage, at[turn % 2]!, { type: 'roll' })
    act(stage, at[turn % 2]!, { type: 'hold' })
  }
  expect(stage.table.outline().phase).toBe('over')
  expect(told()).toBe(true)
  enter(stage, guests[1]!)
  expect(lastHeard(guests[1]!, 'clock')).toMatchObject({ running: true, paused: null })
  stage.journal.flush()
  expect(told()).toBe(false)
})

describe('a full disk', () => {
  test('refuses, takes everything back, stops the clock, and goes on when there is space', () => {
    const played = playing(pig)
    const { stage, guests, at } = played
    pass(stage, 5000)
    stage.journal.trouble = 'storage-full'
    const before = guests[0]!.view
    act(stage, at[0]!, { type: 'roll' })
    expect(lastHeard(guests[0]!, 'refused')!.reason).toBe('storage-full')
    expect(guests[0]!.view).toBe(before)
    expect(clock(played)).toMatchObject({ running: false, paused: 'storage', at: 5000 })
    pass(stage, 60_000)
    expect(pigView(played).turn).toBe(0)
    stage.journal.trouble = null
    pass(stage, 1000)
    expect(clock(played).resumesAt).not.toBeNull()
    pass(stage, 3000)
    act(stage, at[0]!, { type: 'roll' })
    expect(lastHeard(guests[0]!, 'acknowledged')).toMatchObject({ to: 'act', number: 2 })
    expect(stage.sightings.filter(({ type }) => type === 'trouble')).toEqual([])
  })

  for (const way of ['after a restart', 'when somebody is back'] as const) {
    test(`holds the match up ${way}, and no longer than it is full`, () => {
      const played = playing(cups, LIVELY)
      const { stage, guests, at } = played
      if (way === 'after a restart') crash(stage)
      else for (const id of at) drop(stage, id)
      pass(stage, 6000)
      for (const guest of guests) enter(stage, guest)
      stage.journal.trouble = 'storage-full'
      pass(stage, 3000)
      expect(stage.table.outline().running).toBe(false)
      stage.journal.trouble = null
      pass(stage, 1000 + 3000)
      expect(stage.table.outline().running).toBe(true)
    })
  }

  test('lets nobody sit down, and nobody was told', () => {
    const stage = stageFor({ setting: { game: pig } })
    stage.journal.trouble = 'storage-full'
    const [[guest] = [newGuest(null)]] = gather(stage, 1)
    expect(guest.seat).toBeNull()
    expect(lastHeard(guest, 'refused')!.reason).toBe('storage-full')
    expect(lastHeard(guest, 'table')!.chairs.every(({ kind }) => kind === 'empty')).toBe(true)
  })
})

describe('a broken disk, or somebody else who writes', () => {
  test('silences the table at once: no answer, no step', () => {
    for (const [trouble, closing] of [
      ['storage-broken', 'restarting'],
      ['fenced', 'moved'],
    ] as const) {
      const { stage, guests, at } = playing(pig)
      const heard = guests[1]!.heard.length
      if (trouble === 'fenced') stage.journal.takeOver('match 0', () => {})
      else stage.journal.trouble = trouble
      stage.journal.flush()
      act(stage, at[0]!, { type: 'roll' })
      expect(guests.map(guest => guest.closed)).toEqual([closing, closing])
      expect(guests[1]!.heard).toHaveLength(heard)
      expect(guests[0]!.waiting.size).toBe(1)
      expect(stage.table.outline().stopped).toBe(true)
      expect(stage.clock.next()).toBeNull()
    }
  })
})
