// A checkout of its own for a test: the launcher, the lockfile, and an npm and a Bun that pretend.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bunFolder, thisPlatform } from './platform.mjs'

const REAL = join(import.meta.dirname, '..', '..')

/** Puts a Bun in place that says what it was asked, and notes each time that it was called. */
const PRETEND_NPM = bun => `
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs')
const { dirname } = require('node:path')
appendFileSync('npm.log', process.argv.slice(2).join(' ') + ' on ' + process.version + '\\n')
rmSync('node_modules', { recursive: true, force: true })
mkdirSync(dirname(${JSON.stringify(bun)}), { recursive: true })
writeFileSync(${JSON.stringify(bun)}, process.env.PRETEND_BUN, { mode: 0o755 })
`

const FAILING_NPM = output => `
process.stderr.write(${JSON.stringify(output)})
process.exit(1)
`

/** It answers when it is tried after the install, and otherwise does what the test wants. */
export const pretendBun = script => `#!/bin/sh\n[ "$1" = --version ] && exit 0\n${script}\n`

export function newCheckout() {
  const root = mkdtempSync(join(tmpdir(), 'gobelet with space '))
  const bun = join('node_modules', '@oven', bunFolder(thisPlatform()), 'bin', 'bun')
  cpSync(join(REAL, 'src', 'launcher'), join(root, 'src', 'launcher'), { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(REAL, name), join(root, name))
  mkdirSync(join(root, 'npm'))
  const npm = join(root, 'npm', 'npm-cli.js')
  writeFileSync(join(root, 'npm', 'package.json'), '{ "type": "commonjs" }')
  writeFileSync(npm, PRETEND_NPM(bun))
  return {
    root,
    npm,
    failWith: output => writeFileSync(npm, FAILING_NPM(output)),
    calls: () => linesOf(join(root, 'npm.log')),
    spawn: (args, environment, flags) => spawnLauncher(root, args, { npm, environment, flags }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}

function spawnLauncher(root, args, { npm, environment = {}, flags = [] }) {
  const launcher = join(root, 'src', 'launcher', 'launcher.mjs')
  return Bun.spawn([Bun.which('node'), ...flags, launcher, ...args], {
    env: {
      PATH: process.env['PATH'],
      HOME: root,
      npm_execpath: npm,
      PRETEND_BUN: pretendBun('echo "$@"'),
      ...environment,
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
}

export async function outcomeOf(child) {
  const texts = Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  const code = await child.exited
  const [stdout, stderr] = await texts
  return { code, stdout, stderr }
}
