// Many people at once over real sockets: each acts twice a second whether or not it was answered,
// and the time from an action to its answer is kept.

export interface Actor {
  /** Acts once; calls back when it is answered. */
  act(answered: () => void): void
  /** Text that has come in so far, and how many messages. */
  readonly received: { bytes: number; messages: number }
  close(): void
}

export interface Measured {
  readonly tables: number
  readonly offered: number
  readonly answered: number
  readonly p50: number
  readonly p99: number
  /** Of the server's processor, per action, in microseconds. */
  readonly work: number
  /** Bytes that each client at a table got for each action there. */
  readonly bytes: number
}

const INTERVAL = 500
const SLOTS = 50

/** Everybody acts once in each interval, evenly spread over it. */
export async function measure(
  actors: readonly Actor[],
  seats: number,
  millis: number,
  work: () => number,
): Promise<Measured> {
  await drive(actors, 2000, [])
  const waits: number[] = []
  const bytesBefore = bytesOf(actors)
  const workBefore = work()
  const offered = await drive(actors, millis, waits)
  const worked = work() - workBefore
  const bytes = bytesOf(actors) - bytesBefore
  const sorted = waits.toSorted((one, other) => one - other)
  const answered = sorted.length
  return {
    tables: actors.length / seats,
    offered,
    answered,
    p50: sorted[answered >> 1] ?? Number.POSITIVE_INFINITY,
    p99: sorted[Math.floor(answered * 0.99)] ?? Number.POSITIVE_INFINITY,
    work: (1000 * worked) / answered,
    bytes: bytes / seats / answered,
  }
}

async function drive(actors: readonly Actor[], millis: number, waits: number[]): Promise<number> {
  const began = performance.now()
  let offered = 0
  for (let slot = 0; slot * (INTERVAL / SLOTS) < millis; slot++) {
    const due = began + slot * (INTERVAL / SLOTS)
    const late = performance.now() - due
    if (late < 0) await Bun.sleep(-late)
    for (let nth = slot % SLOTS; nth < actors.length; nth += SLOTS) {
      offered += 1
      // From when it was due: a generator that is late must not flatter the server.
      actors[nth]!.act(() => waits.push(performance.now() - due))
    }
  }
  await Bun.sleep(300)
  return offered
}

function bytesOf(actors: readonly Actor[]): number {
  return actors.reduce((sum, { received }) => sum + received.bytes, 0)
}
