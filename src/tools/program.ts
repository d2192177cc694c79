// Runs a program with our own Bun, keeps what it writes, and does not outlive its asker.
import { join } from 'node:path'

export const ROOT = join(import.meta.dir, '..', '..')

export interface Finished {
  readonly code: number
  readonly output: string
}

const INTERRUPTED = 130

let running: { kill(signal: 'SIGTERM'): void } | null = null

/** Call once, at the start of a command that runs others. */
export function endTogether(): void {
  const end = () => {
    running?.kill('SIGTERM')
    process.exit(INTERRUPTED)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
}

export async function runProgram(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  const child = Bun.spawn([process.execPath, '--no-install', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  running = child
  const texts = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  const code = await child.exited
  running = null
  return { code, output: (await texts).join('') }
}
