// The game's words in one language, for the page around the board.

import type { Event, View } from '#games/jelly-monster/vocabulary.ts'
import { botWords } from '#games/jelly-monster/words/bots.ts'
import { sayIn } from '#games/jelly-monster/words/catalogue.ts'
import { isRefusal, REFUSAL_RULES } from '#games/jelly-monster/words/refusals.ts'
import { sentenceOf } from '#games/jelly-monster/words/telling.ts'
import type { Language } from '#kernel/phrase.ts'

interface Words {
  refusal(reason: string): { readonly sentence: string; readonly rule: string | null } | null
  bot(name: string): { readonly name: string; readonly character: string } | null
  reason(why: string): string | null
  tell(event: Event, names: readonly string[], view: Pick<View, 'districts'>): string | null
}

type Sentences = Readonly<Record<string, string>>

export async function wordsIn(language: Language): Promise<Words> {
  const say = await sayIn(language)
  const names: Sentences = botWords[language].names
  const characters: Sentences = botWords[language].characters
  const reasons: Sentences = botWords[language].reasons
  return {
    refusal(reason) {
      if (!isRefusal(reason)) return null
      return { sentence: say(`refusal.${reason}`), rule: REFUSAL_RULES[reason] }
    },
    bot(called) {
      const name = names[called]
      const character = characters[called]
      return name === undefined || character === undefined ? null : { name, character }
    },
    reason: why => reasons[why] ?? null,
    tell(event, people, { districts }) {
      const boards = districts.map(({ board }) => board)
      return sentenceOf(event, { say, names: people, boards })
    },
  }
}
