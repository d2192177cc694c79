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

const found = import.meta.glob<{ default: Component<PageProps> }>('./pages/*-page.svelte')

/** One of the reading pages, once it is there. */
function reading(name: string): Fetching {
  return async () => {
    const load = found[`./pages/${name}-page.svelte`]
    if (load === undefined) throw new Error(`there is no page ${name}`)
    return (await load()).default
  }
}

export const lazyPages: Readonly<Record<Exclude<Page, 'home'>, Fetching>> = {
  table: async () => (await import('./table/table-page.svelte')).default,
  code: async () => (await import('./home/code-page.svelte')).default,
  solo: async () => (await import('./solo/solo-page.svelte')).default,
  settings: async () => (await import('./home/settings-page.svelte')).default,
  rules: reading('rules'),
  learn: reading('learn'),
  replay: reading('replay'),
  check: reading('check'),
}
