// Runs a reel: what is shown now, and when the next step is due.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import type { MatchClock, Told } from '#screen/board.ts'
import type { Sight } from '#web/replay/eyes.ts'
import type { Eyes, Position } from '#web/replay/link.ts'
import type { Reel } from '#web/replay/reel.ts'
import { LONGEST_WAIT, type Timeline, timelineOf } from '#web/replay/timeline.ts'
import { deviceTime, type Time } from '#web/time.ts'

export const SPEEDS = [0.5, 1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]

/** The next speed; after the quickest comes the slowest. */
export function faster(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!
}

/** A tab that slept is not shown everything it missed. */
const MOST_TOLD = 12

export class Player<V extends Vocabulary> {
  step = $state(1)
  eyes = $state.raw<Eyes>('open')
  sight: Sight<V>
  playing = $state(false)
  speed = $state<Speed>(1)
  cut = $state(true)
  readonly clock: MatchClock
  readonly #reel: Reel<V>
  readonly #listeners = new Set<(told: Told<V>) => void>()
  #timeline: Timeline
  /** Where the film stood when the device's clock showed `#since`. */
  #mark: Millis = 0
  #since = 0
  #cancel = () => {}
  readonly #time: Time

  constructor(reel: Reel<V>, { at, eyes }: Position, time = deviceTime) {
    this.#reel = reel
    this.#time = time
    this.#timeline = timelineOf(reel.instants, LONGEST_WAIT)
    this.step = at
    this.eyes = eyes
    this.sight = $derived(reel.sight(this.step, this.eyes))
    this.clock = this.#matchClock()
    this.#settle(this.#timeline.shownAt[at - 1]!)
  }

  play(): void {
    if (this.step >= this.#reel.steps) this.step = 1
    this.#settle(this.#timeline.shownAt[this.step - 1]!)
    this.playing = true
    this.#run()
  }

  pause(): void {
    this.#settle(this.#film())
    this.playing = false
    this.#cancel()
  }

  forward(): void {
    if (this.step >= this.#reel.steps) return
    this.#tellNext()
    this.#resume()
  }

  jump(to: number): void {
    this.step = Math.min(Math.max(to, 1), this.#reel.steps)
    this.#resume()
  }

  hasten(speed: Speed): void {
    this.#settle(this.#film())
    this.speed = speed
    this.#run()
  }

  cutWaits(how: 'cut' | 'whole'): void {
    this.cut = how === 'cut'
    const longest = this.cut ? LONGEST_WAIT : Number.POSITIVE_INFINITY
    this.#timeline = timelineOf(this.#reel.instants, longest)
    this.#resume()
  }

  /** Bound, because boards are handed it alone. */
  readonly follow = (listener: (told: Told<V>) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #film(): Millis {
    return this.playing ? this.#mark + (this.#time.now() - this.#since) * this.speed : this.#mark
  }

  #settle(at: Millis): void {
    this.#mark = at
    this.#since = this.#time.now()
  }

  #resume(): void {
    this.#settle(this.#timeline.shownAt[this.step - 1]!)
    this.#run()
  }

  #tellNext(): void {
    const told = this.#reel.told(this.step + 1, this.eyes)
    for (const listener of this.#listeners) listener(told)
    this.step += 1
  }

  #run(): void {
    this.#cancel()
    if (!this.playing) return
    const due = this.#timeline.stepsBy(this.#film())
    if (due - this.step > MOST_TOLD) this.step = due
    while (this.step < due) this.#tellNext()
    if (this.step >= this.#reel.steps) {
      this.pause()
      return
    }
    const wait = (this.#timeline.shownAt[this.step]! - this.#film()) / this.speed
    this.#cancel = this.#time.after(Math.max(0, wait), () => this.#run())
  }

  #matchClock(): MatchClock {
    const player = this
    return {
      now: () => player.#timeline.matchTime(player.#film()),
      get running() {
        return player.playing
      },
    }
  }
}
