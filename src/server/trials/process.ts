// The real server as a process of its own, which can be killed and started again.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '..', '..', '..')

/** As if behind a proxy, so that trials can come from many addresses. */
const HERE = { HOST: '127.0.0.1', PROXIES: '1' }

export interface Running {
  readonly port: number
  readonly pid: number
  /** Milliseconds from its start until somebody could connect. */
  readonly readyAfter: number
  /** How much of that the processor worked for it; `null` where the system does not tell. */
  readonly workedFor: number | null
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number>
  /** Frees what nobody holds, if its collector was loaded. */
  collect(): void
}

export interface Start {
  readonly folder: string
  /** 0 takes any that is free. */
  readonly port: number
  /** What goes before the command. */
  readonly before?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** A file that is loaded before the server. */
  readonly preload?: string
}

/** `null`: it ended before it was ready. */
export async function startServer(start: Start): Promise<Running | null> {
  const { child, ready } = spawnServer(start)
  const found = await ready
  if (found === null) return null
  const { pid } = child
  return {
    ...found,
    pid,
    workedFor: processorTime(pid),
    async kill(signal) {
      child.kill(signal)
      return child.exited
    },
    collect: () => child.kill('SIGUSR2'),
  }
}

/** In milliseconds, all threads together. */
export function processorTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}

export function spawnServer(start: Start) {
  const { folder, port, before = [], environment = {}, preload } = start
  const began = performance.now()
  const loaded = preload === undefined ? [] : ['--preload', preload]
  const command = [...before, process.execPath, '--no-install', ...loaded, 'src/server/main.ts']
  const child = Bun.spawn(command, {
    cwd: ROOT,
    env: { ...process.env, ...HERE, PORT: String(port), DATA: folder, ...environment },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  async function readiness() {
    let said = ''
    for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
      said += chunk
      const found = /http:\/\/localhost:(\d+)\n/.exec(said)?.[1]
      if (found !== undefined) return { port: Number(found), readyAfter: performance.now() - began }
    }
    return null
  }
  return { child, ready: readiness() }
}
