// Runs npm, and turns what it dies of into a sentence.
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { exitCodeOf, runChild, stoppedBy } from './child.mjs'
import { npmMissing, whyInstallFailed } from './sentences.mjs'
import { Trouble } from './trouble.mjs'

const PUBLIC_REGISTRY = 'https://registry.npmjs.org/'
const SCRIPT = 'npm-cli.js'

/** Spelled out, so that no setting of the host (production, omit, silent) changes what we get. */
const settings = (root, needs) => [
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

export const installAfresh = (root, needs) => install(root, ['ci', ...settings(root, needs)])

export const installMissing = (root, needs) =>
  install(root, ['install', '--no-save', ...settings(root, needs)])

async function install(root, args) {
  const outcome = await runNpm(root, args)
  const stopped = stoppedBy()
  if (stopped !== null) process.exit(exitCodeOf(stopped))
  if (outcome.code === 0 && !HALF_UNPACKED.test(outcome.output)) return
  const sentence = whyInstallFailed(outcome.output, registryIn(outcome.output))
  throw new Trouble(
    sentence ?? `npm could not install what Gobelet needs:\n${outcome.output.trim()}`,
  )
}

/** The one npm was talking to, which may be set where we do not look. */
function registryIn(output) {
  const request = output.match(/request to (https?:\/\/[^\s/]+\/)/)
  return request?.[1] ?? process.env['npm_config_registry'] ?? PUBLIC_REGISTRY
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

/** npm says where it is. Started without it, Windows has it beside Node and not as a program. */
function npmScript() {
  const beside = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', SCRIPT)
  const told = process.env['npm_execpath'] ?? ''
  if (basename(told) === SCRIPT) return told
  return process.platform === 'win32' && existsSync(beside) ? beside : null
}

async function runNpm(root, args) {
  const options = { cwd: root, env: npmEnvironment(), output: 'kept', lifeline: false }
  const script = npmScript()
  try {
    if (script !== null) return await runChild(process.execPath, [script, ...args], options)
    return await runChild('npm', args, options)
  } catch (error) {
    if (error.code === 'ENOENT') throw new Trouble(npmMissing())
    throw error
  }
}
