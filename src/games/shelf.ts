// Every game's rules without its bots, each fetched when somebody needs it: for pages that read
// matches.

import type { Game, Vocabulary } from '#kernel/game.ts'

const RULES: Readonly<Record<string, () => Promise<Game<Vocabulary>>>> = {
  'jelly-monster': async () => (await import('#games/jelly-monster/game.ts')).jellyMonster,
  'dice-run': async () => (await import('#games/dice-run/game.ts')).diceRun,
}

/** `null`: no such game, or not in this version. */
export async function fetchRules(id: string, version: number): Promise<Game<Vocabulary> | null> {
  const load = Object.hasOwn(RULES, id) ? RULES[id] : undefined
  if (load === undefined) return null
  const game = await load()
  return game.version === version ? game : null
}

export const shelved: readonly string[] = Object.keys(RULES)
