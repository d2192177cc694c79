// Finds a Chromium for the browser journeys, and installs one where that is easily done.
import { existsSync } from 'node:fs'
import type { Reading } from '#kernel/game.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const MISSING =
  'No Chromium was found for the browser journeys. Install Chromium or Chrome, ' +
  'or name its program: CHROMIUM=/path/to/chromium npm test'

export function findBrowser(): string | null {
  for (const name of NAMES) {
    const found = Bun.which(name)
    if (found !== null) return found
  }
  return PLACES.find(existsSync) ?? null
}

export async function obtainBrowser(): Promise<Reading<string>> {
  const named = process.env['CHROMIUM']
  if (named) {
    if (existsSync(named)) return { ok: true, value: named }
    return { ok: false, problem: `CHROMIUM names ${named}, but there is no such file.` }
  }
  const found = findBrowser()
  if (found !== null) return { ok: true, value: found }
  if (canUseApt()) await installWithApt()
  const installed = findBrowser()
  return installed === null ? { ok: false, problem: MISSING } : { ok: true, value: installed }
}

const canUseApt = () => process.getuid?.() === 0 && Bun.which('apt-get') !== null

async function installWithApt(): Promise<void> {
  console.log('  no Chromium here: installing Debian’s with apt-get, a few minutes …')
  await apt('update')
  await apt('install', '--yes', '--no-install-recommends', 'chromium')
}

async function apt(...args: readonly string[]): Promise<void> {
  const child = Bun.spawn(['apt-get', '--quiet', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
  })
  await child.exited
}
