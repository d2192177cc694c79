// Who sits at this device, as far as it is known: a name, and the secret that keeps their seats.

import { hex } from '#kernel/bytes.ts'
import { recall, remember } from '#screen/storage.ts'

const NAME = 'gobelet.name'
const SECRET = 'gobelet.secret'
const RECENT = 'gobelet.recent'

export function freshToken(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)))
}

let secret: string | null = null

/** The same on each visit, where the browser allows it. */
export function ownSecret(): string {
  secret ??= recall(SECRET) ?? freshToken()
  remember(SECRET, secret)
  return secret
}

export function ownName(): string {
  return recall(NAME) ?? ''
}

export function rememberName(name: string): void {
  remember(NAME, name)
}

/** For those who do not feel like thinking one up. */
const SUGGESTIONS = [
  'Otter',
  'Marmot',
  'Puffin',
  'Lynx',
  'Robin',
  'Badger',
  'Heron',
  'Quokka',
  'Wombat',
  'Ibex',
]

/** One that nobody at the table has. */
export function suggestedName(taken: readonly (string | null)[] = []): string {
  const free = SUGGESTIONS.filter(name => !taken.includes(name))
  return free[Math.floor(Math.random() * free.length)] ?? `Otter ${taken.length + 1}`
}

export interface RecentTable {
  readonly table: string
  readonly game: string
}

export function recentTable(): RecentTable | null {
  try {
    const { table, game } = JSON.parse(recall(RECENT) ?? 'null') as Partial<RecentTable>
    return typeof table === 'string' && typeof game === 'string' ? { table, game } : null
  } catch {
    return null
  }
}

export function rememberTable(recent: RecentTable | null): void {
  remember(RECENT, recent === null ? null : JSON.stringify(recent))
}
