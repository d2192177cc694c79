// How a die flies from where it was to where it is: noted before the change, measured after it, all
// flights of one change together, so that the page is laid out once.

import { arc, type Box } from '#screen/arc.ts'

export { arc }

/** As much of an element as a flight needs. */
export type Flyer = Pick<Element, 'getBoundingClientRect' | 'animate'>

export interface Manoeuvre {
  /** How often it turns on the way; it ends upright. */
  readonly turns?: number
  readonly delay?: number
  /** Called when it has arrived, never when it was called back. */
  arrived?(): void
}

export interface Airfield {
  /** Remembers where something is, before the change that moves it. */
  note(key: string, from: Flyer | Box): void
  /** Lets it fly from where it was noted to where it is now; `false`: no note, it just is there. */
  land(key: string, element: Flyer, manoeuvre?: Manoeuvre): boolean
  /** Sends it back where it came from, in the air or landed. Resolves when it is there. */
  recall(key: string): Promise<void>
  /** Everything lands at once. */
  hurry(): void
}

interface Flight {
  readonly keyframes: Keyframe[]
  readonly duration: number
}

/** Quiet people see it appear in its place. */
const APPEARING: Flight = { keyframes: [{ opacity: 0 }, { opacity: 1 }], duration: 150 }

interface Waiting {
  readonly key: string
  readonly element: Flyer
  readonly from: Box
  readonly manoeuvre: Manoeuvre
}

export interface Conditions {
  /** Whether movement is to be spared. */
  isCalm(): boolean
  /** Runs what is to be done after the change, and before it is painted. */
  soon(work: () => void): void
}

/**
 * Right before the next picture: whatever else changes until then is measured with it, and the page
 * is laid out once. A page that nobody sees draws none.
 */
export function beforePicture(work: () => void): void {
  if (document.hidden) queueMicrotask(work)
  else requestAnimationFrame(work)
}

const USUAL: Conditions = { isCalm: () => false, soon: beforePicture }

export function airfield(conditions: Conditions = USUAL): Airfield {
  const noted = new Map<string, Box>()
  const flying = new Map<string, Animation>()
  let waiting: Waiting[] = []
  let isDue = false

  function takeOff(): void {
    const flights = waiting
    waiting = []
    isDue = false
    const isCalm = conditions.isCalm()
    // All is read before anything is written.
    const courses = flights.map(({ element, from, manoeuvre }) => {
      return isCalm ? APPEARING : arc(from, element.getBoundingClientRect(), manoeuvre.turns)
    })
    flights.forEach((flight, index) => {
      start(flight, courses[index]!)
    })
  }

  function start({ key, element, manoeuvre }: Waiting, { keyframes, duration }: Flight): void {
    const { delay = 0, arrived } = manoeuvre
    const timing = { duration, delay, easing: 'linear', fill: 'backwards' } as const
    const animation = element.animate(keyframes, timing)
    flying.get(key)?.cancel()
    flying.set(key, animation)
    animation.onfinish = () => {
      if (animation.playbackRate > 0) arrived?.()
    }
  }

  return {
    note(key, from) {
      noted.set(key, 'getBoundingClientRect' in from ? from.getBoundingClientRect() : from)
    },
    land(key, element, manoeuvre = {}) {
      const from = noted.get(key)
      if (from === undefined) return false
      noted.delete(key)
      waiting.push({ key, element, from, manoeuvre })
      if (!isDue) conditions.soon(takeOff)
      isDue = true
      return true
    },
    async recall(key) {
      waiting = waiting.filter(one => one.key !== key)
      const animation = flying.get(key)
      if (animation === undefined) return
      animation.reverse()
      flying.delete(key)
      await animation.finished.catch(() => {})
    },
    hurry() {
      for (const animation of flying.values()) animation.finish()
      flying.clear()
    },
  }
}

/** For a component: `{@attach landing(field, key)}` on the element that is in its new place. */
export function landing(field: Airfield, key: string, manoeuvre: Manoeuvre = {}) {
  return (element: Element): void => void field.land(key, element, manoeuvre)
}
