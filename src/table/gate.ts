// The one way out. What is said about an entry waits here until the entry is durable, and
// everything said after it waits behind it.

import type { Outcome, Writer } from '#table/journal.ts'
import type { Standing } from '#table/standing.ts'

export interface Parcel {
  /** `null`: nothing to be written, but not to be said before what was decided earlier. */
  readonly write: Write | null
  /** How things stand once it is out. */
  readonly after: Standing
  release(): void
  /** Instead of `release`, where it could not be written or what it builds on could not. */
  withdraw(): void
}

/** `append` goes to the writer there is; `create` makes a new one, which all that follows needs. */
export type Write =
  | { readonly type: 'append'; to(writer: Writer, answer: (outcome: Outcome) => void): void }
  | { readonly type: 'create'; by(answer: (outcome: Outcome, writer: Writer | null) => void): void }

interface Waiting extends Parcel {
  asked: boolean
  durable: boolean
}

export interface Gate {
  /** How things stand as far as anybody has been told. */
  durable: Standing
  /** The end of the journal's chain; `null` before anything was written. */
  hash: string | null
  writer: Writer | null
  readonly waiting: Waiting[]
  /** Hears what became of a parcel. It calls `confirm`, `withdrawFrom`, or neither. */
  arrived(parcel: Parcel, outcome: Outcome): void
}

export function pushParcel(gate: Gate, parcel: Parcel): void {
  const { write, after, release, withdraw } = parcel
  gate.waiting.push({ write, after, release, withdraw, asked: false, durable: write === null })
  ask(gate)
  releaseReady(gate)
}

function ask(gate: Gate): void {
  for (const parcel of gate.waiting) {
    const { write } = parcel
    if (write?.type === 'create' && !parcel.durable) {
      if (!parcel.asked) create(gate, parcel, write)
      return
    }
    if (parcel.asked || write?.type !== 'append' || gate.writer === null) continue
    parcel.asked = true
    write.to(gate.writer, outcome => gate.arrived(parcel, outcome))
  }
}

function create(gate: Gate, parcel: Waiting, write: Write & { type: 'create' }): void {
  parcel.asked = true
  write.by((outcome, writer) => {
    if (outcome.type === 'durable') gate.writer = writer
    gate.arrived(parcel, outcome)
  })
}

/** It is durable: what waited for it goes out, in the order in which it was decided. */
export function confirm(gate: Gate, parcel: Parcel, hash: string): void {
  const waiting = gate.waiting.find(one => one === parcel)
  if (waiting === undefined) return
  waiting.durable = true
  gate.hash = hash
  ask(gate)
  releaseReady(gate)
}

/** Takes back what could not be written, and all that was decided after it. */
export function withdrawFrom(gate: Gate, parcel: Parcel): void {
  const first = gate.waiting.indexOf(parcel as Waiting)
  if (first < 0) return
  for (const one of gate.waiting.splice(first)) one.withdraw()
}

/** Whether a parcel still waits: not if one before it could not be written. */
export function isWaiting(gate: Gate, parcel: Parcel): boolean {
  return gate.waiting.some(one => one === parcel)
}

function releaseReady(gate: Gate): void {
  for (let first = gate.waiting[0]; first?.durable; first = gate.waiting[0]) {
    gate.waiting.shift()
    gate.durable = first.after
    first.release()
  }
}
