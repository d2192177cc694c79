import { describe, expect, test } from 'bun:test'
import { wanderer } from '#kernel/simulation.ts'
import { pig } from '#kernel/toys/pig.ts'
import type { ClientMessage } from '#protocol/client.ts'
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

const BOTS = [wanderer(pig)]
const VALUE = 'a-value-thrown-in'

type Seated = [guest: Guest, at: string]
type Words = Omit<ClientMessage & { number: number }, 'number'>

function tableFor(count: number): { stage: Stage; people: Seated[] } {
  const stage = stageFor({ setting: { game: pig, bots: BOTS } })
  return { stage, people: [...gather(stage, count)] }
}

/** Asks, and says what came back: `'done'` or the reason why not. */
function ask(stage: Stage, [guest, at]: Seated, words: Words): string {
  const number = guest.heard.length + 1000
  tell(stage, at, { ...words, number } as ClientMessage)
  const answer = guest.heard.find(message => 'number' in message && message.number === number)
  return answer?.type === 'refused' ? answer.reason : answer?.type === 'acknowledged' ? 'done' : '-'
}

function joining(name: string, seat: number | null = null): Words {
  return { type: 'join', name, seat, value: VALUE } as Words
}

function newcomer(stage: Stage, secret: string): Seated {
  const guest = newGuest(secret)
  return [guest, enter(stage, guest)]
}

function chairsOf({ stage, people }: { stage: Stage; people: Seated[] }): string[] {
  const seen = people.find(([, at]) => stage.guests.has(at))![0]
  return lastHeard(seen, 'table')!.chairs.map(({ kind, name }) => (kind === 'empty' ? '-' : name!))
}

describe('sitting down', () => {
  test('takes the first free seat, or the one asked for', () => {
    const { stage, people } = tableFor(1)
    people.push(newcomer(stage, 'somebody-else-entirely'))
    expect(ask(stage, people[1]!, joining('Ben', 3))).toBe('done')
    expect(chairsOf({ stage, people })).toEqual(['Guest 0', '-', '-', 'Ben', '-', '-'])
    expect(people[1]![0].seat).toBe(3)
  })

  test('is answered the same when asked again, and takes no second seat', () => {
    const { stage, people } = tableFor(2)
    expect(ask(stage, people[1]!, joining('Guest 1'))).toBe('done')
    expect(chairsOf({ stage, people })).toEqual(['Guest 0', 'Guest 1', '-', '-', '-', '-'])
  })

  test('of two who race for one seat exactly one gets it', () => {
    const { stage, people } = tableFor(1)
    stage.isPrompt = false
    const [ann, bob] = ['the-secret-of-ann-is-long', 'the-secret-of-bob-is-long'].map(secret =>
      newcomer(stage, secret),
    ) as [Seated, Seated]
    tell(stage, ann[1], { type: 'join', number: 1, name: 'Ann', seat: 2, value: VALUE })
    tell(stage, bob[1], { type: 'join', number: 1, name: 'Bob', seat: 2, value: VALUE })
    expect(ann[0].seat).toBeNull()
    stage.journal.flush()
    expect([ann[0].seat, bob[0].seat]).toEqual([2, null])
    expect(lastHeard(bob[0], 'refused')!.reason).toBe('seat-taken')
    expect(chairsOf({ stage, people })[2]).toBe('Ann')
  })

  test('is told to nobody before it is durable', () => {
    const { stage, people } = tableFor(1)
    stage.isPrompt = false
    const before = people[0]![0].heard.length
    const late = newcomer(stage, 'one-who-comes-later-on')
    stage.journal.flush()
    tell(stage, late[1], { type: 'join', number: 1, name: 'Late', seat: null, value: VALUE })
    expect(JSON.stringify(people[0]![0].heard.slice(before))).not.toContain('Late')
    expect(late[0].heard.some(({ type }) => type === 'acknowledged')).toBe(false)
    stage.journal.flush()
    expect(JSON.stringify(people[0]![0].heard.slice(before))).toContain('Late')
  })

  test('needs a secret, a name of its own, and room', () => {
    const { stage } = tableFor(5)
    const stranger: Seated = [newGuest(null), '']
    stranger[1] = enter(stage, stranger[0])
    expect(ask(stage, stranger, joining('Ghost'))).toBe('no-secret')
    const sixth = newcomer(stage, 'the-sixth-at-this-table')
    expect(ask(stage, sixth, joining('\u200b \u3164'))).toBe('bad-name')
    expect(ask(stage, sixth, joining('ｇｕｅｓｔ０'))).toBe('name-taken')
    expect(ask(stage, sixth, joining('Six', 9))).toBe('no-such-seat')
    expect(ask(stage, sixth, joining('Six', 0))).toBe('seat-taken')
    expect(ask(stage, sixth, joining('Six'))).toBe('done')
    expect(ask(stage, newcomer(stage, 'the-seventh-at-this-one'), joining('7'))).toBe('table-full')
  })

  test('keeps nothing of the secret but a hash', () => {
    const { stage } = tableFor(2)
    const shelf = JSON.stringify(stage.journal.shelves.get('match 0'))
    expect(shelf).not.toContain('the-secret-of-guest')
    expect(JSON.stringify(stage.journal.shelves.get('match 0')!.sheet.facts)).not.toContain('Guest')
  })
})

describe('one person, two tabs', () => {
  test('the newest has the seat, the older is told and sent off', () => {
    const { stage, people } = tableFor(2)
    tell(stage, people[0]![1], { type: 'start', number: 2 })
    const [guest, olderAt] = people[0]!
    const newer = newGuest(guest.secret)
    const newerAt = enter(stage, newer)
    expect(lastHeard(guest, 'notice')!.notice).toBe('taken-over')
    expect(guest.closed).toBe('taken-over')
    expect(newer.seat).toBe(0)
    expect(newer.view).toEqual(guest.view)
    stage.table.hear(olderAt, { type: 'act', number: 1, action: { type: 'roll' } })
    expect(stage.journal.shelves.get('match 0')!.entries).toHaveLength(1)
    act(stage, newerAt, { type: 'roll' })
    expect(stage.journal.shelves.get('match 0')!.entries).toHaveLength(2)
  })

  test('the older may take it back', () => {
    const { stage, people } = tableFor(2)
    const [guest] = people[0]!
    const newer = newGuest(guest.secret)
    enter(stage, newer)
    enter(stage, guest)
    expect(newer.closed).toBe('taken-over')
    expect(guest.closed).toBeNull()
    expect(guest.seat).toBe(0)
  })

  test('at any time a person has one connection at most', () => {
    const { stage, people } = tableFor(2)
    for (let i = 0; i < 20; i++) enter(stage, newGuest(people[i % 2]![0].secret))
    expect(stage.table.outline()).toMatchObject({ people: 2, connections: 2 })
  })
})

describe('the host', () => {
  test('is the first who sits down, and alone has the powers', () => {
    const { stage, people } = tableFor(2)
    expect(lastHeard(people[1]![0], 'table')!.host).toBe(0)
    const powers: Words[] = [
      { type: 'configure', options: {}, fairness: 'strict', listed: true },
      { type: 'appoint', seat: 3, bot: 'wanderer' },
      { type: 'kick', seat: 0 },
      { type: 'handOver', seat: 1 },
      { type: 'start' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'rematch' },
    ] as Words[]
    for (const power of powers) expect(ask(stage, people[1]!, power)).toBe('not-host')
  })

  test('chooses options that the game can read', () => {
    const { stage, people } = tableFor(2)
    const configure = (options: unknown) => {
      const words = { type: 'configure', options, fairness: 'strict', listed: false }
      return ask(stage, people[0]!, words as Words)
    }
    expect(configure({ goal: -1 })).toBe('bad-options')
    expect(configure(null)).toBe('done')
    expect(configure({ goal: 20 })).toBe('done')
    expect(lastHeard(people[1]![0], 'table')).toMatchObject({
      options: { goal: 20, turnLimit: 20_000 },
      fairness: 'strict',
    })
    ask(stage, people[0]!, { type: 'start' } as Words)
    expect(configure({ goal: 30 })).toBe('already-started')
  })

  test('puts bots into seats and takes them out', () => {
    const { stage, people } = tableFor(1)
    const appoint = { type: 'appoint', seat: 1, bot: 'wanderer' } as Words
    expect(ask(stage, people[0]!, { ...appoint, bot: 'nobody' } as Words)).toBe('no-such-bot')
    expect(ask(stage, people[0]!, appoint)).toBe('done')
    expect(ask(stage, people[0]!, appoint)).toBe('seat-taken')
    expect(chairsOf({ stage, people })[1]).toBe('wanderer')
    expect(ask(stage, people[0]!, { type: 'kick', seat: 1 } as Words)).toBe('done')
    expect(ask(stage, people[0]!, { type: 'kick', seat: 1 } as Words)).toBe('seat-empty')
    expect(chairsOf({ stage, people })[1]).toBe('-')
  })

  test('shows somebody out, who does not come back', () => {
    const { stage, people } = tableFor(3)
    expect(ask(stage, people[0]!, { type: 'kick', seat: 1 } as Words)).toBe('done')
    expect(people[1]![0].closed).toBe('kicked')
    people[1]![1] = enter(stage, people[1]![0])
    expect(people[1]![0].seat).toBeNull()
    expect(ask(stage, people[1]!, joining('Guest 1'))).toBe('kicked')
  })

  test('hands over, and cannot take it back', () => {
    const { stage, people } = tableFor(2)
    expect(ask(stage, people[0]!, { type: 'handOver', seat: 4 } as Words)).toBe('seat-empty')
    expect(ask(stage, people[0]!, { type: 'handOver', seat: 1 } as Words)).toBe('done')
    expect(ask(stage, people[0]!, { type: 'start' } as Words)).toBe('not-host')
    expect(ask(stage, people[1]!, { type: 'start' } as Words)).toBe('done')
  })

  test('leaves, and the next person clockwise is host', () => {
    const { stage, people } = tableFor(3)
    expect(ask(stage, people[0]!, { type: 'leave' } as Words)).toBe('done')
    expect(lastHeard(people[1]![0], 'table')!.host).toBe(1)
    expect(people[0]![0].seat).toBeNull()
  })

  test('is gone for half a minute, and the next one who is there is host', () => {
    const { stage, people } = tableFor(3)
    drop(stage, people[0]![1])
    drop(stage, people[1]![1])
    pass(stage, 29_000)
    expect(lastHeard(people[2]![0], 'table')!.host).toBe(0)
    pass(stage, 2000)
    expect(lastHeard(people[2]![0], 'table')!.host).toBe(2)
  })

  test('reloads the page, and still is host', () => {
    const { stage, people } = tableFor(2)
    drop(stage, people[0]![1])
    pass(stage, 5000)
    enter(stage, people[0]![0])
    pass(stage, 60_000)
    expect(lastHeard(people[1]![0], 'table')!.host).toBe(0)
  })
})

describe('the start', () => {
  test('needs enough players, and leaves no seat empty', () => {
    const { stage, people } = tableFor(1)
    expect(ask(stage, people[0]!, { type: 'start' } as Words)).toBe('too-few-seats')
    const far = newcomer(stage, 'one-who-likes-the-corner')
    expect(ask(stage, far, joining('Far', 5))).toBe('done')
    expect(ask(stage, people[0]!, { type: 'start' } as Words)).toBe('done')
    expect(ask(stage, people[0]!, { type: 'start' } as Words)).toBe('already-started')
    expect(far[0].seat).toBe(1)
    expect(far[0].view).toMatchObject({ viewer: 1, scores: [0, 0] })
  })

  test('whoever leaves a match can be replaced by somebody new', () => {
    const { stage, people } = tableFor(2)
    ask(stage, people[0]!, { type: 'start' } as Words)
    act(stage, people[0]![1], { type: 'roll' })
    expect(ask(stage, people[0]!, { type: 'leave' } as Words)).toBe('done')
    const heir = newcomer(stage, 'the-heir-of-guest-zero')
    expect(ask(stage, heir, joining('Heir', 1))).toBe('seat-taken')
    expect(ask(stage, heir, joining('Heir'))).toBe('done')
    expect(heir[0].seat).toBe(0)
    expect(lastHeard(heir[0], 'seated')!.number).toBe(1)
    act(stage, heir[1], { type: 'roll' })
    expect(heir[0].waiting.size).toBe(0)
  })

  test('seats, names and host survive a crash', () => {
    const { stage, people } = tableFor(3)
    ask(stage, people[0]!, { type: 'handOver', seat: 2 } as Words)
    const before = lastHeard(people[0]![0], 'table')
    crash(stage)
    const [guest] = people[2]!
    enter(stage, guest)
    expect(guest.seat).toBe(2)
    expect(lastHeard(guest, 'table')).toEqual(before)
  })
})

describe('spectators', () => {
  test('see what everybody sees, and cannot act', () => {
    const { stage, people } = tableFor(2)
    const watcher: Seated = [newGuest(null), '']
    watcher[1] = enter(stage, watcher[0])
    ask(stage, people[0]!, { type: 'start' } as Words)
    expect(watcher[0].view).toBeNull()
    expect(ask(stage, watcher, { type: 'watch' } as Words)).toBe('done')
    expect(watcher[0].view).toMatchObject({ viewer: 'spectator' })
    act(stage, watcher[1], { type: 'roll' })
    expect(lastHeard(watcher[0], 'refused')!.reason).toBe('not-seated')
  })

  test('never crowd out those who sit here', () => {
    const { stage, people } = tableFor(2)
    drop(stage, people[1]![1])
    for (let i = 0; i < 200; i++) enter(stage, newGuest(null))
    expect(stage.table.outline().connections).toBe(150)
    const last = newGuest(null)
    enter(stage, last)
    expect(last.closed).toBe('server-full')
    enter(stage, people[1]![0])
    expect(people[1]![0].seat).toBe(1)
  })

  test('are a hundred at most', () => {
    const { stage } = tableFor(1)
    for (let i = 0; i < 100; i++) {
      tell(stage, enter(stage, newGuest(null)), { type: 'watch', number: 1 })
    }
    const last: Seated = [newGuest(null), '']
    last[1] = enter(stage, last[0])
    expect(ask(stage, last, { type: 'watch' } as Words)).toBe('too-many-watching')
  })
})
