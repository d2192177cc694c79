// The pages besides the start page, each fetched when somebody goes there.

import type { Component } from 'svelte'
import { boardOf } from '#games/boards.ts'
import type { Language } from '#kernel/phrase.ts'
import type { Page, Place } from '#protocol/pages.ts'

export interface PageProps {
  readonly language: Language
  /** What the address names; empty where it names nothing. */
  readonly id: string
}

type Fetching = () => Promise<Component<PageProps>>

export const lazyPages: Readonly<Record<Exclude<Page, 'home'>, Fetching>> = {
  table: async () => (await import('./table/table-page.svelte')).default,
  code: async () => (await import('./home/code-page.svelte')).default,
  solo: async () => (await import('./solo/solo-page.svelte')).default,
  settings: async () => (await import('./home/settings-page.svelte')).default,
  rules: async () => (await import('./pages/rules-page.svelte')).default,
  learn: async () => (await import('./pages/learn-page.svelte')).default,
  replay: async () => (await import('./pages/replay-page.svelte')).default,
  check: async () => (await import('./pages/check-page.svelte')).default,
}

/** Sends for what the address will need, beside the words and not after them. */
export function fetchAhead(place: Place | null): void {
  if (place === null || place.page === 'home') return
  const wanted: (Promise<unknown> | undefined)[] = [lazyPages[place.page]()]
  if (place.page === 'solo') wanted.push(boardOf(place.id ?? '')?.load())
  // Whoever shows the page asks again, and says so if it cannot be had.
  for (const one of wanted) one?.catch(() => {})
}
