// The table's side of an append: numbers its batches, so that nothing slips in after one that
// failed.

import type { Vocabulary } from '#kernel/game.ts'
import type { Entry } from '#kernel/match.ts'
import type {
  Answer,
  AppendRequest,
  Carrier,
  EntryText,
  SheetText,
} from '#server/journal/request.ts'
import type {
  Batch,
  Failure,
  MatchId,
  NumberedEntry,
  Outcome,
  Sheet,
  Writer,
} from '#table/journal.ts'

interface Hold {
  readonly match: MatchId
  readonly epoch: number
  /** How many batches there are. */
  readonly step: number
}

/** What is under way together: when one fails, so does the rest of its flight. */
interface Flight {
  failure: Failure | null
}

export function writerOf(carry: Carrier, { match, epoch, step }: Hold): Writer {
  let durable = step
  let underWay = 0
  let flight: Flight = { failure: null }

  function settled(answer: Answer, own: Flight): Outcome {
    if (own.failure !== null) return answer.type === 'fenced' ? answer : own.failure
    const outcome = outcomeOf(answer)
    if (outcome.type === 'durable') {
      durable += 1
      underWay -= 1
    } else if (outcome.type === 'failed') {
      own.failure = outcome
      flight = { failure: null }
      underWay = 0
    }
    return outcome
  }

  return {
    match,
    epoch,
    append(batch, answer) {
      const own = flight
      const request = requestOf(batch, { match, epoch, step: durable + underWay })
      underWay += 1
      carry(request, answered => answer(settled(answered, own)))
    },
  }
}

function outcomeOf(answer: Answer): Outcome {
  switch (answer.type) {
    case 'durable':
    case 'fenced':
    case 'failed':
      return answer
    default:
      throw new Error(`an append was answered with "${answer.type}"`)
  }
}

function requestOf(batch: Batch, hold: Hold): AppendRequest {
  const { header, entries = NONE, notes = NONE, sheet, snapshot, closing } = batch
  return {
    type: 'append',
    match: hold.match,
    epoch: hold.epoch,
    step: hold.step,
    seq: entries[0]?.entry.seq ?? null,
    header: header === undefined ? null : JSON.stringify(header),
    entries: entries.map(entryText),
    notes: notes.map(note => JSON.stringify(note)),
    sheet: sheet === undefined ? null : sheetText(sheet),
    snapshot: snapshot === undefined ? null : JSON.stringify(snapshot),
    // In this order of its parts: by its beginning a closing is told from an entry.
    closing:
      closing === undefined
        ? null
        : JSON.stringify({ ending: closing.ending, secret: closing.secret }),
  }
}

const NONE: readonly never[] = []

function entryText({ entry, number }: NumberedEntry, index: number, all: readonly NumberedEntry[]) {
  if (entry.seq !== all[0]!.entry.seq + index) {
    throw new RangeError(`entry ${entry.seq} stands where ${all[0]!.entry.seq + index} belongs`)
  }
  return { text: JSON.stringify(entry), seat: seatOf(entry), number } satisfies EntryText
}

function seatOf({ cause }: Entry<Vocabulary>): number | null {
  return cause.type === 'act' ? cause.seat : null
}

export function sheetText({ facts, people }: Sheet): SheetText {
  return { facts: JSON.stringify(facts), people: people === null ? null : JSON.stringify(people) }
}
