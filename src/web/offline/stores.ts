// Brings every file of one version onto the device. Lines break, servers are busy, and browsers do
// not ask again by themselves: one file that fails must not cost the whole.

/** A path, and the digest of what it must be; `null` where its name has one. */
export type Wanted = readonly [path: string, digest: string | null]

export interface Source {
  has(path: string): Promise<boolean>
  /** Fetches and keeps it. May fail, and takes no longer than it is given. */
  bring(wanted: Wanted, limit: number): Promise<void>
  wait(time: number): Promise<void>
}

/** Few enough to leave the page a line of its own. */
const HANDS = 4
const TRIES = 5
const LIMIT = 20_000
const FIRST_WAIT = 500

/** Fails if something is still missing at the end. What has been brought by then stays. */
export async function bringAll(files: readonly Wanted[], source: Source): Promise<void> {
  const left = [...files]
  const missing: string[] = []
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      if (!(await brought(next, source))) missing.push(next[0])
    }
  }
  await Promise.all(Array.from({ length: HANDS }, work))
  if (missing.length > 0) throw new Error(`not on this device yet: ${missing.join(', ')}`)
}

async function brought(wanted: Wanted, source: Source): Promise<boolean> {
  if (await source.has(wanted[0])) return true
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await source.wait(FIRST_WAIT * 2 ** (tries - 1))
    try {
      await source.bring(wanted, LIMIT)
      return true
    } catch {
      // Another try, or the caller learns that it is missing.
    }
  }
  return false
}
