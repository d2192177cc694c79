// Drives a journal as tables would, and times every answer.

import type { Journal, Sheet, Writer } from '#table/journal.ts'

export interface Pace {
  readonly appends: number
  readonly seconds: number
  /** Milliseconds from asking to the answer, sorted. */
  readonly waits: readonly number[]
  /** Microseconds of processor time an append, in all threads, this driver included. */
  readonly processor: number
}

const SHEET: Sheet = { facts: { seats: ['a', 'b', 'c', 'd', 'e'] }, people: { names: ['Ann'] } }

const HEADER = {
  gobelet: 1,
  game: 'bench',
  version: 1,
  seats: 5,
  options: {},
  luck: { type: 'swift', seed: 'bench' },
} as const

/** About 300 bytes as text: what an action of a real match takes. */
function entryOf(seq: number) {
  const event = { type: 'placed', seat: seq % 5, die: 3, district: 4, face: 5, zone: 'north' }
  const cause = { type: 'act', seat: seq % 5, action: { type: 'place', die: 3 } } as const
  return { entry: { seq, at: 137 * seq, cause, events: [event, event, event] }, number: seq }
}

export interface Desk {
  readonly writer: Writer
  seq: number
}

export async function desksIn(journal: Journal, count: number, name: string): Promise<Desk[]> {
  const opening = Array.from({ length: count }, (_, at) => opened(journal, `${name} ${at}`))
  return Promise.all(opening)
}

function opened(journal: Journal, match: string): Promise<Desk> {
  return new Promise((resolve, reject) => {
    journal.create(match, SHEET, creation => {
      if (creation.type !== 'created') return reject(new Error(creation.type))
      const { writer } = creation
      writer.append({ header: HEADER }, () => resolve({ writer, seq: 0 }))
    })
  })
}

export function append(desk: Desk): Promise<void> {
  const { seq, writer } = desk
  desk.seq += 1
  return new Promise((resolve, reject) => {
    writer.append({ entries: [entryOf(seq)] }, outcome => {
      if (outcome.type === 'durable') resolve()
      else reject(new Error(JSON.stringify(outcome)))
    })
  })
}

/** Each table asks again as soon as it has been answered. */
export function asFastAsItGoes(desks: readonly Desk[], seconds: number): Promise<Pace> {
  return timed(async waits => {
    const end = performance.now() + 1000 * seconds
    await Promise.all(
      desks.map(async desk => {
        for (let began = performance.now(); began < end; began = performance.now()) {
          await append(desk)
          waits.push(performance.now() - began)
        }
      }),
    )
  })
}

/** So many a second in all, whether the ones before were answered or not. */
export function steadily(desks: readonly Desk[], rate: number, seconds: number): Promise<Pace> {
  return timed(async waits => {
    const began = performance.now()
    const due: Promise<void>[] = []
    for (let asked = 0; asked < rate * seconds; ) {
      const now = performance.now()
      const wanted = Math.min(((now - began) / 1000) * rate, rate * seconds)
      for (; asked < wanted; asked++) {
        // Counted from when it should have been asked: a driver that is late hides nothing.
        const dueAt = began + (1000 * asked) / rate
        const desk = desks[asked % desks.length]!
        due.push(append(desk).then(() => void waits.push(performance.now() - dueAt)))
      }
      await Bun.sleep(1)
    }
    await Promise.all(due)
  })
}

async function timed(work: (waits: number[]) => Promise<void>): Promise<Pace> {
  const waits: number[] = []
  Bun.gc(true)
  const spentBefore = process.cpuUsage()
  const began = performance.now()
  await work(waits)
  const seconds = (performance.now() - began) / 1000
  const spent = process.cpuUsage(spentBefore)
  const processor = (spent.user + spent.system) / waits.length
  return {
    appends: waits.length,
    seconds,
    waits: waits.sort((one, other) => one - other),
    processor,
  }
}
