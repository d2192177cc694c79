// Listens to everything that leaves a table for one connection, and knows what should: for each
// entry that is durable what this viewer may hear of it, and nothing besides.

import type { Viewer, Vocabulary } from '#kernel/game.ts'
import { firstDifference } from '#kernel/same.ts'
import type { ServerMessage, Told } from '#protocol/server.ts'
import type { Likeness } from '#sim/likeness.ts'
import { factsOf, isTold, type Truth } from '#sim/truth.ts'
import { violation } from '#sim/violation.ts'
import { chairOf, type Person } from '#table/standing.ts'

export interface Ear {
  readonly person: Person | null
  watching: boolean
  /** Whose view it was last shown. */
  viewer: Viewer | null
  seq: number
  /** How many entries it was told of, those included of which there was nothing to tell. */
  told: number
}

export function newEar(person: Person | null): Ear {
  return { person, watching: false, viewer: null, seq: 0, told: 0 }
}

/** One table's truth, and views of it that were made lately. */
export interface Sight {
  readonly truth: Truth
  readonly isAlike: Likeness
  readonly views: Map<Viewer, Map<number, Vocabulary['View']>>
}

export function viewAfter({ truth, views }: Sight, count: number, viewer: Viewer) {
  let known = views.get(viewer)
  if (known === undefined) {
    known = new Map()
    views.set(viewer, known)
  }
  const view = known.get(count) ?? truth.game.view(truth.matches[count]!.state, viewer)
  if (known.size > 4) known.clear()
  known.set(count, view)
  return view
}

/** The view that the listener has after this message; `null` where it brings none. */
export function overhear(sight: Sight, ear: Ear, message: ServerMessage): object | null {
  switch (message.type) {
    case 'whole':
      return overhearWhole(sight, ear, message)
    case 'step':
      return overhearStep(sight, ear, message)
    case 'seated':
      if (message.seat !== seatOf(sight, ear)) throw violation('views', 'told to sit elsewhere')
      return null
    case 'clock':
      overhearClock(sight, message)
      return null
    case 'acknowledged':
      if (message.to === 'act') overhearAcknowledgement(sight, ear, message)
      return null
    case 'refused':
      if (message.to === 'act') overhearRefusal(sight, ear, message)
      return null
    default:
      return null
  }
}

function overhearWhole(sight: Sight, ear: Ear, { seq, view }: Told<'whole'>): object {
  const viewer = viewerOf(sight, ear)
  if (viewer === null) throw violation('secrecy', 'a view for somebody who has none')
  ear.viewer = viewer
  ear.seq = seq
  ear.told = sight.truth.entries.length
  const expected = viewAfter(sight, ear.told, viewer)
  if (!sight.isAlike(view, expected)) {
    throw violation('views', `shown to ${viewer}, ${firstDifference(view, expected)}`)
  }
  return expected
}

function overhearStep(sight: Sight, ear: Ear, step: Told<'step'>): object {
  const { truth } = sight
  const { viewer } = ear
  if (viewer === null) throw violation('views', 'a step before any view')
  if (step.seq !== ear.seq + 1) throw violation('views', `step ${step.seq} after ${ear.seq}`)
  skipSilent(sight, ear)
  const next = truth.entries[ear.told]
  if (next === undefined) {
    throw violation('acknowledged', `${viewer} is told of something that is not durable`)
  }
  const { at, events } = next.entry
  const heard = events.filter(event => isTold(truth, event, viewer))
  if (step.events.some(event => !heard.some(one => one.type === event.type))) {
    throw violation('secrecy', `${viewer} hears of entry ${next.entry.seq} what others may`)
  }
  const difference = firstDifference({ at: step.at, events: step.events }, { at, events: heard })
  if (difference !== null) throw violation('views', `step ${step.seq} of ${viewer}: ${difference}`)
  ear.seq = step.seq
  ear.told += 1
  return viewAfter(sight, ear.told, viewer)
}

/** A clock that stands for no reason tells that the match is over. */
function overhearClock({ truth }: Sight, { running, paused }: Told<'clock'>): void {
  if (running || paused !== null || truth.header === null || truth.closing !== null) return
  throw violation('acknowledged', 'the clock has stopped for good before the end is durable')
}

function skipSilent(sight: Sight, ear: Ear): void {
  while (ear.told < sight.truth.entries.length && isSilent(sight, ear)) ear.told += 1
}

/** Whether there is nothing in the next entry for this viewer. */
function isSilent(sight: Sight, { told, viewer }: Ear): boolean {
  const { events } = sight.truth.entries[told]!.entry
  if (events.some(event => isTold(sight.truth, event, viewer!))) return false
  return sight.isAlike(viewAfter(sight, told, viewer!), viewAfter(sight, told + 1, viewer!))
}

function overhearAcknowledgement(sight: Sight, ear: Ear, message: Told<'acknowledged'>): void {
  const key = `${seatOf(sight, ear)}/${message.number}`
  const seq = sight.truth.numbers.get(key)
  if (seq === message.entry) return
  const known = seq === undefined ? 'is none' : `is entry ${seq}`
  throw violation('acknowledged', `${key} is acknowledged as entry ${message.entry}, but ${known}`)
}

function overhearRefusal(sight: Sight, ear: Ear, { number, reason }: Told<'refused'>): void {
  const key = `${seatOf(sight, ear)}/${number}`
  const seq = sight.truth.numbers.get(key)
  if (seq === undefined || reason === 'number-used') return
  throw violation('answers', `${key} is refused (${reason}), but is entry ${seq}`)
}

/** After each turn of work: everybody was shown everything that there is for them. */
export function assertToldAll(sight: Sight, ear: Ear): void {
  const viewer = sight.truth.header === null ? null : viewerOf(sight, ear)
  if (viewer !== ear.viewer) {
    throw violation('views', `${viewer} is shown what ${ear.viewer} sees`)
  }
  if (viewer === null || ear.told === sight.truth.entries.length) return
  skipSilent(sight, ear)
  if (ear.told === sight.truth.entries.length) return
  throw violation('views', `${viewer} was not told of entry ${ear.told}`)
}

function seatOf({ truth }: Sight, { person }: Ear): number | null {
  const facts = factsOf(truth)
  return facts === null ? null : chairOf(facts, person)
}

function viewerOf(sight: Sight, ear: Ear): Viewer | null {
  return seatOf(sight, ear) ?? (ear.watching ? 'spectator' : null)
}
