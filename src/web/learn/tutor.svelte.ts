// Leads somebody through a lesson: a real match in which only the right thing is let through.

import type { Millis, Vocabulary } from '#kernel/game.ts'
import { entered, type Match, type Referee, referee, type Step } from '#kernel/match.ts'
import type { Answer, MatchClock, Told } from '#screen/board.ts'
import { type Deed, LEARNER, type Lesson, type LessonStep } from '#screen/lesson/lesson.ts'
import { hears } from '#web/replay/eyes.ts'
import { deviceTime, type Time } from '#web/time.ts'

/** So that rivals can be followed. */
const PAUSE: Millis = 1100
/** While all wait for an alarm, match time runs this much quicker. */
const HURRY = 2

/** What a board answers to somebody who does something else; the coach says it in words. */
const WRONG: Answer = { ok: false, reason: 'lesson' }

export class Tutor<V extends Vocabulary> {
  place = $state(0)
  /** While the rivals act, or the clock runs. */
  busy = $state(false)
  /** How often the learner tried something else in this step. */
  nudges = $state(0)
  match: Match<V>
  view: V['View']
  readonly clock: MatchClock
  readonly #lesson: Lesson<V>
  readonly #judge: Referee<V>
  readonly #listeners = new Set<(told: Told<V>) => void>()
  #mark: Millis = 0
  #since: Millis
  readonly #time: Time
  #rate = 1
  #gone = false

  constructor(lesson: Lesson<V>, time = deviceTime) {
    this.#time = time
    this.#since = time.now()
    this.#lesson = lesson
    this.#judge = referee(lesson.game, lesson.luck())
    const { match } = this.#judge.begin(lesson.options, lesson.rivals.length + 1)
    this.match = $state.raw(match)
    this.view = $derived(lesson.game.view(this.match.state, LEARNER))
    this.clock = this.#matchClock()
    void this.#enter()
  }

  get step(): LessonStep<V> {
    return this.#lesson.steps[this.place]!
  }

  get isLast(): boolean {
    return this.place === this.#lesson.steps.length - 1
  }

  /** Goes on after something that was only to be read. */
  next(): void {
    if (!this.busy && this.step.task === null && !this.isLast) this.#goOn()
  }

  /** Does what is to be done. */
  async show(): Promise<void> {
    const { task } = this.step
    if (task !== null) await this.act(task.example(this.view))
  }

  readonly act = async (action: V['Action']): Promise<Answer> => {
    const { task } = this.step
    if (this.busy || task === null || !task.allows(action, this.view)) {
      this.nudges += 1
      return WRONG
    }
    const refusal = this.#take(this.#judge.submit(this.match, this.#now(), LEARNER, action))
    if (refusal !== null) return { ok: false, reason: refusal }
    if (task.done(this.view)) this.#goOn()
    return { ok: true }
  }

  readonly follow = (listener: (told: Told<V>) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  stop(): void {
    this.#gone = true
  }

  #goOn(): void {
    this.place += 1
    void this.#enter()
  }

  async #enter(): Promise<void> {
    const { meanwhile } = this.step
    this.nudges = 0
    this.busy = meanwhile.length > 0
    this.#run(1)
    for (const deed of meanwhile) {
      await this.#happen(deed)
      if (this.#gone) return
    }
    this.busy = false
    // Nobody is hurried while reading.
    const due = this.#lesson.game.alarm(this.match.state)
    this.#run(this.step.task === null && due !== null ? 0 : 1)
  }

  async #happen(deed: Deed<V>): Promise<void> {
    const { game } = this.#lesson
    if (deed.type === 'act') {
      await this.#pass(PAUSE)
      if (this.#gone) return
      const action = deed.action(game.view(this.match.state, deed.seat))
      this.#take(this.#judge.submit(this.match, this.#now(), deed.seat, action))
      return
    }
    const due = game.alarm(this.match.state)
    if (due === null) return
    this.#run(HURRY)
    await this.#pass((due - this.#now()) / HURRY)
    if (!this.#gone) this.#take(this.#judge.advance(this.match, due))
  }

  #pass(wait: Millis): Promise<void> {
    return new Promise(resolve => this.#time.after(Math.max(0, wait), resolve))
  }

  #take(step: Step<V>): string | null {
    const { game } = this.#lesson
    for (const entry of step.entries) {
      const match = entered(game, this.match, entry)
      const told: Told<V> = {
        at: entry.at,
        events: entry.events.filter(event => hears(game, event, LEARNER)),
        before: this.view,
        after: game.view(match.state, LEARNER),
      }
      for (const listener of this.#listeners) listener(told)
      this.match = match
    }
    return step.refusal
  }

  #now(): Millis {
    const run = (this.#time.now() - this.#since) * this.#rate
    return Math.max(this.match.at, Math.round(this.#mark + run))
  }

  #run(rate: number): void {
    this.#mark = this.#now()
    this.#since = this.#time.now()
    this.#rate = rate
  }

  #matchClock(): MatchClock {
    const tutor = this
    return {
      now: () => tutor.#now(),
      get running() {
        return tutor.#rate > 0
      },
    }
  }
}
