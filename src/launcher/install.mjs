// Brings node_modules in line with the lockfile, and remembers that it did.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { installAfresh, installMissing } from './npm.mjs'
import { bunFolder, findBun } from './platform.mjs'
import { bunBroken, bunMissing, lockDamaged, lockMissing, processorTooOld } from './sentences.mjs'
import { Trouble } from './trouble.mjs'
import { inTurn } from './turn.mjs'
import { say, whileSaying } from './voice.mjs'

/** `needs`: 'play' is what runs the app, 'work' adds what checks it. */
export async function install(root, platform, needs) {
  const wanted = { lock: digest(readLock(root)), platform, needs }
  if (isEnough(found(root, wanted), needs)) return
  const waiting = () => say('Another Gobelet command is installing here; waiting for it …')
  await inTurn(join(root, 'dist', 'install.lock'), waiting, async () => {
    const before = found(root, wanted)
    if (isEnough(before, needs)) return
    await whileSaying('Installing what Gobelet needs (once, about a minute)', () =>
      // Adding leaves alone what is there: a server may be running from it.
      before === null ? installAfresh(root, needs) : installMissing(root, needs),
    )
    await tryBun(root, platform)
    writeFileSync(stampFile(root), JSON.stringify(wanted))
  })
}

function readLock(root) {
  let text = ''
  try {
    text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') throw new Trouble(lockMissing())
    throw error
  }
  try {
    if (typeof JSON.parse(text).packages === 'object') return text
  } catch {
    // Said below, like a file that parses but is not a lockfile.
  }
  throw new Trouble(lockDamaged())
}

const digest = text => createHash('sha256').update(text).digest('hex')

/** Inside node_modules, so that deleting the folder, as npm does before it starts, forgets it. */
const stampFile = root => join(root, 'node_modules', '.gobelet.json')

/** What is installed for this lockfile on this platform: 'play', 'work', or `null` for nothing. */
function found(root, { lock, platform }) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile(root), 'utf8'))
    const isSame = stamp.lock === lock && stamp.platform === platform
    return isSame && findBun(root, platform) !== null ? stamp.needs : null
  } catch {
    return null
  }
}

const isEnough = (installed, needs) => installed === 'work' || installed === needs

/** A binary that is torn, forbidden or too new for the processor is found out before it is used. */
async function tryBun(root, platform) {
  const bun = findBun(root, platform)
  if (bun === null) throw new Trouble(bunMissing(bunFolder(platform)))
  const options = { cwd: root, output: 'kept', lifeline: false }
  const broken = error => ({ code: 1, signal: null, output: error.code ?? error.message })
  const { code, signal, output } = await runChild(bun, ['--version'], options).catch(broken)
  if (signal === 'SIGILL') throw new Trouble(processorTooOld())
  if (code !== 0) throw new Trouble(bunBroken(bun, signal ?? (output.trim() || `exit ${code}`)))
}
