// A Chromium for pictures and journeys, and somebody in its pages who plays.
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { ROOT } from '#tools/program.ts'

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

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS, timeout: PATIENCE })
}

/** Every page of this context can let the pilot of this game play. */
export async function seatPilot(context: BrowserContext, game: string): Promise<void> {
  for (const script of ['cockpit', game]) {
    await context.addInitScript({ path: join(ROOT, 'e2e', 'pilots', `${script}.js`) })
  }
}
