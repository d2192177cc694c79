// What the pages say, in the language of now. A language is fetched when it is first wanted.

import type { Language, Speaker, Translated } from '#kernel/phrase.ts'
import { speaker } from '#kernel/phrase.ts'
import { choose, settings } from '#screen/settings.svelte.ts'
import type { en } from '#web/words/en.ts'

export type Key = keyof typeof en

const CATALOGUES: Readonly<Record<Language, () => Promise<Translated<typeof en>>>> = {
  en: async () => (await import('#web/words/en.ts')).en,
  fr: async () => (await import('#web/words/fr.ts')).fr,
  de: async () => (await import('#web/words/de.ts')).de,
}

let current = $state.raw<Speaker<typeof en>>((key, ..._values) => key)

export const say: Speaker<typeof en> = (key, ...values) => current(key, ...values)

/** A sentence whose key came from outside; `other` where there is none for it. */
export function sayFor(group: 'refused' | 'lobby' | 'closed', reason: string, other: Key): string {
  const key = `${group}.${reason}` as Key
  return known.has(key) ? current(key as 'home') : current(other as 'home')
}

let known: ReadonlySet<string> = new Set()

export async function speak(language: Language): Promise<void> {
  const catalogue = await CATALOGUES[language]()
  known = new Set(Object.keys(catalogue))
  current = speaker<typeof en>(language, catalogue)
  document.documentElement.lang = language
  if (settings.language !== language) choose({ language })
}
