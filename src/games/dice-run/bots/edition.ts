// Which rules and which deck a net has learnt: with others it would only think that it knows.

import { FEATURE_COUNT } from '#games/dice-run/bots/features.ts'
import { CARDS } from '#games/dice-run/cards.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import type { Options } from '#games/dice-run/vocabulary.ts'
import { hex, utf8 } from '#kernel/bytes.ts'
import { sha256 } from '#kernel/sha256.ts'

const known = new WeakMap<Options, string>()

/** A digest of everything that a net depends on. */
export function editionOf(options: Options): string {
  const earlier = known.get(options)
  if (earlier !== undefined) return earlier
  const { deck, handSize } = options
  const copies = CARDS.map(card => `${card} ${deck[card]}`)
  const parts = [diceRun.id, diceRun.version, FEATURE_COUNT, handSize, ...STAGE_VALUES, ...copies]
  const edition = hex(sha256(utf8(parts.join('\n'))))
  known.set(options, edition)
  return edition
}
