// What the two threads say to each other.

import type { Synchronous } from '#server/journal/database.ts'
import type { NumberedAnswer } from '#server/journal/debts.ts'
import type { Answer, AppendRequest, Request } from '#server/journal/request.ts'
import type { Salvage } from '#server/journal/salvage.ts'

/** Each request has a number, because some answers are held back longer than others. */
export type Orders =
  | {
      readonly type: 'open'
      readonly path: string
      readonly synchronous: Synchronous
      readonly logPages: number
    }
  | { readonly type: 'group'; readonly requests: readonly (readonly [number, Request])[] }
  | { readonly type: 'close' }

export type Report =
  | { readonly type: 'opened'; readonly salvage: Salvage | null }
  | { readonly type: 'unusable'; readonly message: string }
  | {
      readonly type: 'committed'
      readonly answers: readonly NumberedAnswer[]
      readonly took: number
    }
  /** What was to be erased is gone from every file. */
  | { readonly type: 'erased'; readonly answers: readonly NumberedAnswer[] }
  | { readonly type: 'broken'; readonly reason: string }
  | { readonly type: 'closed' }

/** As text: quicker between threads than a copy of the objects. */
export function encoded(message: Orders | Report): string {
  if (message.type === 'group') return GROUP + message.requests.map(requestText).join('')
  if (message.type !== 'committed' || !message.answers.every(isDurable)) {
    return JSON.stringify(message)
  }
  return COMMITTED + message.took + message.answers.map(answerText).join('')
}

export function decodedOrders(text: string): Orders {
  return text.startsWith(GROUP) ? groupIn(text) : (JSON.parse(text) as Orders)
}

export function decodedReport(text: string): Report {
  return text.startsWith(COMMITTED) ? committedIn(text) : (JSON.parse(text) as Report)
}

// Nearly all that is said is one entry to be appended, and that it is durable. JSON would wrap JSON
// in JSON, every quotation mark escaped; so these go as lines. No JSON has a line break in it.
const GROUP = 'group'
const COMMITTED = 'committed '
const APPEND = 'append'

type Numbered = readonly [number, Request]

function requestText([number, request]: Numbered): string {
  if (request.type !== 'append' || !isPlain(request)) {
    return `\n${JSON.stringify([number, request])}`
  }
  const { match, epoch, step, seq } = request
  const { text, seat, number: own } = request.entries[0]!
  const whose = `${seat ?? ''}\n${own ?? ''}`
  return `\n${APPEND}\n${number}\n${match}\n${epoch}\n${step}\n${seq}\n${whose}\n${text}`
}

function isPlain(request: AppendRequest): boolean {
  const { match, header, entries, notes, sheet, snapshot, closing } = request
  const isEntry = entries.length === 1 && header === null && closing === null
  const isAlone = notes.length === 0 && sheet === null && snapshot === null
  return isEntry && isAlone && !match.includes('\n')
}

const NOTHING: readonly never[] = []

function groupIn(text: string): Orders {
  const lines = text.split('\n')
  const requests: Numbered[] = []
  for (let at = 1; at < lines.length; at++) {
    if (lines[at] !== APPEND) {
      requests.push(JSON.parse(lines[at]!) as Numbered)
      continue
    }
    const seat = numberIn(lines[at + 6]!)
    const entry = { text: lines[at + 8]!, seat, number: numberIn(lines[at + 7]!) }
    const request: AppendRequest = {
      type: 'append',
      match: lines[at + 2]!,
      epoch: Number(lines[at + 3]),
      step: Number(lines[at + 4]),
      seq: Number(lines[at + 5]),
      header: null,
      entries: [entry],
      notes: NOTHING,
      sheet: null,
      snapshot: null,
      closing: null,
    }
    requests.push([Number(lines[at + 1]), request])
    at += 8
  }
  return { type: 'group', requests }
}

function numberIn(text: string): number | null {
  return text === '' ? null : Number(text)
}

function isDurable([, { type }]: NumberedAnswer): boolean {
  return type === 'durable'
}

function answerText([number, answer]: NumberedAnswer): string {
  const { seq, hash } = answer as Extract<Answer, { type: 'durable' }>
  return `\n${number} ${seq} ${hash}`
}

function committedIn(text: string): Report {
  const [head, ...lines] = text.split('\n')
  const answers = lines.map((line): NumberedAnswer => {
    const [number, seq, hash] = line.split(' ') as [string, string, string]
    return [Number(number), { type: 'durable', seq: Number(seq), hash }]
  })
  return { type: 'committed', answers, took: Number(head!.slice(COMMITTED.length)) }
}
