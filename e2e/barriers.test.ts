import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { axe } from '#tools/axe.ts'
import { anEvening } from './evening.ts'
import { arrive, DESKTOP, openTable, PHONE, sitDown } from './person.ts'
import { SHORT } from './short.ts'

setDefaultTimeout(300_000)

const evening = anEvening()

const menu = (page: Page) => page.getByRole('button', { name: /^Men[uü]$/ })

async function openMenu(page: Page): Promise<void> {
  await menu(page).click()
  await page.locator('dialog[open]').waitFor()
}

async function pause(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.locator('.pause').waitFor()
}

const PLACES: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['the start page', '/', page => page.getByRole('article').first().waitFor()],
  ['the settings', '/settings', page => page.getByRole('checkbox').first().waitFor()],
  ['a code that nobody has', '/c/XXXXXX', page => page.getByRole('alert').first().waitFor()],
  ['a table that is gone', '/t/gone', page => page.getByRole('link').first().waitFor()],
  ['choosing rivals', '/solo/dice-run', page => page.locator('li.bot').first().waitFor()],
  ['the menu in play', '/solo/jelly-monster#now', openMenu],
  ['a pause', '/solo/dice-run#now', pause],
]

describe.each([
  { name: 'a phone', viewport: PHONE, locale: 'de-CH' },
  { name: 'a desktop', viewport: DESKTOP, locale: 'fr-CH' },
])('on $name', kind => {
  test.each(PLACES)('nothing keeps anybody out of %s', async (_, path, reach) => {
    const { page, context } = await arrive(evening.browser, { ...kind, pilot: 'dice-run' })
    await page.goto(evening.gobelet.link + path)
    await reach(page)
    expect(await axe(page)).toEqual([])
    await context.close()
  })
})

test('a second window takes the seat, and the first can take it back', async () => {
  const link = await openTable(evening.gobelet.link, 'dice-run', SHORT['dice-run'])
  const kind = { name: 'Ana', locale: 'en-GB', viewport: PHONE, pilot: 'dice-run' }
  const ana = await arrive(evening.browser, kind)
  await sitDown(ana, link)
  const other = await ana.context.newPage()
  await other.goto(link)
  await other.locator('li.person', { hasText: 'you' }).waitFor()
  const notice = ana.page.getByText('You have opened this table in another window.')
  await notice.waitFor()
  expect(await axe(ana.page)).toEqual([])
  await ana.page.getByRole('button', { name: 'Play here' }).click()
  await ana.page.locator('li.person', { hasText: 'you' }).waitFor()
  await other.getByText('You have opened this table in another window.').waitFor()
  await ana.context.close()
})
