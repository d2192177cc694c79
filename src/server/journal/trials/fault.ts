// Lets calls to the system fail under a writing process, and asks what became of its promises.

import { join } from 'node:path'
import { type Judgement, judged, type Saying, sayingsOf } from '#server/journal/trials/promises.ts'
import type { Commission } from '#server/journal/trials/scribe.ts'
import { SCRIBE } from '#server/journal/trials/storm.ts'
import { temporaryFolder } from '#server/journal/trials/subject.ts'
import { traced } from '#server/journal/trials/trace.ts'

export interface Fault {
  readonly call: 'fsync' | 'pwrite64'
  readonly file: 'journal.db' | 'journal.db-wal'
  readonly error: 'EIO' | 'ENOSPC'
  /** Which of the calls: `20`, `20+`, or `20..40`. */
  readonly when: string
}

export interface Aftermath extends Judgement {
  readonly sayings: readonly Saying[]
  readonly exitCode: number
}

const MOST = 120

export async function aftermath({ call, file, error, when }: Fault): Promise<Aftermath> {
  const folder = temporaryFolder()
  const path = join(folder.path, 'journal.db')
  const commission: Commission = {
    path,
    tables: 3,
    underWay: 1,
    synchronous: 'full',
    logPages: 60,
    most: MOST,
    boasts: false,
  }
  try {
    const { said, exitCode } = await traced({
      command: [process.execPath, SCRIBE, JSON.stringify(commission)],
      names: [call],
      extra: ['-P', join(folder.path, file), '-e', `inject=${call}:error=${error}:when=${when}`],
    })
    const sayings = sayingsOf(said)
    return { ...judged(path, sayings), sayings, exitCode }
  } finally {
    folder.remove()
  }
}
