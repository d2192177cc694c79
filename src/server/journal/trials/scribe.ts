// A process that writes matches as fast as it can and says what it was promised, until it is
// killed or has heard enough. Its only argument is a `Commission` as JSON.

import { writeSync } from 'node:fs'
import type { Synchronous } from '#server/journal/database.ts'
import { openSqliteJournal } from '#server/journal/sqlite.ts'
import { appended, asked, created, takenOver } from '#server/journal/trials/asked.ts'
import { batchAfter, SHEET, seqAfter, specimen } from '#server/journal/trials/specimen.ts'
import type { Batch, Journal, Listing, MatchId, Story, Writer } from '#table/journal.ts'

export interface Commission {
  readonly path: string
  readonly tables: number
  /** Batches of one table on their way at once. */
  readonly underWay: number
  readonly synchronous: Synchronous
  readonly logPages: number
  /** Ends by itself after so many promises. */
  readonly most: number | null
  /** Boasts of what was only asked for: what the trials must find out. */
  readonly boasts: boolean
}

/** At once and in order: what stands in the pipe has been said, whatever happens next. */
function say(...words: readonly (string | number)[]): void {
  writeSync(1, `${words.join(' ')}\n`)
}

function scribe({ underWay, most, boasts }: Commission) {
  let promised = 0

  function promise(match: MatchId, seq: number): void {
    say('durable', match, seq)
    promised += 1
    if (promised === most) process.exit(0)
  }

  /** Writes this batch, as often as the disk is full. Answers whether it may go on. */
  async function carry(writer: Writer, batch: Batch): Promise<boolean> {
    const last = batch.entries?.at(-1)
    if (boasts && last !== undefined) promise(writer.match, last.entry.seq + 1)
    for (;;) {
      const outcome = await appended(writer, batch)
      if (outcome.type === 'durable') {
        if (!boasts) promise(writer.match, outcome.seq)
        return true
      }
      const reason = outcome.type === 'failed' ? outcome.reason : outcome.type
      say(reason === 'storage-full' ? 'full' : 'trouble', writer.match, reason)
      if (reason !== 'storage-full' || underWay > 1) return false
    }
  }

  return async function write(writer: Writer, from: number | null): Promise<void> {
    const whole = specimen(writer.match)
    let seq = from
    let isOver = false
    async function pump(): Promise<void> {
      while (!isOver) {
        const batch = batchAfter(whole, seq)
        seq = seqAfter(batch, seq)
        isOver = batch.closing !== undefined
        if (!(await carry(writer, batch))) return
      }
    }
    await Promise.all(Array.from({ length: underWay }, pump))
  }
}

/** As a client would after a crash: the last action once more, which must change nothing. */
async function repeat(writer: Writer, { receipts }: Story, seq: number): Promise<void> {
  const last = receipts.at(-1)
  if (last === undefined) return
  const cause = { type: 'act', seat: last.seat, action: { type: 'roll' } } as const
  const entry = { seq, at: 0, cause, events: [] }
  const outcome = await appended(writer, { entries: [{ entry, number: last.number }] })
  const isKnown = outcome.type === 'failed' && outcome.reason === 'repeated'
  if (!isKnown) say('trouble', writer.match, 'an action was taken twice')
}

async function work(commission: Commission): Promise<void> {
  const write = scribe(commission)

  async function serve(journal: Journal, match: MatchId | null, table: string): Promise<void> {
    if (match !== null) {
      const { writer, story } = await takenOver(journal, match)
      const seq = (story.snapshot?.seq ?? 0) + story.entries.length
      if (story.header !== null) await repeat(writer, story, seq)
      await write(writer, story.header === null ? null : seq)
    }
    for (let count = 0; ; count++) {
      await write(await created(journal, `${table}.${count}`, SHEET), null)
    }
  }

  say('opening')
  const { path, synchronous, logPages, tables } = commission
  const { journal } = await openSqliteJournal({
    path,
    synchronous,
    logPages,
    broken: reason => {
      say('broken', reason)
      process.exit(1)
    },
  })
  const listing = await asked<Listing>(answer => journal.live(answer))
  const live = listing.type === 'listed' ? listing.matches : []
  say('ready', live.length)
  const run = `${process.pid}.${performance.timeOrigin}`
  const places = Math.max(tables, live.length)
  await Promise.all(
    Array.from({ length: places }, (_, at) => serve(journal, live[at] ?? null, `${run}.${at}`)),
  )
}

if (import.meta.main) await work(JSON.parse(process.argv[2]!) as Commission)
