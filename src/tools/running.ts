// Starts the real server on a free port, for journeys, pictures and measurements.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '#tools/program.ts'

export interface Running {
  readonly link: string
  /** Stops it and starts it again at the same address, with what it has written down. */
  restart(): Promise<void>
  /** Answers how it ended, however often it is asked. */
  stop(): Promise<number>
}

type Server = ReturnType<typeof spawned>

function spawned(folder: string, port: string) {
  return Bun.spawn([process.execPath, 'src/server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA: folder },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
    // An open channel: the server ends with whoever needs it, however that ends.
    ipc() {},
  })
}

async function addressOf(server: Server): Promise<string> {
  let said = ''
  for await (const chunk of server.stdout.pipeThrough(new TextDecoderStream())) {
    said += chunk
    const link = said.match(/http:\/\/localhost:\d+/)?.[0]
    if (link !== undefined) return link
  }
  throw new Error(`the server ended without an address: ${said}`)
}

export async function startGobelet(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
  let server = spawned(folder, '0')
  const link = await addressOf(server)
  const end = () => {
    server.kill('SIGTERM')
    return server.exited
  }
  return {
    link,
    async restart() {
      await end()
      server = spawned(folder, new URL(link).port)
      await addressOf(server)
    },
    async stop() {
      const code = await end()
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}
