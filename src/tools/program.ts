// Runs a program with our own Bun, keeps what it writes, and does not outlive its asker.
import { join } from 'node:path'

export const ROOT = join(import.meta.dir, '..', '..')

export interface Finished {
  readonly code: number
  readonly output: string
}

const INTERRUPTED = 130

const running = new Set<{ kill(signal: 'SIGTERM'): void }>()

/** Call once, at the start of a command that runs others. */
export function endTogether(): void {
  const end = () => {
    for (const child of running) child.kill('SIGTERM')
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
  running.add(child)
  const texts = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  const code = await child.exited
  running.delete(child)
  return { code, output: (await texts).join('') }
}
