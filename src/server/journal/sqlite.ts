// The journal of a server: a thread of its own keeps the file, this side collects what is asked
// while a commit runs, and hands it over as the next one.

import type { Synchronous } from '#server/journal/database.ts'
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

const LOG_PAGES = 8_000

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
  const owed = new Map<number, (answer: Answer) => void>()
  const opening = Promise.withResolvers<Salvage | null>()
  const closing = Promise.withResolvers<void>()
  let asked = 0
  let waiting: (readonly [number, Request])[] = []
  let isUnderWay = false
  let isBroken = false
  let isClosing = false

  function order(orders: Orders): void {
    worker.postMessage(encoded(orders))
  }

  function handOver(): void {
    if (isUnderWay || waiting.length === 0) return
    isUnderWay = true
    order({ type: 'group', requests: waiting })
    waiting = []
  }

  function settle(answers: readonly (readonly [number, Answer])[]): void {
    const errors: unknown[] = []
    for (const [number, answer] of answers) {
      const tell = owed.get(number)
      owed.delete(number)
      try {
        tell?.(answer)
      } catch (error) {
        errors.push(error)
      }
    }
    // Only now, because nobody's mistake may keep an answer from the others.
    if (errors.length > 0) throw errors[0]
  }

  function fail(reason: string): void {
    if (isBroken) return
    isBroken = true
    waiting = []
    settle([...owed.keys()].map(number => [number, BROKEN]))
    options.broken(reason)
  }

  function finish(): void {
    if (isClosing && owed.size === 0 && !isUnderWay) order({ type: 'close' })
  }

  function hear(report: Report): void {
    switch (report.type) {
      case 'opened':
        opening.resolve(report.salvage)
        break
      case 'unusable':
        opening.reject(new UnusableFile(report.message))
        break
      case 'committed':
        isUnderWay = false
        // The next group first: the disk need not wait until everybody has been told.
        handOver()
        options.committed?.(report.answers.length, report.took)
        settle(report.answers)
        finish()
        break
      case 'erased':
        settle(report.answers)
        finish()
        break
      case 'broken':
        fail(report.reason)
        break
      case 'closed':
        closing.resolve()
    }
  }

  worker.onmessage = ({ data: report }: MessageEvent<string>) => hear(decodedReport(report))
  worker.onerror = ({ message }) => fail(message)
  worker.addEventListener('close', () => {
    closing.resolve()
    fail('the thread that keeps the journal has ended')
  })

  return {
    carry(request, answer) {
      const number = asked
      asked += 1
      owed.set(number, answer)
      if (isBroken || isClosing) queueMicrotask(() => settle([[number, BROKEN]]))
      else {
        waiting.push([number, request])
        handOver()
      }
    },
    open() {
      const { path, synchronous = 'full', logPages = LOG_PAGES } = options
      order({ type: 'open', path, synchronous, logPages })
      return opening.promise
    },
    async close() {
      isClosing = true
      finish()
      await closing.promise
      isBroken = true
      worker.terminate()
    },
  }
}
