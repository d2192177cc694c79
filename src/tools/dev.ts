// The app while it is being written: pages from Vite, which shows changes at once, and behind it
// the real server, which starts again when its sources change.
import { join } from 'node:path'
import { createServer } from 'vite'
import { buildWeb } from '#tools/build.ts'

const ROOT = join(import.meta.dir, '..', '..')
const port = Number(process.env['PORT'] ?? 4000)
const behind = port + 1

// The server does not start without pages to serve, although here nobody asks it for them.
await buildWeb()
const server = Bun.spawn([process.execPath, '--no-install', '--watch', 'src/server/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(behind), HOST: '127.0.0.1' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const target = `http://127.0.0.1:${behind}`
const PROXY = {
  '/api': target,
  '/health': target,
  '/socket': { target, ws: true },
}
const pages = await createServer({
  configFile: join(ROOT, 'src', 'web', 'vite.config.ts'),
  configLoader: 'native',
  server: { port, strictPort: true, host: true, proxy: PROXY },
})

async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await Promise.race([pages.close(), server.exited])
  process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('disconnect', stop)
await pages.listen()
pages.printUrls()
