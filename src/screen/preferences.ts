// What a person has chosen about the screen, as it is kept between visits.

import { LANGUAGES, type Language } from '#kernel/phrase.ts'

export const MOTIONS = ['system', 'calm', 'full'] as const
export type Motion = (typeof MOTIONS)[number]

export interface Preferences {
  language: Language
  sound: boolean
  /** From 0 to 1. */
  volume: number
  /** Vibration, where a device has it. */
  touch: boolean
  motion: Motion
  /** Speaks up before somebody harms themselves. */
  warnings: boolean
  /** Rolls again by itself where that is the only sensible thing. */
  autoRoll: boolean
}

export function chosenLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find(one => one === tag.slice(0, 2).toLowerCase())
    if (language !== undefined) return language
  }
  return 'en'
}

const USUAL = { sound: true, touch: true, warnings: true, autoRoll: false } as const

/** Whatever cannot be read is as for a newcomer. */
export function readPreferences(stored: string | null, wanted: readonly string[]): Preferences {
  const known = parsed(stored)
  const flag = <Key extends keyof typeof USUAL>(key: Key) => {
    return typeof known[key] === 'boolean' ? known[key] : USUAL[key]
  }
  const volume = known['volume']
  return {
    language: LANGUAGES.find(one => one === known['language']) ?? chosenLanguage(wanted),
    sound: flag('sound'),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 0.7,
    touch: flag('touch'),
    motion: MOTIONS.find(one => one === known['motion']) ?? 'system',
    warnings: flag('warnings'),
    autoRoll: flag('autoRoll'),
  }
}

function parsed(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
