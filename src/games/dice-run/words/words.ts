// Dice Run's words in one language, as every page asks for them.

import type { Event } from '#games/dice-run/vocabulary.ts'
import { botWords } from '#games/dice-run/words/bots.ts'
import { isRefusal, REFUSAL_RULES } from '#games/dice-run/words/refusals.ts'
import { type Speech, speechIn } from '#games/dice-run/words/speech.ts'
import { told } from '#games/dice-run/words/telling.ts'
import type { Language } from '#kernel/phrase.ts'

export interface RefusalWords {
  readonly sentence: string
  readonly rule: string
}

export async function gameWords(language: Language) {
  const speech = await speechIn(language)
  const { names, characters, reasons } = botWords[language]
  return {
    refusal: (reason: string) => refusalIn(speech, reason),
    bot(name: string) {
      if (!(name in names)) return null
      const key = name as keyof typeof names
      return { name: names[key], character: characters[key] }
    },
    reason: (why: string): string | null => reasons[why as keyof typeof reasons] ?? null,
    tell: (event: Event, seated: readonly string[]) => told(speech, event, seated),
  }
}

export function refusalIn({ say }: Speech, reason: string): RefusalWords | null {
  if (!isRefusal(reason)) return null
  return { sentence: say(`refusal-${reason}`), rule: REFUSAL_RULES[reason] }
}
