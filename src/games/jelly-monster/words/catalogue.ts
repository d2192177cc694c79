// The sentences of one language, loaded when somebody speaks it.

import { en } from '#games/jelly-monster/words/en.ts'
import { type Language, type Speaker, speaker, type Translated } from '#kernel/phrase.ts'

export type English = typeof en
export type Say = Speaker<English>
export type Key = keyof English

const CATALOGUES: Readonly<Record<Language, () => Promise<Translated<English>>>> = {
  en: async () => en,
  fr: async () => (await import('#games/jelly-monster/words/fr.ts')).fr,
  de: async () => (await import('#games/jelly-monster/words/de.ts')).de,
}

export async function sayIn(language: Language): Promise<Say> {
  return speaker<English>(language, await CATALOGUES[language]())
}

/** Names in a row: "Ana, Bo and Cleo". */
export function listed(say: Say, names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  const last = names.at(-1)!
  return say('and', { one: names.slice(0, -1).join(', '), other: last })
}
