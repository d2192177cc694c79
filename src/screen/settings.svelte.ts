// What this person has chosen, for every page and board. Change it by `choose` only.

import { type Preferences, readPreferences } from '#screen/preferences.ts'
import { recall, remember } from '#screen/storage.ts'

const KEY = 'gobelet.settings'

export const settings: Preferences = $state(readPreferences(recall(KEY), navigator.languages))

export function choose(part: Partial<Preferences>): void {
  Object.assign(settings, part)
  remember(KEY, JSON.stringify(settings))
}

const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
let prefersCalm = $state(calm?.matches ?? false)
calm?.addEventListener('change', ({ matches }) => {
  prefersCalm = matches
})

/** Whether movement is to be spared. */
export function isCalm(): boolean {
  return settings.motion === 'system' ? prefersCalm : settings.motion === 'calm'
}
