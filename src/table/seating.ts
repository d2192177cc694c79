// Who sits where: sitting down, standing up, being put in or out. Each answers with how things
// stand then, or why not.

import { likeness, readName } from '#protocol/name.ts'
import type { TableRefusal } from '#protocol/refusal.ts'
import {
  type Chair,
  chairOf,
  EMPTY_CHAIR,
  type Facts,
  type Person,
  phaseOf,
  type Standing,
} from '#table/standing.ts'

export type Change =
  | { readonly ok: true; readonly standing: Standing }
  | { readonly ok: false; readonly refusal: TableRefusal; readonly detail: string | null }

export interface Arrival {
  readonly person: Person | null
  readonly name: string
  /** `null`: any. */
  readonly seat: number | null
  readonly value: string
}

/** Whether the person in a chair is there. */
export type IsHere = (seat: number) => boolean

export function sit(standing: Standing, { person, name, seat, value }: Arrival): Change {
  const { facts } = standing
  if (person === null) return refused('no-secret')
  if (facts.banned.includes(person)) return refused('kicked')
  const reading = readName(name)
  if (!reading.ok) return refused('bad-name', reading.problem)
  const own = chairOf(facts, person)
  if (isNameTaken(standing, reading.value, own)) return refused('name-taken')
  if (own !== null) return changed(renamed(standing, own, reading.value))
  if (phaseOf(standing) === 'over') return refused('match-over')
  const place = seat ?? facts.chairs.findIndex(isEmpty)
  const chair = facts.chairs[place]
  if (chair === undefined) return refused(seat === null ? 'table-full' : 'no-such-seat')
  if (!isEmpty(chair)) return refused('seat-taken')
  // Luck is made of what was thrown in before the start; whoever comes later changes it no more.
  const thrown = standing.match === null ? value : chair.value
  const sitting = withChair(standing, place, { holder: person, bot: null, value: thrown })
  const hosted = withFacts(sitting, { host: facts.host ?? place })
  return changed(renamed(hosted, place, reading.value))
}

export function leave(standing: Standing, person: Person | null, isHere: IsHere): Change {
  const own = chairOf(standing.facts, person)
  if (own === null) return refused('not-seated')
  return changed(emptied(standing, own, isHere))
}

export function kick(standing: Standing, seat: number, isHere: IsHere): Change {
  const chair = standing.facts.chairs[seat]
  if (chair === undefined) return refused('no-such-seat')
  if (isEmpty(chair)) return refused('seat-empty')
  const without = emptied(standing, seat, isHere)
  if (chair.holder === null) return changed(without)
  return changed(withFacts(without, { banned: [...standing.facts.banned, chair.holder] }))
}

export function appoint(standing: Standing, seat: number, bot: string): Change {
  const chair = standing.facts.chairs[seat]
  if (chair === undefined) return refused('no-such-seat')
  if (!isEmpty(chair)) return refused('seat-taken')
  return changed(withChair(standing, seat, { ...chair, bot }))
}

export function handOver(standing: Standing, seat: number): Change {
  const chair = standing.facts.chairs[seat]
  if (chair === undefined) return refused('no-such-seat')
  if (chair.holder === null) return refused('seat-empty')
  return changed(withFacts(standing, { host: seat }))
}

export function throwIn(standing: Standing, person: Person | null, value: string): Change {
  const own = chairOf(standing.facts, person)
  if (own === null) return refused('not-seated')
  if (standing.match !== null) return refused('already-started')
  return changed(withChair(standing, own, { ...standing.facts.chairs[own]!, value }))
}

/** The next person clockwise, if possible one who is there. */
export function nextHost({ chairs }: Facts, from: number, isHere: IsHere): number | null {
  const others = chairs.map((_, step) => (from + step + 1) % chairs.length)
  const people = others.filter(seat => seat !== from && chairs[seat]!.holder !== null)
  return people.find(isHere) ?? people[0] ?? null
}

/** With so many chairs, everybody in theirs if possible; `null`: there are too many people. */
export function resized(standing: Standing, count: number): Standing | null {
  const { chairs, host } = standing.facts
  const places = new Array<number | null>(count).fill(null)
  const crowd: number[] = []
  chairs.forEach((chair, seat) => {
    if (isEmpty(chair)) return
    if (seat < count) places[seat] = seat
    else crowd.push(seat)
  })
  for (const seat of crowd) {
    const free = places.indexOf(null)
    if (free < 0) return null
    places[free] = seat
  }
  return rearranged(standing, places, host)
}

/** Without the empty chairs, as it is when the match begins. */
export function closedUp(standing: Standing): Standing {
  const { chairs, host } = standing.facts
  const places = [...chairs.keys()].filter(seat => !isEmpty(chairs[seat]!))
  return rearranged(standing, places, host)
}

function rearranged(
  standing: Standing,
  places: readonly (number | null)[],
  host: number | null,
): Standing {
  const { chairs } = standing.facts
  const moved = places.map(seat => (seat === null ? EMPTY_CHAIR : chairs[seat]!))
  const names = places.map(seat => (seat === null ? null : standing.names[seat]!))
  const place = host === null ? -1 : places.indexOf(host)
  return { ...withFacts(standing, { chairs: moved, host: place < 0 ? null : place }), names }
}

export function withFacts(standing: Standing, facts: Partial<Facts>): Standing {
  return { ...standing, facts: { ...standing.facts, ...facts } }
}

function emptied(standing: Standing, seat: number, isHere: IsHere): Standing {
  const { chairs, host } = standing.facts
  // The value stays: from the start on it is part of the luck.
  const value = standing.match === null ? null : chairs[seat]!.value
  const without = withChair(renamed(standing, seat, null), seat, { ...EMPTY_CHAIR, value })
  if (host !== seat) return without
  return withFacts(without, { host: nextHost(without.facts, seat, isHere) })
}

function withChair(standing: Standing, seat: number, chair: Chair): Standing {
  return withFacts(standing, { chairs: standing.facts.chairs.with(seat, chair) })
}

function renamed(standing: Standing, seat: number, name: string | null): Standing {
  if (standing.names[seat] === name) return standing
  return { ...standing, names: standing.names.with(seat, name) }
}

function isNameTaken({ names }: Standing, name: string, own: number | null): boolean {
  const wanted = likeness(name)
  return names.some((other, seat) => seat !== own && other !== null && likeness(other) === wanted)
}

export function isEmpty({ holder, bot }: Chair): boolean {
  return holder === null && bot === null
}

export function changed(standing: Standing): Change {
  return { ok: true, standing }
}

export function refused(refusal: TableRefusal, detail: string | null = null): Change {
  return { ok: false, refusal, detail }
}
