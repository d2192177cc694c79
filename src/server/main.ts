// Starts the server and says where it is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '#games/registry.ts'
import { networkAddresses, ownAddress } from '#server/address.ts'
import { diaryOf } from '#server/diary.ts'
import { readFiles } from '#server/files.ts'
import { takeFolder, UnusableFolder } from '#server/folder.ts'
import { listGames } from '#server/games.ts'
import { openHouse } from '#server/house.ts'
import { UnusableFile } from '#server/journal/schema.ts'
import { openSqliteJournal } from '#server/journal/sqlite.ts'
import { measuresOf } from '#server/measures.ts'
import { readSettings } from '#server/settings.ts'
import { stopWhenAsked } from '#server/stop.ts'
import { whyNotListening } from '#server/trouble.ts'
import { watchmanOf } from '#server/watchman.ts'
import manifest from '../../package.json' with { type: 'json' }

const WEB = join(import.meta.dir, '..', '..', 'dist', 'web', 'files')

function refuse(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

function broken(reason: string): never {
  return refuse(
    `The journal cannot be written any more: ${reason}. Nothing that was acknowledged is lost. ` +
      'See to the disk, then start again.',
  )
}

const reading = readSettings(process.env)
if (!reading.ok) refuse(reading.problem)
const settings = reading.value
if (!existsSync(join(WEB, 'index.html'))) {
  refuse('The web app is not built yet. Start with: npm start')
}

const offer = {
  files: readFiles(WEB),
  games: listGames(registry.map(entry => entry.game)),
  version: manifest.version,
}

/** Before anything else is touched, because a port that is taken is what goes wrong most often. */
async function tryPort(): Promise<void> {
  const { host: hostname, port } = settings.address
  const trial = Bun.serve({ hostname, port, reusePort: false, fetch: () => new Response() })
  await trial.stop(true)
}

try {
  await tryPort()
  const folder = takeFolder(settings.folder)
  const diary = diaryOf(settings.log, line => console.error(line))
  const watchman = watchmanOf(measuresOf(), diary)
  const { journal, salvage, close } = await openSqliteJournal({
    path: folder.journal,
    broken,
    committed: watchman.committed,
  })
  if (salvage !== null) {
    const { aside, saved, lost } = salvage
    diary.warn('journal-damaged', { aside, saved, lost: lost.length })
  }
  const house = await openHouse({ settings, offer, journal, watchman })
  stopWhenAsked(async () => {
    await house.stop()
    await close()
    folder.release()
  })
  const bound = { host: settings.address.host, port: house.port }
  console.log('\nGobelet is up. Stop it with Ctrl-C.')
  console.log(`  on this device     ${ownAddress(bound)}`)
  for (const link of networkAddresses(bound)) console.log(`  on other devices   ${link}`)
  console.log('')
} catch (error) {
  if (error instanceof UnusableFolder || error instanceof UnusableFile) refuse(error.message)
  refuse(await whyNotListening(error, settings.address))
}
