import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { type Running, startGobelet } from './gobelet.ts'
import { arrive, PHONE } from './person.ts'

setDefaultTimeout(240_000)

let gobelet: Running
let browser: Browser

beforeAll(async () => {
  gobelet = await startGobelet()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
})

test('with the server stopped, a match against bots starts and finishes', async () => {
  const kind = { name: 'Ana', locale: 'en-GB', viewport: PHONE, pilot: 'dice-run' }
  const { page, complaints, letPlay } = await arrive(browser, kind)
  await page.goto(gobelet.link)
  await page.waitForFunction('navigator.serviceWorker.controller !== null')
  expect(await gobelet.stop()).toBe(0)

  await page.goto(`${gobelet.link}/`)
  await page.getByText('No connection: you can still play against bots.').waitFor()
  const poster = page.getByRole('article', { name: 'Dice Run' })
  await poster.getByRole('link', { name: 'Play against bots' }).click()
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  await letPlay()
  await page.getByRole('button', { name: 'Save the match' }).waitFor({ timeout: 220_000 })
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  expect(complaints).toEqual([])
})
