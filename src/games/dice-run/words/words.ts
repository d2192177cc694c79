// Dice Run's words in one language.

import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import { botWords } from '#games/dice-run/words/bots.ts'
import type { Language } from '#kernel/phrase.ts'

export async function gameWords(language: Language) {
  const { names, characters, reasons } = botWords[language]
  return {
    refusal: (_reason: string) => null,
    bot(name: string) {
      if (!(name in names)) return null
      const key = name as keyof typeof names
      return { name: names[key], character: characters[key] }
    },
    reason: (why: string) => reasons[why as keyof typeof reasons] ?? null,
    tell: (_event: DiceRun['Event'], _names: readonly string[]) => null,
  }
}
