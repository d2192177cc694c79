// [J9] Our component set, checked like any other when it is loaded. A host may start from its file.

import { type ComponentSet, readComponents } from '#games/jelly-monster/components/set.ts'
import standard from '#games/jelly-monster/components/standard.json' with { type: 'json' }

export const STANDARD: ComponentSet = checked(standard)

function checked(raw: unknown): ComponentSet {
  const reading = readComponents(raw)
  if (reading.ok) return reading.value
  throw new Error(`standard.json is no component set: ${reading.problem}`)
}

/** [J1.4] The tokens in the box. On a screen the supply has no end and change is free. */
export const JELLY_TOKENS = [
  { value: 1, count: 45 },
  { value: 5, count: 25 },
  { value: 10, count: 10 },
] as const
