// The sentences of the page, in the language the browser asks for.
import { de } from './words/de.ts'
import { en, type Words } from './words/en.ts'
import { fr } from './words/fr.ts'

const CATALOGUES = { en, fr, de }

export type Language = keyof typeof CATALOGUES

export function chosenLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase()
    if (language === 'en' || language === 'fr' || language === 'de') return language
  }
  return 'en'
}

export const wordsFor = (language: Language): Words => CATALOGUES[language]

export function filled(sentence: string, values: Readonly<Record<string, number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
