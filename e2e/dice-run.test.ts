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
  { name: 'Dov', locale: 'de-DE', viewport: { width: 820, height: 1180 } },
]

beforeAll(async () => {
  gobelet = await startGobelet()
  browser = await openBrowser()
  people = await Promise.all(PEOPLE.map(kind => arrive(browser, { ...kind, pilot: 'dice-run' })))
})

afterAll(async () => {
  await browser.close()
  expect(await gobelet.stop()).toBe(0)
})

const everybody = (act: (person: Person) => Promise<unknown>) => Promise.all(people.map(act))
const board = (person: Person) => person.page.getByRole('button', { name: /^Men[uü]$/ })

test('four people play a whole match, come what may', async () => {
  const barriers: string[] = []
  const link = await openTable(gobelet.link, 'dice-run', SHORT['dice-run'])
  const [ana, bo, cleo, dov] = people as [Person, Person, Person, Person]
  for (const person of people) await sitDown(person, link)
  const watcher = await arrive(browser, {
    name: 'Finn',
    locale: 'fr-FR',
    viewport: PHONE,
    pilot: 'dice-run',
  })
  await watcher.page.goto(link)
  await watcher.page.getByRole('button', { name: 'Regarder seulement' }).click()
  barriers.push(...(await axe(bo.page)))

  await ana.page.getByRole('button', { name: 'Start' }).click()
  await Promise.all([...people, watcher].map(person => board(person).waitFor()))
  for (const { page } of [...people, watcher]) expect(await overflow(page)).toEqual([0, 0])
  barriers.push(...(await axe(dov.page)))

  // Taking back before anything was played is refused, in words.
  await ana.page.keyboard.press('z')
  await ana.page.getByText('There is nothing to take back.').first().waitFor()
  await everybody(person => person.letPlay())

  await cleo.page.reload()
  await board(cleo).waitFor()
  await cleo.letPlay()

  await throughPause(people, gobelet.restart)

  await dov.page.goto('about:blank')
  await ana.page.getByText('Dov is away: a bot plays.').first().waitFor()
  await dov.page.goto(link)
  await board(dov).waitFor()
  await dov.letPlay()

  const rematch = ana.page.getByRole('button', { name: 'Play again' })
  await rematch.waitFor({ timeout: 300_000 })
  await everybody(person => person.stopPlaying())
  barriers.push(...(await axe(ana.page)))
  await rematch.click()
  await bo.page.locator('li.person', { hasText: 'Cléo' }).waitFor()
  expect(await bo.page.locator('li.person').count()).toBe(4)
  await ana.page.getByRole('button', { name: 'Start' }).click()
  await Promise.all([...people, watcher].map(person => board(person).waitFor()))
  expect([...people, watcher].flatMap(({ complaints }) => complaints)).toEqual([])
  expect(barriers).toEqual([])
})
