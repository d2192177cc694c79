// The scoring comes in one breath; here it becomes a story, beat by beat, with running totals.

import { ownerOf } from '#games/jelly-monster/dice.ts'
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
  const { districts, centre, holdings, stackCount, stage } = view
  const pause = stage.type === 'scoring' ? stage.pause : null
  return {
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
    case 'locksReturned':
      return { ...scene, districts: scene.districts.map(one => ({ ...one, lock: null })) }
    case 'districtOpened':
      return { ...scene, place: event.district, standing: null, copied: null }
    case 'rerolled':
      return withDice(scene, event.district, event.dice)
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

function withDice(scene: Scene, index: DistrictIndex, dice: readonly PlacedDie[]): Scene {
  const districts = scene.districts.map((one, other) => (other === index ? { ...one, dice } : one))
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

/** The total of one seat's dice there, without those that cancelled. */
export function totalIn(scene: Scene, district: DistrictIndex, seat: number): number {
  return scene.districts[district]!.dice.filter(
    ({ die }) => ownerOf(die) === seat && !scene.dead.includes(die),
  ).reduce((sum, { face }) => sum + face, 0)
}
