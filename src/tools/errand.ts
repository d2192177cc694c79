// Runs a program of a layer that the command line may not use itself, and answers as it does.

import { join } from 'node:path'
import { ROOT } from '#tools/program.ts'

export async function errand(file: string, parts: readonly string[]): Promise<number> {
  const child = Bun.spawn([process.execPath, '--no-install', join(ROOT, file), ...parts], {
    stdio: ['inherit', 'inherit', 'inherit'],
    // An open channel: it ends when we do, however that is.
    ipc() {},
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal))
  }
  return child.exited
}
