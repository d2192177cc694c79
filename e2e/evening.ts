// The server and the browser of one file of journeys, from its first test to its last.
import { afterAll, beforeAll, expect } from 'bun:test'
import type { Browser } from 'playwright-core'
import { type Running, startGobelet } from '#tools/running.ts'
import { openBrowser } from './browser.ts'

export interface Evening {
  readonly gobelet: Running
  readonly browser: Browser
}

/** They are there when the first test begins. */
export function anEvening(): Evening {
  let gobelet: Running | null = null
  let browser: Browser | null = null
  beforeAll(async () => {
    gobelet = await startGobelet()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    expect(await gobelet?.stop()).toBe(0)
  })
  return {
    get gobelet() {
      return gobelet!
    },
    get browser() {
      return browser!
    },
  }
}
