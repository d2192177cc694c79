// The scoring comes in one breath; here it becomes a story, beat by beat, with running totals.

import { indexOfDie, withDie, without } from '#games/jelly-monster/dice.ts'
import type {
  DieId,
  District,
  DistrictIndex,
  Event,
  PlacedDie,
  Standing,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import type { Millis } from '#kernel/game.ts'

/** The table as it is shown while a beat is told. */
export interface Scene {
  readonly round: number
  readonly quarterTurns: number
  readonly districts: readonly District[]
  /** Dice that have cancelled each other: still to be seen, but grey. */
  readonly dead: readonly DieId[]
  readonly centre: readonly PlacedDie[]
  readonly jelly: readonly number[]
  readonly pods: readonly number[]
  readonly stack: number
  /** What the light is on. */
  readonly place: Place
  readonly standing: Standing | null
  /** The district whose reward is being copied. */
  readonly copied: DistrictIndex | null
}

export type Place = DistrictIndex | 'centre' | null

export interface Beat {
  readonly event: Event
  readonly lasts: Millis
  readonly scene: Scene
  /** A good point to jump to: a new district, the centre, the end. */
  readonly isChapter: boolean
}

const LASTS: Readonly<Partial<Record<Event['type'], Millis>>> = {
  roundEnded: 1300,
  districtOpened: 450,
  rerolled: 1100,
  cancelled: 1000,
  ranked: 1100,
  copied: 1000,
  chainEnded: 1200,
  asked: 300,
  chose: 700,
  answered: 500,
  gained: 950,
  gave: 750,
  podOpened: 800,
  podTaken: 950,
  podsShort: 1200,
  podReturned: 900,
  centreCounted: 1200,
  matchEnded: 900,
}

/** Nobody there: it is passed by. */
const EMPTY: Millis = 350

const CHAPTERS: readonly Event['type'][] = [
  'roundEnded',
  'districtOpened',
  'centreCounted',
  'podOpened',
  'matchEnded',
]

/** Whether these events are part of a scoring at all. */
export function isScoring(events: readonly Event[]): boolean {
  return events.some(({ type }) => type in LASTS)
}

export function openingScene(view: View): Scene {
  const { round, quarterTurns, districts, centre, holdings, stackCount, stage } = view
  const pause = stage.type === 'scoring' ? stage.pause : null
  return {
    round,
    quarterTurns,
    districts,
    dead: [],
    centre,
    jelly: holdings.map(({ jelly }) => jelly),
    pods: holdings.map(({ podCount }) => podCount),
    stack: stackCount,
    place: pause?.standing.district ?? null,
    standing: pause?.standing ?? null,
    copied: null,
  }
}

export function beatsOf(events: readonly Event[], opening: Scene): readonly Beat[] {
  const beats: Beat[] = []
  let scene = opening
  for (const event of events) {
    scene = after(scene, event)
    const lasts = lengthOf(event)
    if (lasts === null) continue
    beats.push({ event, lasts, scene, isChapter: CHAPTERS.includes(event.type) })
  }
  return beats
}

function lengthOf(event: Event): Millis | null {
  if (event.type === 'ranked' && event.standing.controllers.length === 0) return EMPTY
  return LASTS[event.type] ?? null
}

function after(scene: Scene, event: Event): Scene {
  switch (event.type) {
    // The last die of a round and its scoring come in one breath.
    case 'placed':
    case 'removed':
    case 'targetMoved':
      return afterPlacing(scene, event)
    case 'locksReturned':
      return { ...scene, districts: scene.districts.map(one => ({ ...one, lock: null })) }
    case 'districtOpened':
      return { ...scene, place: event.district, standing: null, copied: null }
    case 'rerolled':
      return withDistrict(scene, event.district, { dice: event.dice })
    case 'cancelled':
      return { ...scene, dead: [...scene.dead, ...event.dice] }
    case 'ranked':
      return { ...scene, standing: event.standing }
    case 'copied':
    case 'chainEnded':
      return { ...scene, copied: event.from }
    case 'centreCounted':
      return { ...scene, place: 'centre', standing: null, copied: null }
    default:
      return afterPayment(scene, event)
  }
}

function afterPlacing(
  scene: Scene,
  event: Extract<Event, { type: 'placed' | 'removed' | 'targetMoved' }>,
): Scene {
  const { dice } = scene.districts[event.district]!
  if (event.type === 'placed') {
    return withDistrict(scene, event.district, {
      dice: withDie(dice, { die: event.die, face: event.face }),
    })
  }
  if (event.type === 'targetMoved') {
    return withDistrict(scene, event.district, { target: event.zone })
  }
  const index = indexOfDie(dice, event.die)
  const moved = withDistrict(scene, event.district, { dice: without(dice, index) })
  return { ...moved, centre: withDie(scene.centre, dice[index]!) }
}

function afterPayment(scene: Scene, event: Event): Scene {
  const { jelly, pods } = scene
  switch (event.type) {
    case 'gained':
      return { ...scene, jelly: raised(jelly, event.seat, event.jelly) }
    case 'gave': {
      const given = raised(jelly, event.seat, -event.jelly)
      return { ...scene, jelly: raised(given, event.to, event.jelly) }
    }
    case 'podTaken':
      return { ...scene, pods: raised(pods, event.seat, 1), stack: scene.stack - 1 }
    case 'podReturned':
      return { ...scene, pods: raised(pods, event.seat, -1) }
    case 'podOpened': {
      const opened = raised(jelly, event.seat, event.jelly)
      return { ...scene, place: null, jelly: opened, pods: raised(pods, event.seat, -1) }
    }
    default:
      return scene
  }
}

function withDistrict(scene: Scene, index: DistrictIndex, change: Partial<District>): Scene {
  const districts = scene.districts.map((one, other) => {
    return other === index ? { ...one, ...change } : one
  })
  return { ...scene, districts }
}

function raised(amounts: readonly number[], index: number, by: number): readonly number[] {
  return amounts.map((amount, other) => (other === index ? amount + by : amount))
}

/** Where the next chapter begins; after the last one, behind the end. */
export function nextChapter(beats: readonly Beat[], from: number): number {
  const next = beats.findIndex((beat, index) => index > from && beat.isChapter)
  return next < 0 ? beats.length : next
}

/** How much faster it has to be told to be done in time. Never slower than it is. */
export function haste(beats: readonly Beat[], within: Millis): number {
  const whole = beats.reduce((sum, { lasts }) => sum + lasts, 0)
  return whole <= within ? 1 : Math.max(0.05, within / whole)
}
