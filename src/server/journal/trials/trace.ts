// What a process asks of the system, in its order, as strace sees it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '#server/journal/trials/subject.ts'

/** One call that succeeded, at the instant it began or at the one it returned. */
export interface Call {
  readonly name: string
  readonly stage: 'begun' | 'done'
  /** The file behind its first argument. */
  readonly path: string
  readonly bytes: Uint8Array
  /** The numbers after the bytes: a length and an offset, or a size. */
  readonly numbers: readonly number[]
}

export interface Traced {
  readonly calls: readonly Call[]
  readonly said: string
  readonly exitCode: number
}

export interface Trace {
  readonly command: readonly string[]
  readonly names: readonly string[]
  /** More of strace's own arguments: what to spoil, and where. */
  readonly extra?: readonly string[]
}

/** Whether processes can be watched here at all; where not, the trials say so and do nothing. */
export function canTrace(): boolean {
  if (Bun.which('strace') === null) return false
  return Bun.spawnSync(['strace', '-o', '/dev/null', 'true']).exitCode === 0
}

export async function traced({ command, names, extra = [] }: Trace): Promise<Traced> {
  const folder = temporaryFolder()
  const log = join(folder.path, 'trace')
  const trace = ['strace', '-f', '-qq', '-y', '-xx', '-s', '100000', '-e', 'signal=none']
  const wanted = ['-e', `trace=${names}`, ...extra, '-o', log]
  try {
    const child = Bun.spawn([...trace, ...wanted, ...command], { stdout: 'pipe' })
    const said = await new Response(child.stdout).text()
    const exitCode = await child.exited
    return { calls: callsIn(readFileSync(log, 'latin1')), said, exitCode }
  } finally {
    folder.remove()
  }
}

const WHOLE = /^(\d+) +(\w+)\((.*)\) += (-?\d+)/
const BEGUN = /^(\d+) +(\w+)\((.*) <unfinished \.\.\.>$/
const RESUMED = /^(\d+) +<\.\.\. (\w+) resumed>(.*)\) += (-?\d+)/

export function callsIn(log: string): readonly Call[] {
  const calls: Call[] = []
  const pending = new Map<string, string>()
  for (const line of log.split('\n')) {
    const whole = WHOLE.exec(line)
    const begun = whole === null ? BEGUN.exec(line) : null
    const resumed = whole === null && begun === null ? RESUMED.exec(line) : null
    if (whole !== null && Number(whole[4]) >= 0) {
      const call = callOf(whole[2]!, whole[3]!)
      calls.push({ ...call, stage: 'begun' }, { ...call, stage: 'done' })
    } else if (begun !== null) {
      pending.set(begun[1]!, begun[3]!)
      calls.push({ ...callOf(begun[2]!, begun[3]!), stage: 'begun' })
    } else if (resumed !== null && Number(resumed[4]) >= 0) {
      const first = pending.get(resumed[1]!) ?? ''
      calls.push({ ...callOf(resumed[2]!, first + resumed[3]!), stage: 'done' })
    }
  }
  return calls
}

function callOf(name: string, given: string): Omit<Call, 'stage'> {
  const path = /^\d+<([^>]*)>/.exec(given)?.[1] ?? /^"([^"]*)"/.exec(given)?.[1] ?? ''
  const rest = given.slice(given.indexOf(',') + 1)
  const text = /"([^"]*)"/.exec(rest)?.[1] ?? ''
  const numbers = rest.replace(/"[^"]*"/, '').match(/-?\d+/g) ?? []
  return { name, path: plain(path).toString(), bytes: plain(text), numbers: numbers.map(Number) }
}

/** With -xx every character is written as \x and two digits. */
function plain(hex: string): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex')
}
