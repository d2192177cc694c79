import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { PATIENCE } from '#tools/chromium.ts'
import { anEvening } from './evening.ts'

const SCREENS = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]

setDefaultTimeout(300_000)

const evening = anEvening()

async function openHome(viewport: { width: number; height: number }, locale: string) {
  const page = await evening.browser.newPage({ viewport, locale })
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(evening.gobelet.link)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  return { page, complaints }
}

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')

describe.each(SCREENS)('the home page on $name', ({ viewport }) => {
  test('offers every game, without a complaint from the browser', async () => {
    const { page, complaints } = await openHome(viewport, 'en-GB')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Gobelet')
    const response = await fetch(`${evening.gobelet.link}/api/games`)
    const { games } = (await response.json()) as { games: { name: string }[] }
    for (const { name } of games) {
      const poster = page.getByRole('article', { name })
      await poster.getByRole('link', { name: 'Play against bots' }).waitFor()
      await poster.getByRole('button', { name: 'Play with friends' }).waitFor()
    }
    expect(complaints).toEqual([])
    await page.close()
  })

  test.each([
    ['fr-CH', 'fr', 'Rejoindre des amis'],
    ['de-CH', 'de', 'Zu Freunden setzen'],
    ['it-CH', 'en', 'Join friends'],
  ])('fits the screen in the language of a browser set to %s', async (locale, lang, title) => {
    const { page } = await openHome(viewport, locale)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await overflow(page)).toBe(0)
    await page.close()
  })
})

test('the server says that it is well', async () => {
  const response = await fetch(`${evening.gobelet.link}/health`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok', name: 'gobelet' })
})
