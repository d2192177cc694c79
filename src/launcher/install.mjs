// Brings node_modules in line with the lockfile, and remembers that it did.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { exitCodeOf, runChild, stoppedBy } from './child.mjs'
import { bunFolder, findBun } from './platform.mjs'
import { bunMissing, lockDamaged, lockMissing, npmMissing, whyInstallFailed } from './sentences.mjs'
import { Trouble } from './trouble.mjs'
import { inTurn } from './turn.mjs'
import { say, whileSaying } from './voice.mjs'

const PUBLIC_REGISTRY = 'https://registry.npmjs.org/'

/** `needs`: 'play' is what runs the app, 'work' adds what checks it. */
export async function install(root, platform, needs) {
  const wanted = { lock: digest(readLock(root)), platform, needs }
  if (isInstalled(root, wanted)) return
  const waiting = () => say('Another Gobelet command is installing here; waiting for it …')
  await inTurn(join(root, 'dist', 'install.lock'), waiting, async () => {
    if (isInstalled(root, wanted)) return
    await whileSaying('Installing what Gobelet needs (once, about a minute)', () =>
      installWithNpm(root, needs),
    )
    if (findBun(root, platform) === null) throw new Trouble(bunMissing(bunFolder(platform)))
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

function isInstalled(root, wanted) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile(root), 'utf8'))
    const isSame = stamp.lock === wanted.lock && stamp.platform === wanted.platform
    const isEnough = stamp.needs === wanted.needs || stamp.needs === 'work'
    return isSame && isEnough && findBun(root, wanted.platform) !== null
  } catch {
    return false
  }
}

/** Spelled out, so that no setting of the host (production, omit, silent) changes what we get. */
const npmArguments = (root, needs) => [
  'ci',
  needs === 'play' ? '--omit=dev' : '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
  `--prefix=${root}`,
]

async function installWithNpm(root, needs) {
  const outcome = await runNpm(root, npmArguments(root, needs))
  const stopped = stoppedBy()
  if (stopped !== null) process.exit(exitCodeOf(stopped))
  if (outcome.code === 0) return
  const registry = process.env['npm_config_registry'] || PUBLIC_REGISTRY
  const sentence = whyInstallFailed(outcome.output, registry)
  throw new Trouble(
    sentence ?? `npm could not install what Gobelet needs:\n${outcome.output.trim()}`,
  )
}

/**
 * npm skips a binary whose package asks for a newer Node, without a word. What we install runs in
 * Bun, so the age of this Node does not matter, and npm is told of one that pleases everybody.
 */
const NEWER_NODE = 'v22.12.0'

export function pleasesEverybody(version) {
  const [major, minor] = version.split('.').map(Number)
  return major === 20 ? minor >= 19 : major > 22 || (major === 22 && minor >= 12)
}

function npmEnvironment() {
  if (pleasesEverybody(process.versions.node)) return process.env
  const disguise = `Object.defineProperty(process,"version",{value:"${NEWER_NODE}"})`
  const flag = `--import=data:text/javascript,${encodeURIComponent(disguise)}`
  return { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${flag}`.trim() }
}

async function runNpm(root, args) {
  const options = { cwd: root, env: npmEnvironment(), output: 'kept', lifeline: false }
  const script = process.env['npm_execpath'] ?? ''
  try {
    if (basename(script) === 'npm-cli.js') {
      return await runChild(process.execPath, [script, ...args], options)
    }
    return await runChild(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
  } catch (error) {
    if (error.code === 'ENOENT') throw new Trouble(npmMissing())
    throw error
  }
}
