// Makes wrong things of right ones: what a broken or hostile client might send.

import { pick } from '#kernel/chance.ts'
import type { Chance } from '#kernel/game.ts'

const STRANGE: readonly unknown[] = [
  null,
  true,
  '',
  'roll',
  '__proto__',
  -1,
  0,
  1,
  2,
  3.5,
  1e9,
  [],
  {},
  [0, 1, 2],
  { type: 'roll' },
]

/** The same tree with one thing in it changed, dropped or added. Never the tree itself. */
export function distorted(tree: unknown, chance: Chance): unknown {
  if (typeof tree !== 'object' || tree === null) return distortedLeaf(tree, chance)
  const keys = Object.keys(tree)
  const way = chance.below(keys.length + 4)
  const copy = (Array.isArray(tree) ? [...tree] : { ...tree }) as Record<string, unknown>
  if (way === 0) return pick(STRANGE, chance)
  if (way === 1)
    copy[pick(['extra', 'seat', 'type', '0', 'toJSON'], chance)] = pick(STRANGE, chance)
  else if (keys.length === 0) return pick(STRANGE, chance)
  else if (way === 2 && !Array.isArray(tree)) delete copy[pick(keys, chance)]
  else {
    const key = pick(keys, chance)
    copy[key] = distorted(copy[key], chance)
  }
  return copy
}

function distortedLeaf(leaf: unknown, chance: Chance): unknown {
  if (typeof leaf !== 'number') return pick(STRANGE, chance)
  return pick([leaf + 1, leaf - 1, -leaf, leaf + 0.5, String(leaf), null, 7], chance)
}
