import { describe, expect, test } from 'bun:test'
import { scripted } from '#kernel/chance.ts'
import type { Bot, Chance, Millis } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import type { Manners } from '#kernel/manners.ts'
import { pig } from '#kernel/toys/pig.ts'
import type { Fairness } from '#protocol/client.ts'
import { type Contender, correctedTime, graceFor, holdFor, ranked } from '#table/contest.ts'
import { type Bell, bell, bellManners } from '#table/rehearsal/bell.ts'
import { type Guest, lastHeard, newGuest } from '#table/rehearsal/guest.ts'
import {
  act,
  crash,
  enter,
  gather,
  pass,
  type Stage,
  stageFor,
  tell,
} from '#table/rehearsal/stage.ts'

/** Somebody at the end of a line. */
interface Racer {
  readonly trip: Millis
  /** How much quicker than the others. */
  readonly quicker: Millis
  /** What is added to every answer to a ping. */
  readonly lie: Millis
}

const NEAR: Racer = { trip: 20, quicker: 0, lie: 0 }
const FAR: Racer = { trip: 200, quicker: 0, lie: 0 }

function uniform(chance: Chance): number {
  return (chance.below(1 << 24) + 0.5) / (1 << 24)
}

/** Reaction times are about 300 ms, give or take 60. */
function reaction(chance: Chance): Millis {
  const [one, other] = [uniform(chance), uniform(chance)]
  return 300 + 60 * Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other)
}

/** One way, with a little delay now and then. */
function leg(trip: Millis, chance: Chance): Millis {
  return trip / 2 - 4 * Math.log(uniform(chance))
}

function measuredTrip({ trip, lie }: Racer, chance: Chance): Millis {
  const samples = Array.from({ length: 5 }, () => leg(trip, chance) + leg(trip, chance) + lie)
  return Math.round(samples.toSorted((one, other) => one - other)[2]!)
}

/** When each hand is heard after the bell was shown, and how far away it seems to be. */
function presses(racers: readonly Racer[], trips: readonly Millis[], chance: Chance): Contender[] {
  return racers.map(({ trip, quicker }, seat) => {
    const after = leg(trip, chance) + reaction(chance) - quicker + leg(trip, chance)
    return { seat, arrivedAt: Math.max(1, Math.round(after)), trip: trips[seat]!, since: 0 }
  })
}

/** Who is first by the rules of the contest: whoever was heard in time, in their order. */
function winnersOf(fairness: Fairness, claims: readonly Contender[], chance: Chance): Contender {
  const [first, second] = claims.toSorted((one, other) => one.arrivedAt - other.arrivedAt)
  const hold = holdFor(fairness, first!.trip, [second!.trip])
  const inTime = second!.arrivedAt < first!.arrivedAt + hold ? [first!, second!] : [first!]
  return ranked(fairness, inTime, chance)[0]!
}

/** How often the first of two wins, in percent. */
function shareOfFirst(racers: readonly [Racer, Racer], fairness: Fairness): number {
  const chance = swiftLuck(JSON.stringify(racers) + fairness).chance('table', 0)
  const races = 20_000
  let won = 0
  for (let race = 0; race < races; race++) {
    const trips = racers.map(racer => measuredTrip(racer, chance))
    if (winnersOf(fairness, presses(racers, trips, chance), chance).seat === 0) won += 1
  }
  return (100 * won) / races
}

describe('a race', () => {
  test('is even between 20 ms and 200 ms, at a friendly table', () => {
    expect(Math.abs(shareOfFirst([NEAR, FAR], 'friendly') - 50)).toBeLessThanOrEqual(2)
  })

  test('is still won by somebody 80 ms quicker, three times in four', () => {
    const quick = { ...NEAR, quicker: 80 }
    expect(shareOfFirst([quick, NEAR], 'friendly')).toBeGreaterThanOrEqual(75)
    expect(shareOfFirst([{ ...FAR, quicker: 80 }, NEAR], 'friendly')).toBeGreaterThanOrEqual(75)
  })

  test('at a strict table is a lottery that no false line improves', () => {
    const liar = { ...NEAR, lie: 180 }
    expect(Math.abs(shareOfFirst([liar, NEAR], 'strict') - 50)).toBeLessThanOrEqual(1)
    expect(Math.abs(shareOfFirst([NEAR, FAR], 'strict') - 50)).toBeLessThanOrEqual(7)
  })

  test('goes at the table as it goes by the rules', () => {
    const racers = [NEAR, FAR]
    const { stage, guests, at } = belfry([20, 200])
    const chance = swiftLuck('races').chance('table', 0)
    let close = 0
    for (let race = 0; race < 150; race++) {
      untilIt(stage, () => bellSeen(guests[0]!).shownAt !== null)
      const told = stage.clock.now()
      const claims = presses(racers, [20, 200], chance)
      for (const { seat, arrivedAt } of claims.toSorted((a, b) => a.arrivedAt - b.arrivedAt)) {
        pass(stage, told + arrivedAt - stage.clock.now())
        act(stage, at[seat]!, { type: 'ring' })
      }
      pass(stage, 300)
      const counted = claims.map(correctedTime)
      if (Math.abs(counted[0]! - counted[1]!) < 25) close += 1
      else
        expect(bellSeen(guests[0]!).rungBy).toBe(winnersOf('friendly', claims, scripted([])).seat)
      untilIt(stage, () => bellSeen(guests[0]!).shownAt === null)
    }
    expect(close).toBeLessThan(60)
  })

  test('adds little waiting where nobody contests', () => {
    const chance = swiftLuck('holds').chance('table', 0)
    const holds = Array.from({ length: 1001 }, () => {
      const trips = Array.from({ length: 5 }, () => 15 + chance.below(70))
      return holdFor('friendly', trips[0]!, trips.slice(1))
    })
    holds.sort((one, other) => one - other)
    expect(holds[500]).toBeLessThanOrEqual(60)
    expect(holds[1000]).toBeLessThanOrEqual(250)
  })
})

function bellSeen({ view }: Guest): Bell['View'] {
  return view as Bell['View']
}

/** Lets time pass until it is so. */
function untilIt(stage: Stage, isSo: () => boolean): void {
  for (let wakes = 0; !isSo(); wakes++) {
    const next = stage.clock.next()
    if (next === null || wakes > 1000) throw new Error('it will never be so')
    pass(stage, next - stage.clock.now())
  }
}

describe('the order of claims', () => {
  const claim = (seat: number, arrivedAt: Millis, trip: Millis, since: Millis | null = null) => {
    return { seat, arrivedAt, trip, since }
  }
  const orderOf = (fairness: Fairness, claims: Contender[], numbers: number[]) => {
    return ranked(fairness, claims, scripted(numbers)).map(({ seat }) => seat)
  }

  test('goes by arrival less the trip', () => {
    expect(orderOf('friendly', [claim(0, 1000, 20), claim(1, 1150, 200)], [])).toEqual([1, 0])
    expect(orderOf('friendly', [claim(0, 1000, 20), claim(1, 1250, 200)], [])).toEqual([0, 1])
  })

  test('gives nobody more than 250 ms back', () => {
    expect(correctedTime(claim(0, 1000, 900))).toBe(750)
  })

  test('believes in no hand quicker than 120 ms', () => {
    expect(correctedTime(claim(0, 1000, 200, 900))).toBe(1000)
    expect(correctedTime(claim(0, 1000, 200, 750))).toBe(870)
    expect(correctedTime(claim(0, 1000, 200, 500))).toBe(800)
  })

  test('is left to chance where they are less than 25 ms apart', () => {
    const close = [claim(0, 1000, 0), claim(1, 1024, 0), claim(2, 1048, 0)]
    expect(orderOf('friendly', close, [0, 0])).toEqual([0, 1, 2])
    expect(orderOf('friendly', close, [1])).toEqual([1, 0, 2])
    expect(orderOf('friendly', [claim(0, 1000, 0), claim(1, 1025, 0)], [])).toEqual([0, 1])
  })

  test('is nothing but chance at a strict table', () => {
    const claims = [claim(2, 1000, 0), claim(0, 1250, 0), claim(1, 1100, 0)]
    expect(orderOf('strict', claims, [0, 0])).toEqual([1, 2, 0])
    expect(orderOf('strict', claims, [2, 1])).toEqual([0, 1, 2])
  })
})

describe('the hold', () => {
  test('lasts until those as quick would have been heard, and 250 ms at most', () => {
    const rows: readonly [own: Millis, rivals: Millis[], hold: Millis][] = [
      [20, [], 0],
      [20, [20], 25],
      [20, [60, 40], 65],
      [20, [200], 205],
      [20, [900], 250],
      [200, [20], 0],
      [200, [190], 15],
      [900, [900], 25],
    ]
    for (const [own, rivals, hold] of rows) expect(holdFor('friendly', own, rivals)).toBe(hold)
    expect(holdFor('strict', 200, [20])).toBe(300)
    expect(holdFor('strict', 200, [])).toBe(0)
  })
})

interface Belfry {
  readonly stage: Stage
  readonly guests: readonly Guest[]
  readonly at: readonly string[]
}

/** The bell has just been shown to people at the ends of these lines. */
function belfry(trips: readonly Millis[], fairness: Fairness = 'friendly'): Belfry {
  const stage = stageFor({ setting: { game: bell, manners: bellManners }, fairness })
  const seated = gather(stage, trips.length)
  trips.forEach((trip, seat) => {
    stage.table.measure(seated[seat]![1], trip)
  })
  tell(stage, seated[0]![1], { type: 'start', number: 2 })
  untilIt(stage, () => bellSeen(seated[0]![0]).shownAt !== null)
  return { stage, guests: seated.map(([guest]) => guest), at: seated.map(([, id]) => id) }
}

function entriesOf(stage: Stage): readonly string[] {
  return stage.journal.shelves.get('match 0')!.entries.flatMap(({ entry }) => {
    const { cause } = entry
    return cause.type === 'act' ? [`${cause.seat} ${cause.action.type} at ${entry.at}`] : []
  })
}

describe('a contest at the table', () => {
  test('is silent while it lasts, then told to everybody, and noted', () => {
    const { stage, guests, at } = belfry([20, 200, 20])
    pass(stage, 300)
    act(stage, at[0]!, { type: 'ring' })
    pass(stage, 100)
    const heard = guests.map(guest => guest.heard.length)
    act(stage, at[1]!, { type: 'ring' })
    expect(guests.map(guest => guest.heard.length)).toEqual(heard)
    pass(stage, 105)
    expect(guests.map(guest => bellSeen(guest).rungBy)).toEqual([1, 1, 1])
    expect(lastHeard(guests[1]!, 'acknowledged')).toMatchObject({ to: 'act', number: 1 })
    expect(lastHeard(guests[0]!, 'refused')).toMatchObject({ number: 1, reason: 'too-late' })
    const [note] = stage.journal.shelves.get('match 0')!.notes
    expect(note).toMatchObject({
      type: 'ruling',
      over: 'bell',
      fairness: 'friendly',
      claims: [
        { seat: 1, trip: 200, arrivedAt: 1520, counted: 1320 },
        { seat: 0, trip: 20, arrivedAt: 1420, counted: 1400 },
      ],
    })
  })

  test('ends as soon as everybody has claimed', () => {
    const { stage, guests, at } = belfry([20, 200])
    pass(stage, 300)
    act(stage, at[0]!, { type: 'ring' })
    act(stage, at[1]!, { type: 'ring' })
    expect(bellSeen(guests[0]!).rungBy).toBe(1)
  })

  test('holds nobody whose line is the longest, and nobody who is alone', () => {
    const far = belfry([200, 20])
    pass(far.stage, 300)
    act(far.stage, far.at[0]!, { type: 'ring' })
    expect(bellSeen(far.guests[0]!).rungBy).toBe(0)
    const alone = belfry([20, 200])
    alone.stage.table.lose(alone.at[1]!)
    pass(alone.stage, 300)
    act(alone.stage, alone.at[0]!, { type: 'ring' })
    expect(bellSeen(alone.guests[0]!).rungBy).toBe(0)
  })

  test('believes in no hand quicker than 120 ms after everybody was told', () => {
    const { stage, guests, at } = belfry([20, 200])
    pass(stage, 90)
    act(stage, at[0]!, { type: 'ring' })
    pass(stage, 60)
    act(stage, at[1]!, { type: 'ring' })
    expect(bellSeen(guests[0]!).rungBy).toBe(0)
    expect(stage.journal.shelves.get('match 0')!.notes).toMatchObject([
      {
        claims: [
          { arrivedAt: 1210, counted: 1210 },
          { arrivedAt: 1270, counted: 1240 },
        ],
      },
    ])
  })

  test('keeps a bot from changing its mind as long as it is held', () => {
    let thoughts = 0
    const ringer: Bot<Bell> = {
      name: 'ringer',
      choose({ shownAt, rungBy }) {
        thoughts += 1
        if (shownAt === null || rungBy !== null) return null
        return { action: { type: 'ring' }, after: 300, why: '' }
      },
    }
    const onlyRings: Manners<Bell> = {
      claim: (_, __, { type }) =>
        type === 'ring' ? { over: 'bell', opens: true, since: 0 } : null,
    }
    const stage = stageFor({ setting: { game: bell, manners: onlyRings, bots: [ringer] } })
    const [[guest, at] = [newGuest(null), '']] = gather(stage, 1)
    stage.table.measure(at, 200)
    tell(stage, at, { type: 'appoint', number: 2, seat: 1, bot: 'ringer' })
    tell(stage, at, { type: 'start', number: 3 })
    untilIt(stage, () => bellSeen(guest).shownAt !== null)
    pass(stage, 310)
    const before = thoughts
    act(stage, at, { type: 'wave' })
    act(stage, at, { type: 'wave' })
    expect(thoughts).toBe(before)
    pass(stage, 225)
    expect(bellSeen(guest).rungBy).toBe(1)
  })

  test('waits for nothing that the game refuses anyway', () => {
    const { stage, guests, at } = belfry([20, 200, 20])
    pass(stage, 300)
    act(stage, at[1]!, { type: 'ring' })
    act(stage, at[0]!, { type: 'ring' })
    expect(lastHeard(guests[0]!, 'refused')!.reason).toBe('too-late')
  })

  test('lets an action in flight count before the claim it preceded', () => {
    const { stage, at } = belfry([20, 200, 100])
    pass(stage, 300)
    act(stage, at[0]!, { type: 'ring' })
    pass(stage, 50)
    act(stage, at[1]!, { type: 'wave' })
    pass(stage, 90)
    act(stage, at[2]!, { type: 'wave' })
    expect(entriesOf(stage).map(entry => entry.slice(0, 6))).toEqual(['1 wave', '0 ring', '2 wave'])
  })

  test('keeps the order of each seat: nothing overtakes a held claim', () => {
    const { stage, at } = belfry([20, 200])
    pass(stage, 300)
    act(stage, at[0]!, { type: 'ring' })
    act(stage, at[0]!, { type: 'wave' })
    act(stage, at[0]!, { type: 'wave' })
    expect(entriesOf(stage)).toEqual([])
    pass(stage, 205)
    expect(entriesOf(stage).map(entry => entry.slice(0, 6))).toEqual(['0 ring', '0 wave', '0 wave'])
  })

  test('is over before the time is: whoever reached in time has it', () => {
    const { stage, guests, at } = belfry([20, 200])
    // Shown at 1000, hidden at 3000, and told 120 later.
    pass(stage, 1870)
    act(stage, at[0]!, { type: 'ring' })
    pass(stage, 129)
    expect(entriesOf(stage)).toEqual([])
    pass(stage, 1)
    expect(entriesOf(stage)).toEqual(['0 ring at 2999'])
    expect(bellSeen(guests[0]!)).toMatchObject({ shownAt: null, scores: [1, 0] })
  })

  test('that a crash interrupts leaves nothing behind, and its claims are answered', () => {
    const { stage, guests, at } = belfry([20, 200])
    pass(stage, 300)
    act(stage, at[0]!, { type: 'ring' })
    expect(guests[0]!.waiting.size).toBe(1)
    crash(stage)
    enter(stage, guests[0]!)
    expect(guests[0]!.waiting.size).toBe(0)
    expect(guests[0]!.answers.get(1)).toMatchObject({ type: 'refused', reason: 'paused' })
    expect(entriesOf(stage)).toEqual([])
  })
})

describe('the deadline', () => {
  const LAPSE = 20_000

  function atDeadline(trips: readonly Millis[]): Belfry {
    const stage = stageFor({ setting: { game: pig } })
    const seated = gather(stage, trips.length)
    trips.forEach((trip, seat) => {
      stage.table.measure(seated[seat]![1], trip)
    })
    tell(stage, seated[0]![1], { type: 'start', number: 2 })
    pass(stage, LAPSE)
    return { stage, guests: seated.map(([guest]) => guest), at: seated.map(([, id]) => id) }
  }

  test('has a grace of half the trip and a little, 150 ms at most', () => {
    expect([0, 20, 200, 260, 900].map(graceFor)).toEqual([20, 30, 120, 150, 150])
  })

  test('counts what was on its way, just before the end, and notes it', () => {
    const { stage, guests, at } = atDeadline([200, 20])
    pass(stage, 119)
    act(stage, at[0]!, { type: 'roll' })
    expect(lastHeard(guests[0]!, 'acknowledged')).toMatchObject({ to: 'act' })
    expect(entriesOf(stage)).toEqual([`0 roll at ${LAPSE - 1}`])
    expect(stage.journal.shelves.get('match 0')!.notes).toEqual([
      { type: 'grace', seat: 0, at: LAPSE - 1, arrivedAt: LAPSE + 119, trip: 200 },
    ])
  })

  test('does not count what came later, and says so after the end', () => {
    const { stage, guests, at } = atDeadline([20, 200])
    pass(stage, 60)
    act(stage, at[0]!, { type: 'roll' })
    expect(guests[0]!.waiting.size).toBe(1)
    pass(stage, 60)
    expect(lastHeard(guests[0]!, 'refused')!.reason).toBe('not-your-turn')
    expect(entriesOf(stage)).toEqual([])
  })

  test('shows nothing of what follows before the widest grace has passed', () => {
    const { stage, guests } = atDeadline([20, 200])
    const before = guests[0]!.heard.length
    pass(stage, 119)
    expect(guests[0]!.heard).toHaveLength(before)
    pass(stage, 1)
    const step = lastHeard(guests[0]!, 'step')!
    expect(step.at).toBe(LAPSE)
  })

  test('refuses nothing that the next moment allows', () => {
    const { stage, guests, at } = atDeadline([20, 200])
    pass(stage, 50)
    act(stage, at[1]!, { type: 'roll' })
    expect(guests[1]!.waiting.size).toBe(1)
    pass(stage, 70)
    expect(lastHeard(guests[1]!, 'acknowledged')).toMatchObject({ to: 'act' })
    expect(entriesOf(stage)).toEqual([`1 roll at ${LAPSE + 120}`])
  })

  test('30 ms before it a press counts, 60 ms after it none does, whatever the line', () => {
    for (const trip of [20, 100, 200]) {
      const early = atDeadline([trip, 50])
      pass(early.stage, Math.max(0, trip / 2 - 30))
      act(early.stage, early.at[0]!, { type: 'roll' })
      expect(lastHeard(early.guests[0]!, 'acknowledged')).toMatchObject({ to: 'act' })
      const late = atDeadline([trip, 50])
      pass(late.stage, trip / 2 + 60)
      act(late.stage, late.at[0]!, { type: 'roll' })
      pass(late.stage, 200)
      expect(lastHeard(late.guests[0]!, 'refused')!.reason).toBe('not-your-turn')
    }
  })
})

test('the signal of each line is shown to everybody when it changes', () => {
  const { stage, guests, at } = belfry([20, 200])
  expect(lastHeard(guests[0]!, 'presence')!.signals).toEqual(['good', 'fair'])
  const before = guests[0]!.heard.length
  for (let i = 0; i < 40; i++) stage.table.measure(at[0]!, 30 + i)
  expect(guests[0]!.heard).toHaveLength(before)
  for (let i = 0; i < 40; i++) stage.table.measure(at[0]!, 700)
  expect(lastHeard(guests[1]!, 'presence')!.signals).toEqual(['poor', 'fair'])
})
