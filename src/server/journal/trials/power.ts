// Cuts the power at any promise: rebuilds the files as a disk would have them that forgot what was
// not forced onto it: bun src/server/journal/trials/power.ts CUTS full|normal SEED

import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { swiftLuck } from '#kernel/luck.ts'
import type { Synchronous } from '#server/journal/database.ts'
import { type Judgement, judged, sayingsOf } from '#server/journal/trials/promises.ts'
import type { Commission } from '#server/journal/trials/scribe.ts'
import { SCRIBE } from '#server/journal/trials/storm.ts'
import { quickFolder, temporaryFolder } from '#server/journal/trials/subject.ts'
import { type Call, traced } from '#server/journal/trials/trace.ts'

export interface Cuts {
  readonly synchronous: Synchronous
  /** How many promises the process hears, and at how many of them the power is cut. */
  readonly promises: number
  readonly cuts: number
  readonly seed: string
}

export interface Outage {
  readonly cuts: number
  readonly promised: number
  /** Cuts after which a promise was broken. */
  readonly lossy: number
  readonly wrong: readonly string[]
}

const CALLS = ['write', 'pwrite64', 'ftruncate', 'fsync', 'fdatasync', 'unlink']

export async function outage({ synchronous, promises, cuts, seed }: Cuts): Promise<Outage> {
  const folder = temporaryFolder()
  try {
    const commission: Commission = {
      path: join(folder.path, JOURNAL),
      tables: 4,
      underWay: 2,
      synchronous,
      logPages: 60,
      most: promises,
      boasts: false,
    }
    const command = [process.execPath, SCRIBE, JSON.stringify(commission)]
    const { calls } = await traced({ command, names: CALLS })
    const judgements = cutAt(calls, { every: Math.ceil(promises / cuts), seed })
    return {
      cuts: judgements.length,
      promised: judgements.at(-1)?.promised ?? 0,
      lossy: judgements.filter(({ lost }) => lost.length > 0).length,
      wrong: judgements.flatMap(({ wrong }) => wrong),
    }
  } finally {
    folder.remove()
  }
}

const JOURNAL = 'journal.db'
const FILES = [JOURNAL, `${JOURNAL}-wal`, `${JOURNAL}-journal`]

/** Goes through everything that was asked of the system, and cuts after every so many promises. */
function cutAt(
  calls: readonly Call[],
  { every, seed }: { readonly every: number; readonly seed: string },
): readonly Judgement[] {
  const disk = forgetfulDisk()
  const judgements: Judgement[] = []
  let said = ''
  let promises = 0
  for (const call of calls) {
    const text = call.name === 'write' && call.stage === 'begun' ? sayingIn(call) : null
    if (text === null) {
      disk.take(call)
      continue
    }
    said += text
    if (!text.startsWith('durable')) continue
    promises += 1
    if (promises % every !== 0) continue
    const chance = swiftLuck(seed).chance('table', promises)
    // Whatever is not forced may be on the disk all the same: nothing of it, or any part.
    const survives = judgements.length % 2 === 0 ? () => false : () => chance.below(2) === 0
    judgements.push(afterwards(disk.image(survives), said))
  }
  return judgements
}

/** Bun's pipes are sockets; the threads speak to each other in other ways. */
function sayingIn({ path, bytes }: Call): string | null {
  return /^(?:pipe|socket):/.test(path) ? Buffer.from(bytes).toString() : null
}

function afterwards(image: ReadonlyMap<string, Uint8Array>, said: string): Judgement {
  const folder = quickFolder()
  try {
    for (const [name, bytes] of image) writeFileSync(join(folder.path, name), bytes)
    return judged(join(folder.path, JOURNAL), sayingsOf(said))
  } finally {
    folder.remove()
  }
}

/** Answers the same bytes, changed, or longer ones. */
type Change = (content: Uint8Array) => Uint8Array

interface ForgetfulFile {
  forced: Uint8Array
  pending: Change[]
  /** How many were pending when forcing began. */
  covered: number
}

interface ForgetfulDisk {
  take(call: Call): void
  /** Its files after a power cut; each change that was not forced is asked for. */
  image(survives: () => boolean): ReadonlyMap<string, Uint8Array>
}

function forgetfulDisk(): ForgetfulDisk {
  const files = new Map<string, ForgetfulFile>()

  function fileOf(name: string): ForgetfulFile {
    const file = files.get(name) ?? { forced: new Uint8Array(), pending: [], covered: 0 }
    files.set(name, file)
    return file
  }

  return {
    take(call) {
      const name = basename(call.path)
      if (!FILES.includes(name)) return
      const file = fileOf(name)
      const isForce = call.name === 'fsync' || call.name === 'fdatasync'
      if (isForce && call.stage === 'begun') file.covered = file.pending.length
      if (call.stage === 'begun') return
      if (isForce) {
        for (const change of file.pending.splice(0, file.covered)) file.forced = change(file.forced)
      } else if (call.name === 'unlink') files.delete(name)
      else file.pending.push(changeOf(call))
    },
    image(survives) {
      const image = new Map<string, Uint8Array>()
      for (const [name, { forced, pending }] of files) {
        const left = pending.filter(survives)
        image.set(
          name,
          left.reduce((content, change) => change(content), forced),
        )
      }
      return image
    },
  }
}

function changeOf({ name, bytes, numbers }: Call): Change {
  if (name === 'ftruncate') return content => resized(content, numbers[0]!)
  const offset = numbers.at(-1)!
  const end = offset + bytes.length
  return content => {
    const changed = end > content.length ? resized(content, end) : content
    changed.set(bytes, offset)
    return changed
  }
}

function resized(content: Uint8Array, length: number): Uint8Array {
  const changed = new Uint8Array(length)
  changed.set(content.subarray(0, length))
  return changed
}

if (import.meta.main) {
  const [cuts = '300', synchronous = 'full', seed = 'power'] = process.argv.slice(2)
  const toll = await outage({
    synchronous: synchronous as Synchronous,
    promises: 10 * Number(cuts),
    cuts: Number(cuts),
    seed,
  })
  console.log(
    `${toll.cuts} cuts with ${synchronous}, seed "${seed}": promises broken at ${toll.lossy}`,
  )
  console.log(`wrong ${toll.wrong.length} ${toll.wrong}`)
  process.exitCode = toll.lossy + toll.wrong.length === 0 ? 0 : 1
}
