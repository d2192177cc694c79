// The game's words in one language.

import type { JellyMonster } from '#games/jelly-monster/vocabulary.ts'
import { botWords } from '#games/jelly-monster/words/bots.ts'
import type { Language } from '#kernel/phrase.ts'

interface Words {
  refusal(reason: string): { readonly sentence: string; readonly rule: string | null } | null
  bot(name: string): { readonly name: string; readonly character: string } | null
  reason(why: string): string | null
  tell(event: JellyMonster['Event'], names: readonly string[]): string | null
}

export async function wordsIn(language: Language): Promise<Words> {
  const { names, characters, reasons } = botWords[language]
  const at = (table: Readonly<Record<string, string>>, key: string) => table[key] ?? null
  return {
    refusal: reason => ({ sentence: reason, rule: null }),
    bot(name) {
      const called = at(names, name)
      const character = at(characters, name)
      return called === null || character === null ? null : { name: called, character }
    },
    reason: why => at(reasons, why),
    tell: event => event.type,
  }
}
