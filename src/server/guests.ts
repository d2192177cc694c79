// Who asks how often, by address. Kept in memory while it matters, and written nowhere.

import { type Bucket, bucket } from '#protocol/bucket.ts'

export interface Guests {
  /** Whether somebody at this address may do this once more. */
  allow(address: string, what: keyof typeof ALLOWANCES): boolean
  /** Forgets those who have not asked for a while. */
  tidy(): void
}

/** How often a second for long, and how often at once. */
const ALLOWANCES = {
  'open a table': { rate: 0.1, burst: 30 },
  'try a code': { rate: 0.5, burst: 20 },
  'look up a table': { rate: 10, burst: 100 },
  'fetch a match': { rate: 1, burst: 20 },
} as const

const FORGOTTEN_AFTER = 600_000

export function guestsOf(now: () => number): Guests {
  const known = new Map<string, { readonly bucket: Bucket; askedAt: number }>()
  return {
    allow(address, what) {
      const key = `${what} ${address}`
      const { rate, burst } = ALLOWANCES[what]
      const one = known.get(key) ?? { bucket: bucket(rate, burst), askedAt: 0 }
      one.askedAt = now()
      known.set(key, one)
      return one.bucket.take(now())
    },
    tidy() {
      for (const [key, { askedAt }] of known) {
        if (now() - askedAt > FORGOTTEN_AFTER) known.delete(key)
      }
    },
  }
}

/**
 * Where a request comes from: the address of the socket, or what the last trusted proxy was told.
 * Of a long address only the half that belongs to one household.
 */
export function addressOf(
  socket: string | null,
  forwarded: string | null,
  proxies: number,
): string {
  const hops = (forwarded ?? '').split(',').map(hop => hop.trim())
  const hop = proxies > 0 ? hops[hops.length - proxies] : null
  const address = (hop || socket || 'unknown').replace(/^::ffff:/, '')
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}
