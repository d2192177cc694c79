import { expect, setDefaultTimeout, test } from 'bun:test'
import { anEvening } from './evening.ts'
import { arrive, PHONE } from './person.ts'

setDefaultTimeout(600_000)

/** Until everything is on the device. */
const CONTROLLED = `new Promise(resolve => {
  const { serviceWorker } = navigator
  if (serviceWorker.controller !== null) resolve()
  else serviceWorker.addEventListener('controllerchange', () => resolve())
})`

const evening = anEvening()

test('with the server stopped, two people and a bot play a whole match on one device', async () => {
  const kind = { name: 'Ana', locale: 'en-GB', viewport: PHONE, pilot: 'dice-run' }
  const { page, complaints, letPlay } = await arrive(evening.browser, kind)
  await page.goto(evening.gobelet.link)
  await page.evaluate(CONTROLLED)
  expect(await evening.gobelet.stop()).toBe(0)

  await page.goto(`${evening.gobelet.link}/`)
  await page.getByText('No connection: you can still play against bots.').waitFor()
  const poster = page.getByRole('article', { name: 'Dice Run' })
  await poster.getByRole('link', { name: 'Choose rivals' }).click()
  // Two people share the device, with one bot: what is secret goes from hand to hand.
  await page.getByRole('button', { name: 'Remove Stroller' }).first().click()
  await page.getByRole('combobox', { name: 'Bot for seat 2' }).selectOption('Add somebody here')
  await page.getByRole('textbox', { name: 'Change name' }).fill('Bea')
  await page.getByRole('textbox', { name: 'Change name' }).press('Enter')
  await page.getByRole('button', { name: 'Remove Stroller' }).last().click()
  await page.getByRole('button', { name: 'Start' }).click()
  await letPlay()
  await page.getByRole('button', { name: 'Save the match' }).waitFor({ timeout: 400_000 })
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  expect(complaints).toEqual([])
})
