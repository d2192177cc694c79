import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser } from 'playwright-core'
import { axe } from './axe.ts'
import { openBrowser } from './browser.ts'
import { type Running, startGobelet } from './gobelet.ts'
import {
  arrive,
  DESKTOP,
  openTable,
  overflow,
  type Person,
  PHONE,
  sitDown,
  throughPause,
  tryName,
} from './person.ts'
import { SHORT } from './short.ts'

setDefaultTimeout(420_000)

let gobelet: Running
let browser: Browser
let people: Person[]

const PEOPLE = [
  { name: 'Ana', locale: 'en-GB', viewport: DESKTOP },
  { name: 'Bo', locale: 'de-CH', viewport: PHONE },
  { name: 'Cléo', locale: 'fr-CH', viewport: PHONE },
  { name: 'Dov', locale: 'de-DE', viewport: DESKTOP },
  { name: 'Edda', locale: 'fr-FR', viewport: { width: 844, height: 390 } },
]

beforeAll(async () => {
  gobelet = await startGobelet()
  browser = await openBrowser()
  people = await Promise.all(
    PEOPLE.map(kind => arrive(browser, { ...kind, pilot: 'jelly-monster' })),
  )
})

afterAll(async () => {
  await browser.close()
  expect(await gobelet.stop()).toBe(0)
})

const everybody = (act: (person: Person) => Promise<unknown>) => Promise.all(people.map(act))

const board = ({ page }: Person) => page.getByRole('button', { name: /^Men[uü]$/ })

/** Locking before the last die is placed is refused, in words, where the button is. */
async function lockTooEarly({ page }: Person): Promise<void> {
  await page.keyboard.press('Enter')
  await page.locator('button.roll:enabled').waitFor()
  await page.keyboard.press('l')
  await page.getByText('Place all your dice first.').first().waitFor()
}

test('five people play a whole match, come what may', async () => {
  const barriers: string[] = []
  const link = await openTable(gobelet.link, 'jelly-monster', SHORT['jelly-monster'])
  const [ana, bo, cleo, dov, edda] = people as [Person, Person, Person, Person, Person]

  await sitDown(ana, link)
  await tryName(bo, link, 'ana')
  await bo.page.getByText('So heißt hier schon jemand.').first().waitFor()
  for (const person of [bo, cleo, dov, edda]) await sitDown(person, link)

  const watcher = await arrive(browser, {
    name: 'Finn',
    locale: 'en-GB',
    viewport: DESKTOP,
    pilot: 'jelly-monster',
  })
  await watcher.page.goto(link)
  await watcher.page.getByRole('button', { name: 'Just watch' }).click()
  barriers.push(...(await axe(ana.page)))

  await ana.page.getByRole('button', { name: 'Start' }).click()
  await Promise.all([...people, watcher].map(person => board(person).waitFor()))
  for (const { page } of [...people, watcher]) expect(await overflow(page)).toEqual([0, 0])
  barriers.push(...(await axe(cleo.page)))
  for (const person of [bo, cleo, dov, edda]) await person.letPlay()

  await lockTooEarly(ana)
  await ana.letPlay()

  // A reload in the middle: the seat is kept, and the match goes on.
  await cleo.page.reload()
  await board(cleo).waitFor()
  await cleo.letPlay()

  // A restart in the middle: the match waits, counts down and goes on.
  await throughPause(people, gobelet.restart)

  // Somebody goes: an understudy plays at once. They come back to their seat.
  await dov.page.goto('about:blank')
  await ana.page.getByText('Dov is away: a bot plays.').first().waitFor()
  await dov.page.goto(link)
  await board(dov).waitFor()
  await dov.letPlay()

  const rematch = ana.page.getByRole('button', { name: 'Play again' })
  await rematch.waitFor({ timeout: 300_000 })
  await everybody(person => person.stopPlaying())
  barriers.push(...(await axe(ana.page)))
  expect(await overflow(ana.page)).toEqual([0, 0])
  await watcher.page.getByText('Ana can start a rematch.').waitFor()

  await rematch.click()
  await bo.page.locator('li.person', { hasText: 'Cléo' }).waitFor()
  expect(await bo.page.locator('li.person').count()).toBe(5)
  await ana.page.getByRole('button', { name: 'Start' }).click()
  await Promise.all([...people, watcher].map(person => board(person).waitFor()))
  expect([...people, watcher].flatMap(({ complaints }) => complaints)).toEqual([])
  expect(barriers).toEqual([])
})
