// Starts the server and says where it is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '#games/registry.ts'
import { networkAddresses, ownAddress, readAddress } from '#server/address.ts'
import { readFiles } from '#server/files.ts'
import { listGames } from '#server/games.ts'
import { answer, broken } from '#server/http.ts'
import { stopWhenAsked } from '#server/stop.ts'
import { whyNotListening } from '#server/trouble.ts'
import manifest from '../../package.json' with { type: 'json' }

const WEB = join(import.meta.dir, '..', '..', 'dist', 'web', 'files')

function refuse(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const address = readAddress(process.env)
if (!address.ok) refuse(address.problem)
if (!existsSync(join(WEB, 'index.html'))) {
  refuse('The web app is not built yet. Start with: npm start')
}

const offer = {
  files: readFiles(WEB),
  games: listGames(registry.map(entry => entry.game)),
  version: manifest.version,
}

try {
  const server = Bun.serve({
    hostname: address.value.host,
    port: address.value.port,
    development: false,
    // Without this Bun lets a second server share the port, and each guest meets either of them.
    reusePort: false,
    fetch: request => answer(offer, request),
    error: broken,
  })
  stopWhenAsked(server)
  const bound = { host: address.value.host, port: server.port ?? address.value.port }
  console.log('\nGobelet is up. Stop it with Ctrl-C.')
  console.log(`  on this device     ${ownAddress(bound)}`)
  for (const link of networkAddresses(bound)) console.log(`  on other devices   ${link}`)
  console.log('')
} catch (error) {
  refuse(await whyNotListening(error, address.value))
}
