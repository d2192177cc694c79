// What is to be seen at this instant: behind what has happened by as much as it takes to follow it.
// Nothing waits for it, and whoever touches anything is in the present at once.

import { NO_DICE } from '#games/dice-run/dice.ts'
import type { Race, RaceEvent } from '#games/dice-run/race.ts'
import type { DiceRun, StageResult, View } from '#games/dice-run/vocabulary.ts'
import type { Told } from '#screen/board.ts'
import { isCalm } from '#screen/settings.svelte.ts'
import { play } from '#screen/sound.ts'
import { type Frame, framesOf } from './timeline.ts'

/** How long a move of one group takes. */
const FRAME = 350
/** So much behind, it goes faster. */
const BACKLOG = 14
const HURRIED = 110

/** A stage that is being told. */
export interface StageMoment {
  readonly race: Race
  readonly result: StageResult
  readonly stage: number
}

export class Show {
  frame: Frame | null = $state.raw(null)
  moment: StageMoment | null = $state.raw(null)
  #queue: Frame[] = []
  #stages: number[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #foreseen = false

  /** A step that the table has told of. */
  follow({ before, events, after }: Told<DiceRun>): void {
    let frames = framesOf(before, events, after)
    if (this.#foreseen && events.some(isOwnPlay(after))) {
      this.#foreseen = false
      frames = frames.filter(frame => frame.result !== null)
    }
    for (const frame of frames) {
      this.#queue.push(frame)
      this.#stages.push(before.open.results.length + 1)
    }
    if (this.#timer === null && this.moment === null) this.#next()
  }

  /** What one's own play does is seen at once; the table will say the same. */
  foresee(view: View, steps: readonly RaceEvent[]): void {
    this.settle()
    this.#foreseen = true
    for (const frame of framesOf(view, steps, view).slice(0, steps.length)) {
      this.#queue.push(frame)
      this.#stages.push(0)
    }
    this.#next()
  }

  /** Everything is as it is now. */
  settle(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#queue = []
    this.#stages = []
    this.frame = null
    this.moment = null
  }

  /** What was foreseen has not come true: everything is as it was. */
  retract(): void {
    this.#foreseen = false
    this.settle()
  }

  /** On to the next stage's story, or to the present. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.moment = null
    const next = this.#queue.findIndex(frame => frame.result !== null)
    const done = next === -1 ? this.#queue.length : next
    this.#queue.splice(0, done)
    this.#stages.splice(0, done)
    this.#next()
  }

  get isRunning(): boolean {
    return this.frame !== null && this.moment === null
  }

  #next(): void {
    this.#timer = null
    const frame = this.#queue.shift()
    const stage = this.#stages.shift() ?? 0
    if (frame === undefined) {
      this.frame = null
      return
    }
    this.frame = frame
    if (frame.result !== null) {
      this.moment = { race: frame.race, result: frame.result, stage }
      play('stage')
      return
    }
    if (frame.moved !== NO_DICE) play('place')
    if (frame.tumbled !== NO_DICE) play('roll')
    const wait = isCalm() ? 60 : this.#queue.length > BACKLOG ? HURRIED : FRAME
    this.#timer = setTimeout(() => this.#next(), wait)
  }
}

function isOwnPlay({ viewer }: View) {
  return (event: DiceRun['Event']): boolean => {
    return (event.type === 'played' || event.type === 'targetPlayed') && event.seat === viewer
  }
}
