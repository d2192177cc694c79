// The journal of a server: a thread of its own keeps the file, this side collects what is asked
// while a commit runs, and hands it over as the next one.

import type { Synchronous } from '#server/journal/database.ts'
import { debts } from '#server/journal/debts.ts'
import { journalOver } from '#server/journal/desk.ts'
import { decodedReport, encoded, type Orders, type Report } from '#server/journal/message.ts'
import type { Answer, Carrier, Request } from '#server/journal/request.ts'
import type { Salvage } from '#server/journal/salvage.ts'
import { UnusableFile } from '#server/journal/schema.ts'
import type { Journal } from '#table/journal.ts'

export interface SqliteOptions {
  readonly path: string
  /**
   * The disk failed, so nobody knows what is stored: the process is to end at once. Every answer
   * still owed has been given by then.
   */
  readonly broken: (reason: string) => void
  /** After each commit: how many requests it held, and how many milliseconds it took. */
  readonly committed?: (requests: number, took: number) => void
  readonly synchronous?: Synchronous
  /** Pages in the log before it is moved into the file, though somebody may wait meanwhile. */
  readonly logPages?: number
}

const LOG_PAGES = 4_000
/** Milliseconds from the beginning of one group to that of the next. */
const DISTANCES = { least: 3, most: 6 } as const
/** The square of the distance grows with the group: four times the actions, twice the distance. */
const SPREAD = 2.8
/** So many in a group mean that hardly anybody is playing, and nobody need be kept waiting. */
const FEW = 2

export interface SqliteJournal {
  readonly journal: Journal
  /** What was wrong with the file and what could be saved; `null`: it was sound. */
  readonly salvage: Salvage | null
  /** Everything asked so far becomes durable, then the file is closed. */
  close(): Promise<void>
}

/** Rejects with an `UnusableFile`, whose message says what to do. */
export async function openSqliteJournal(options: SqliteOptions): Promise<SqliteJournal> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url).href)
  const link = linkTo(worker, options)
  try {
    const salvage = await link.open()
    return { journal: journalOver(link.carry), salvage, close: link.close }
  } catch (error) {
    worker.terminate()
    throw error
  }
}

interface Link {
  readonly carry: Carrier
  open(): Promise<Salvage | null>
  close(): Promise<void>
}

const BROKEN: Answer = { type: 'failed', reason: 'storage-broken' }

function linkTo(worker: Worker, options: SqliteOptions): Link {
  const owed = debts()
  const opening = Promise.withResolvers<Salvage | null>()
  const closing = Promise.withResolvers<void>()
  const line = lineTo(worker)
  let isBroken = false
  let isClosing = false

  function fail(reason: string): void {
    if (isBroken) return
    isBroken = true
    owed.settleAll(BROKEN)
    options.broken(reason)
  }

  function closeIfDone(): void {
    if (isClosing && owed.count() === 0) line.order({ type: 'close' })
  }

  function hear(report: Report): void {
    if (report.type === 'opened') opening.resolve(report.salvage)
    else if (report.type === 'unusable') opening.reject(new UnusableFile(report.message))
    else if (report.type === 'broken') fail(report.reason)
    else if (report.type === 'closed') closing.resolve()
    else {
      // The next group first: the disk need not wait until everybody has been told.
      if (report.type === 'committed') line.next()
      if (report.type === 'committed') options.committed?.(report.answers.length, report.took)
      owed.settle(report.answers)
      closeIfDone()
    }
  }

  worker.onmessage = ({ data: text }: MessageEvent<string>) => hear(decodedReport(text))
  worker.onerror = ({ message }) => fail(message)
  worker.addEventListener('close', () => {
    closing.resolve()
    fail('the thread that keeps the journal has ended')
  })

  return {
    carry(request, answer) {
      const number = owed.owe(answer)
      if (isBroken || isClosing) queueMicrotask(() => owed.settle([[number, BROKEN]]))
      else line.send(number, request)
    },
    open() {
      const { path, synchronous = 'full', logPages = LOG_PAGES } = options
      line.order({ type: 'open', path, synchronous, logPages })
      return opening.promise
    },
    async close() {
      isClosing = true
      closeIfDone()
      await closing.promise
      isBroken = true
      worker.terminate()
    },
  }
}

interface Line {
  order(orders: Orders): void
  send(number: number, request: Request): void
  /** The group under way has been committed. */
  next(): void
}

/**
 * One group at a time: whatever is sent meanwhile makes up the next. On a quick disk that would be
 * a commit for every few actions, and most of the work would be beginning and ending them; so when
 * many are playing, groups keep a distance, and a larger one the more there are.
 */
function lineTo(worker: Worker): Line {
  let waiting: (readonly [number, Request])[] = []
  let isUnderWay = false
  let isPutOff = false
  let earliest = 0

  function order(orders: Orders): void {
    worker.postMessage(encoded(orders))
  }

  function handOver(): void {
    if (isUnderWay || isPutOff || waiting.length === 0) return
    const now = performance.now()
    if (now < earliest) {
      putOff(earliest - now)
      return
    }
    earliest = now + distanceAfter(waiting.length)
    isUnderWay = true
    order({ type: 'group', requests: waiting })
    waiting = []
  }

  function putOff(millis: number): void {
    isPutOff = true
    setTimeout(() => {
      isPutOff = false
      earliest = 0
      handOver()
    }, millis)
  }

  return {
    order,
    send(number, request) {
      waiting.push([number, request])
      handOver()
    },
    next() {
      isUnderWay = false
      handOver()
    },
  }
}

function distanceAfter(requests: number): number {
  if (requests <= FEW) return 0
  return Math.min(DISTANCES.most, Math.max(DISTANCES.least, Math.sqrt(SPREAD * requests)))
}
