// Plays a lesson through as its coach would: so that a test can tell that it works.

import type { Vocabulary } from '#kernel/game.ts'
import { type Entry, type Match, referee, type Step } from '#kernel/match.ts'
import { type Deed, LEARNER, type Lesson, type LessonStep } from '#screen/lesson/lesson.ts'

export interface Rehearsed<V extends Vocabulary> {
  /** The match as it stands when each step's sentence is said, and at the end. */
  readonly matches: readonly Match<V>[]
  readonly entries: readonly Entry<V>[]
}

const PAUSE = 1000
/** More tries than any task of a lesson takes. */
const PATIENCE = 40

export function rehearse<V extends Vocabulary>(lesson: Lesson<V>): Rehearsed<V> {
  const { game, options, rivals, steps } = lesson
  const judge = referee(game, lesson.luck())
  const entries: Entry<V>[] = []
  let match = take(judge.begin(options, rivals.length + 1))
  const matches: Match<V>[] = []

  function take(step: Step<V>): Match<V> {
    if (step.refusal !== null) throw new Error(`the lesson is refused: ${step.refusal}`)
    entries.push(...step.entries)
    return step.match
  }

  function happen(deed: Deed<V>): void {
    if (deed.type === 'act') {
      const action = deed.action(game.view(match.state, deed.seat))
      match = take(judge.submit(match, match.at + PAUSE, deed.seat, action))
      return
    }
    const due = game.alarm(match.state)
    if (due === null) throw new Error('the lesson waits for an alarm that is not set')
    match = take(judge.advance(match, due))
  }

  function learn({ task }: LessonStep<V>): void {
    if (task === null) return
    for (let tries = 0; tries < PATIENCE; tries++) {
      const view = game.view(match.state, LEARNER)
      const action = task.example(view)
      if (!task.allows(action, view)) throw new Error('the coach breaks its own instructions')
      match = take(judge.submit(match, match.at + PAUSE, LEARNER, action))
      if (task.done(game.view(match.state, LEARNER))) return
    }
    throw new Error('the task never ends')
  }

  for (const step of steps) {
    matches.push(match)
    for (const deed of step.meanwhile) happen(deed)
    learn(step)
  }
  return { matches: [...matches, match], entries }
}
