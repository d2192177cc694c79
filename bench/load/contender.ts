// The servers that are measured, each in a process of its own and held to one core.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineSettings } from '../../src/launcher/engine.mjs'
import { boardgame } from '../rivals/boardgame.ts'
import { boardgameTable } from './boardgame.ts'
import { colyseusTable } from './colyseus.ts'
import type { Actor, Mail, Work } from './crowd.ts'
import { ownTable } from './own.ts'

const ROOT = join(import.meta.dir, '..', '..')
const RIVALS = join(ROOT, 'bench', 'rivals')

export interface Contender {
  readonly name: string
  start(): Promise<Server>
  table(port: number, mail: Mail, nth: number): Promise<readonly Actor[]>
}

export interface Server {
  readonly port: number
  /** So far, in milliseconds. */
  work(): Work
  /** In KB. */
  resident(): number
  stop(): void
}

/** One core for the server, all its threads; the others are for the crowd. */
function pinned(command: readonly string[]): string[] {
  return isPinned() ? ['taskset', '-c', '0', ...command] : [...command]
}

function isPinned(): boolean {
  return process.env['PINNED'] !== 'no' && Bun.which('taskset') !== null
}

export function own(): Contender {
  return {
    name: 'Gobelet, every action on the disk',
    table: ownTable,
    async start() {
      const folder = mkdtempSync(join(tmpdir(), 'load-'))
      const child = Bun.spawn(pinned([process.execPath, '--no-install', 'src/server/main.ts']), {
        cwd: ROOT,
        env: {
          ...engineSettings(isPinned() ? 1 : availableParallelism()),
          ...process.env,
          HOST: '127.0.0.1',
          PORT: '0',
          DATA: folder,
          PROXIES: '1',
          MOST_TABLES: '10000',
          MOST_CONNECTIONS: '100000',
        },
        stdout: 'pipe',
        stderr: 'inherit',
      })
      const port = await portOf(child.stdout)
      return serverOf(child, port, () => rmSync(folder, { recursive: true, force: true }))
    },
  }
}

/** Installed first, where they are not. */
export async function rivals(): Promise<readonly Contender[]> {
  await boardgame()
  return [
    {
      name: 'Colyseus 0.16, messages, nothing stored',
      table: colyseusTable,
      start: () => rivalServer('colyseus-server.mjs'),
    },
    {
      name: 'boardgame.io 0.50, in memory, nothing stored',
      table: boardgameTable,
      start: () => rivalServer('boardgame-server.mjs'),
    },
  ]
}

async function rivalServer(program: string): Promise<Server> {
  const child = Bun.spawn(pinned(['node', join(RIVALS, program)]), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  return serverOf(child, await portOf(child.stdout), () => {})
}

interface Child {
  readonly pid: number
  kill(signal: 'SIGKILL'): void
}

function serverOf(child: Child, port: number, clear: () => void): Server {
  const { pid } = child
  return {
    port,
    work: () => workOf(pid),
    resident: () => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))![1]),
    stop() {
      child.kill('SIGKILL')
      clear()
    },
  }
}

async function portOf(stdout: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<number> {
  let said = ''
  for await (const chunk of stdout.pipeThrough(new TextDecoderStream())) {
    said += chunk
    const port = /localhost:(\d+)\n/.exec(said)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error(`it did not start: ${said}`)
}

function workOf(pid: number): Work {
  const threads = readdirSync(`/proc/${pid}/task`).map(thread => {
    return read(`/proc/${pid}/task/${thread}/stat`)
  })
  const journal = threads.filter(stat => stat.includes('(Worker)'))
  return { all: millisIn(read(`/proc/${pid}/stat`)), journal: journal.reduce(sumOfMillis, 0) }
}

function sumOfMillis(sum: number, stat: string): number {
  return sum + millisIn(stat)
}

/** The kernel counts in hundredths of a second. */
function millisIn(stat: string): number {
  const fields = stat.split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function read(path: string): string {
  return readFileSync(path, 'latin1')
}
