import { expect, setDefaultTimeout, test } from 'bun:test'
import { axe } from '#tools/axe.ts'
import { anEvening } from './evening.ts'
import { arrive, PHONE } from './person.ts'

setDefaultTimeout(600_000)

const evening = anEvening()

/** Their turn, after something has been played. */
const PLAYED = '[data-do="undo"]'

test('a match alone survives a reload, and can be watched and checked after its end', async () => {
  const kind = { name: 'Ana', locale: 'en-GB', viewport: PHONE, pilot: 'dice-run' }
  const { page, complaints, letPlay, playUntil } = await arrive(evening.browser, kind)
  await page.goto(`${evening.gobelet.link}/solo/dice-run#now`)
  await page.locator('[data-big]').waitFor()
  await playUntil(PLAYED)
  const cards = await page.locator('[data-card]').allTextContents()

  // What was played stays played, with the same cards in hand.
  await page.reload()
  await page.locator(PLAYED).waitFor()
  expect(await page.locator('[data-card]').allTextContents()).toEqual(cards)

  await letPlay()
  await page.getByRole('link', { name: 'Watch again' }).click({ timeout: 400_000 })
  const where = page.getByRole('slider', { name: 'Where in the match' })
  await where.waitFor()
  await where.press('End')
  await page.getByRole('button', { name: 'One step forward', disabled: true }).waitFor()

  await page.goBack()
  await page.getByRole('link', { name: 'Check the dice' }).click()
  await page.getByRole('heading', { name: 'All dice are right.' }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
})
