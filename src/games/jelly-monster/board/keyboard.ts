// Which key does what. By its place on the keyboard, so that it is the same hand everywhere.

import type { Language } from '#kernel/phrase.ts'

export type Command =
  | { readonly type: 'roll' | 'enter' | 'leave' | 'lock' | 'flip' | 'help' | 'log' | 'hint' }
  | { readonly type: 'die'; readonly nth: number }
  | { readonly type: 'district'; readonly slot: number }

const DICE = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU']

const SINGLE: Readonly<Record<string, Exclude<Command['type'], 'die' | 'district'>>> = {
  Space: 'roll',
  Enter: 'enter',
  NumpadEnter: 'enter',
  Escape: 'leave',
  KeyL: 'lock',
  KeyF: 'flip',
  KeyH: 'help',
  KeyJ: 'log',
  KeyK: 'hint',
}

/** What is printed on the keys of the dice. */
export const CAPS: Readonly<Record<Language, string>> = {
  en: 'QWERTYU',
  fr: 'AZERTYU',
  de: 'QWERTZU',
}

export function commandOf(code: string): Command | null {
  const nth = DICE.indexOf(code)
  if (nth >= 0) return { type: 'die', nth }
  const digit = /^(?:Digit|Numpad)([1-7])$/.exec(code)
  if (digit !== null) return { type: 'district', slot: Number(digit[1]) - 1 }
  const type = SINGLE[code]
  return type === undefined ? null : { type }
}
