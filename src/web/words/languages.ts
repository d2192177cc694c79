// What each language calls itself.

import type { Language } from '#kernel/phrase.ts'

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
}
