// The pages besides the start page, each fetched when somebody goes there.

import type { Component } from 'svelte'
import type { Language } from '#kernel/phrase.ts'
import type { Page } from '#protocol/pages.ts'

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
