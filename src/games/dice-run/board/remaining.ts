// How much time is left, as it is written on a clock.

import type { Millis } from '#kernel/game.ts'
import type { Language } from '#kernel/phrase.ts'

const MINUTE: Millis = 60_000
const HOUR: Millis = 60 * MINUTE
const DAY: Millis = 24 * HOUR

export function remaining(left: Millis, language: Language): string {
  const rest = Math.max(0, left)
  if (rest >= 2 * DAY) return unit(Math.floor(rest / DAY), 'day', language)
  if (rest >= 2 * HOUR) return unit(Math.floor(rest / HOUR), 'hour', language)
  const seconds = Math.ceil(rest / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function unit(amount: number, name: string, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: name,
    unitDisplay: 'long',
  }).format(amount)
}
