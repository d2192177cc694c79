// Starts the real server on a free port, for one journey.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Running {
  readonly link: string
  stop(): Promise<number>
}

export async function startGobelet(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
  const server = Bun.spawn([process.execPath, 'src/server/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: folder },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
    // An open channel: the server ends with the journey, however that ends.
    ipc() {},
  })
  let said = ''
  for await (const chunk of server.stdout.pipeThrough(new TextDecoderStream())) {
    said += chunk
    const link = said.match(/http:\/\/localhost:\d+/)?.[0]
    if (link === undefined) continue
    const stop = async () => {
      server.kill('SIGTERM')
      const code = await server.exited
      rmSync(folder, { recursive: true })
      return code
    }
    return { link, stop }
  }
  throw new Error(`the server ended without an address: ${said}`)
}
