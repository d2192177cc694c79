// One browser for all journeys of a file. `npm run e2e` finds it and names it in CHROMIUM.
import { type Browser, chromium } from 'playwright-core'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A busy machine is slow, not wrong. */
export const PATIENCE = 120_000

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM']
  if (!executablePath) throw new Error('CHROMIUM is not set: run this with npm run e2e')
  return chromium.launch({ executablePath, args: FLAGS, timeout: PATIENCE })
}
