// What the clocks of a stage show.

import { sandOf } from '#games/jelly-monster/options.ts'
import type { View } from '#games/jelly-monster/vocabulary.ts'
import type { Millis } from '#kernel/game.ts'

export interface Sand {
  /** From 1, full, to 0. */
  readonly share: number
  readonly seconds: number
}

/** `null`: nobody has turned the timer. */
export function sandAt({ stage, setting }: View, now: Millis): Sand | null {
  if (stage.type !== 'play' || stage.endsAt === null) return null
  const left = Math.max(0, stage.endsAt - now)
  return { share: Math.min(1, left / sandOf(setting.options)), seconds: Math.ceil(left / 1000) }
}

const SOON: Millis = 30_000

/** [J3.11] Seconds until the timer turns by itself, once that is near. */
export function stallAt({ stage }: View, now: Millis): number | null {
  if (stage.type !== 'play' || stage.endsAt !== null || stage.stallsAt === null) return null
  const left = stage.stallsAt - now
  return left > SOON ? null : secondsUntil(stage.stallsAt, now)
}

export function secondsUntil(instant: Millis, now: Millis): number {
  return Math.max(0, Math.ceil((instant - now) / 1000))
}
