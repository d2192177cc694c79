import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { axe } from '#tools/axe.ts'
import { anEvening } from './evening.ts'
import {
  arrive,
  DESKTOP,
  goAndComeBack,
  openTable,
  overflow,
  type Person,
  PHONE,
  seeEverybodySeated,
  sitDown,
  throughRestart,
} from './person.ts'
import { SHORT } from './short.ts'

setDefaultTimeout(900_000)

const evening = anEvening()
let people: Person[]

const PEOPLE = [
  { name: 'Ana', locale: 'en-GB', viewport: DESKTOP },
  { name: 'Bo', locale: 'de-CH', viewport: PHONE },
  { name: 'Cléo', locale: 'fr-CH', viewport: PHONE },
  { name: 'Dov', locale: 'de-DE', viewport: { width: 820, height: 1180 } },
]

beforeAll(async () => {
  people = await Promise.all(
    PEOPLE.map(kind => arrive(evening.browser, { ...kind, pilot: 'dice-run' })),
  )
})

const everybody = (act: (person: Person) => Promise<unknown>) => Promise.all(people.map(act))
const board = (person: Person) => person.page.getByRole('button', { name: /^Men[uü]$/ })

/** It is their turn, and nothing is played yet. */
const TO_PLAY = '.panel:has(.mine):has([data-do="reroll"])'

test('four people play a whole match, come what may', async () => {
  const barriers: string[] = []
  const link = await openTable(evening.gobelet.link, 'dice-run', SHORT['dice-run'])
  const [ana, bo, cleo, dov] = people as [Person, Person, Person, Person]
  for (const person of people) await sitDown(person, link)
  const watcher = await arrive(evening.browser, {
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
  const nothing = await ana.listenFor('There is nothing to take back.')
  await ana.page.keyboard.press('z')
  await nothing()

  // Everybody plays until it is Ana's turn, and then waits for her.
  const others = [bo, cleo, dov]
  await Promise.all(others.map(person => person.letPlay()))
  await ana.playUntil(TO_PLAY)
  const early = await ana.listenFor('Play something before you end your turn.')
  await ana.page.keyboard.press('e')
  await early()

  await cleo.page.reload()
  await cleo.page.locator('[data-card]').first().waitFor()
  await cleo.letPlay()

  await throughRestart([...people, watcher], evening.gobelet.restart)
  await goAndComeBack(dov, link, ana)
  await dov.page.locator('[data-card]').first().waitFor()

  await Promise.all([ana, dov].map(person => person.letPlay()))
  const rematch = ana.page.getByRole('button', { name: 'Play again' })
  await rematch.waitFor({ timeout: 600_000 })
  await everybody(person => person.stopPlaying())
  barriers.push(...(await axe(ana.page)))
  await rematch.click()
  await Promise.all([...people, watcher].map(person => seeEverybodySeated(person, 4)))
  await ana.page.getByRole('button', { name: 'Start' }).click()
  await Promise.all([...people, watcher].map(person => board(person).waitFor()))
  expect([...people, watcher].flatMap(({ complaints }) => complaints)).toEqual([])
  expect(barriers).toEqual([])
})
