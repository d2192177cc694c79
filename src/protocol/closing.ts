// Why a connection is closed, what the player is told, and the way back.

/**
 * `at-once`: the client connects again by itself. `later`: it does so after a few seconds, and
 * after longer ones each time. `ask`: only when the player says so. `reload`: the page is out of
 * date. `leave`: back to the start page.
 */
export type WayBack = 'at-once' | 'later' | 'ask' | 'reload' | 'leave'

interface Closing {
  readonly code: number
  /** Names the sentence for the player in the catalogue of phrases. */
  readonly sentence: `closed.${string}`
  readonly back: WayBack
}

export const CLOSINGS = {
  'fell-behind': { code: 4000, sentence: 'closed.fell-behind', back: 'at-once' },
  'taken-over': { code: 4001, sentence: 'closed.taken-over', back: 'ask' },
  kicked: { code: 4002, sentence: 'closed.kicked', back: 'leave' },
  'no-such-table': { code: 4003, sentence: 'closed.no-such-table', back: 'leave' },
  'no-hello': { code: 4004, sentence: 'closed.no-hello', back: 'later' },
  'client-too-old': { code: 4005, sentence: 'closed.client-too-old', back: 'reload' },
  'too-large': { code: 4006, sentence: 'closed.too-large', back: 'reload' },
  'too-fast': { code: 4007, sentence: 'closed.too-fast', back: 'later' },
  nonsense: { code: 4008, sentence: 'closed.nonsense', back: 'reload' },
  moved: { code: 4009, sentence: 'closed.moved', back: 'at-once' },
  'table-broken': { code: 4010, sentence: 'closed.table-broken', back: 'leave' },
  restarting: { code: 4011, sentence: 'closed.restarting', back: 'later' },
  'server-full': { code: 4012, sentence: 'closed.server-full', back: 'later' },
  'table-closed': { code: 4013, sentence: 'closed.table-closed', back: 'leave' },
  silent: { code: 4014, sentence: 'closed.silent', back: 'at-once' },
  goodbye: { code: 1000, sentence: 'closed.goodbye', back: 'ask' },
} as const satisfies Record<string, Closing>
export type ClosingReason = keyof typeof CLOSINGS

/** What a client makes of a code, also of those that networks and browsers give by themselves. */
export function closingOf(code: number): { readonly sentence: string; readonly back: WayBack } {
  const known = Object.values(CLOSINGS).find(closing => closing.code === code)
  if (known !== undefined) return known
  if (code === 1009) return CLOSINGS['too-large']
  return { sentence: 'closed.network', back: 'at-once' }
}
