// One browser for all journeys of a file. `npm run e2e` finds it and names it in CHROMIUM.
import type { Browser } from 'playwright-core'
import { launchBrowser } from '#tools/chromium.ts'

export function openBrowser(): Promise<Browser> {
  const path = process.env['CHROMIUM']
  if (!path) throw new Error('CHROMIUM is not set: run this with npm run e2e')
  return launchBrowser(path)
}
