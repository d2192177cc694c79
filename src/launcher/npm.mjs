// Runs npm, and turns what it dies of into a sentence.
import { basename } from 'node:path'
import { exitCodeOf, runChild, stoppedBy } from './child.mjs'
import { npmMissing, whyInstallFailed } from './sentences.mjs'
import { Trouble } from './trouble.mjs'

const PUBLIC_REGISTRY = 'https://registry.npmjs.org/'

/** Spelled out, so that no setting of the host (production, omit, silent) changes what we get. */
const npmArguments = (root, needs) => [
  'ci',
  needs === 'play' ? '--omit=dev' : '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=warn',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
  `--prefix=${root}`,
]

/** npm only warns when the disk is full while it unpacks, and calls the torn package installed. */
const HALF_UNPACKED = /TAR_ENTRY_ERROR/

export async function installWithNpm(root, needs) {
  const outcome = await runNpm(root, npmArguments(root, needs))
  const stopped = stoppedBy()
  if (stopped !== null) process.exit(exitCodeOf(stopped))
  if (outcome.code === 0 && !HALF_UNPACKED.test(outcome.output)) return
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
