// Many people at once over real sockets: each acts twice a second whether or not it was answered,
// and the time from an action to its answer is kept.

export interface Actor {
  /** Acts once; calls back when it is answered. */
  act(tell: Tell): void
  close(): void
}

/** A refusal is no answer that anybody wants, and quicker to give. */
export type Tell = (answer: 'granted' | 'refused') => void

/** What all of them have been sent. */
export interface Mail {
  bytes: number
  /** How many messages there were of each length. */
  readonly lengths: Uint32Array
}

export interface Measured {
  readonly offered: number
  readonly granted: number
  readonly refused: number
  readonly p50: number
  readonly p99: number
  /** The server's, for one action, in microseconds. */
  readonly work: Work
  /** Bytes that each client at a table got for each action there, and the middle message. */
  readonly bytes: number
  readonly message: number
  /** How much of one core the crowd itself took. */
  readonly share: number
}

/** Time of the processor. */
export interface Work {
  readonly all: number
  /** In the thread of the journal alone, where there is one. */
  readonly journal: number
}

export const SEATS = 5
const INTERVAL = 500
const SLOTS = 50
const LONGEST = 4096

export function noMail(): Mail {
  return { bytes: 0, lengths: new Uint32Array(LONGEST + 1) }
}

export function note(mail: Mail, length: number): void {
  mail.bytes += length
  mail.lengths[Math.min(length, LONGEST)]! += 1
}

export interface Span {
  /** Played before anything is measured: programs are slower until they are compiled. */
  readonly warmUp: number
  readonly measured: number
}

/** Everybody acts once in each interval, evenly spread over it: all, and the five of a table. */
export async function measure(
  actors: readonly Actor[],
  mail: Mail,
  { warmUp, measured }: Span,
  work: () => Work,
): Promise<Measured> {
  await drive(actors, warmUp, newAnswers())
  const answers = newAnswers()
  const began = { work: work(), own: process.cpuUsage(), at: performance.now() }
  mail.bytes = 0
  mail.lengths.fill(0)
  const offered = await drive(actors, measured, answers)
  const ended = work()
  const { user, system } = process.cpuUsage(began.own)
  const share = (user + system) / 1000 / (performance.now() - began.at)
  const sorted = answers.waits.toSorted((one, other) => one - other)
  const granted = sorted.length
  const { refused } = answers
  const answered = granted + refused
  return {
    offered,
    granted,
    refused,
    p50: sorted[granted >> 1] ?? Number.POSITIVE_INFINITY,
    p99: sorted[Math.floor(granted * 0.99)] ?? Number.POSITIVE_INFINITY,
    work: {
      all: (1000 * (ended.all - began.work.all)) / answered,
      journal: (1000 * (ended.journal - began.work.journal)) / answered,
    },
    bytes: mail.bytes / SEATS / granted,
    message: middleOf(mail.lengths),
    share,
  }
}

interface Answers {
  /** From when an action was due until it was granted. */
  readonly waits: number[]
  refused: number
}

function newAnswers(): Answers {
  return { waits: [], refused: 0 }
}

async function drive(actors: readonly Actor[], millis: number, answers: Answers): Promise<number> {
  const turns = slotted(actors)
  const began = performance.now()
  let offered = 0
  for (let slot = 0; slot * (INTERVAL / SLOTS) < millis; slot++) {
    const due = began + slot * (INTERVAL / SLOTS)
    const late = performance.now() - due
    if (late < 0) await Bun.sleep(-late)
    for (const actor of turns[slot % SLOTS]!) {
      offered += 1
      // From when it was due: a generator that is late must not flatter the server.
      actor.act(answer => {
        if (answer === 'granted') answers.waits.push(performance.now() - due)
        else answers.refused += 1
      })
    }
  }
  await Bun.sleep(300)
  return offered
}

/** As far apart as can be at a table: a server must not gain by sending two rolls at once. */
function slotted(actors: readonly Actor[]): readonly (readonly Actor[])[] {
  const slots: Actor[][] = Array.from({ length: SLOTS }, () => [])
  for (const [nth, actor] of actors.entries()) {
    const table = Math.floor(nth / SEATS)
    slots[(table + (nth % SEATS) * (SLOTS / SEATS)) % SLOTS]!.push(actor)
  }
  return slots
}

function middleOf(lengths: Uint32Array): number {
  const half = lengths.reduce((sum, count) => sum + count, 0) / 2
  let seen = 0
  return lengths.findIndex(count => {
    seen += count
    return seen > half
  })
}

/** So many tables are filled at the same time. */
const TOGETHER = 16

/** The people of all tables from one number to another. */
export async function filled(
  from: number,
  to: number,
  table: (nth: number) => Promise<readonly Actor[]>,
): Promise<Actor[]> {
  const actors: Actor[] = []
  for (let nth = from; nth < to; nth += TOGETHER) {
    const count = Math.min(TOGETHER, to - nth)
    const tables = await Promise.all(Array.from({ length: count }, (_, more) => table(nth + more)))
    actors.push(...tables.flat())
  }
  return actors
}
