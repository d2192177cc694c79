// Every game's rules without its bots, each fetched when somebody needs it: for pages that read
// matches.

import type { Game, Vocabulary } from '#kernel/game.ts'

/** The versions of a game, as the registry has them. */
type Fetching = () => Promise<readonly Game<Vocabulary>[]>

const RULES: Readonly<Record<string, Fetching>> = {
  'jelly-monster': async () => [(await import('#games/jelly-monster/game.ts')).jellyMonster],
  'dice-run': async () => [(await import('#games/dice-run/game.ts')).diceRun],
}

/** `null`: no such game, or not in this version. */
export async function fetchRules(id: string, version: number): Promise<Game<Vocabulary> | null> {
  const load = Object.hasOwn(RULES, id) ? RULES[id] : undefined
  if (load === undefined) return null
  const versions = await load()
  return versions.find(game => game.version === version) ?? null
}

export const shelved: readonly string[] = Object.keys(RULES)
