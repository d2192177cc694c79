// Starts the real server on a free port, for one journey.

export interface Running {
  readonly link: string
  stop(): Promise<number>
}

export async function startGobelet(): Promise<Running> {
  const server = Bun.spawn([process.execPath, 'src/server/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
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
    const stop = () => {
      server.kill('SIGTERM')
      return server.exited
    }
    return { link, stop }
  }
  throw new Error(`the server ended without an address: ${said}`)
}
