import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { axe } from '#tools/axe.ts'
import { smallOn } from '#tools/flaws.ts'
import { anEvening } from './evening.ts'
import { rollOrPlace, seeNextPicture } from './keys.ts'
import { type Reins, reinsOn } from './line.ts'
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
  tryName,
} from './person.ts'
import { SHORT } from './short.ts'

setDefaultTimeout(900_000)

const evening = anEvening()
let people: Person[]

const PEOPLE = [
  { name: 'Ana', locale: 'en-GB', viewport: DESKTOP },
  { name: 'Bo', locale: 'de-CH', viewport: PHONE },
  { name: 'Cléo', locale: 'fr-CH', viewport: PHONE },
  { name: 'Dov', locale: 'de-DE', viewport: DESKTOP },
  { name: 'Edda', locale: 'fr-FR', viewport: { width: 844, height: 390 } },
]

beforeAll(async () => {
  people = await Promise.all(
    PEOPLE.map(kind => arrive(evening.browser, { ...kind, pilot: 'jelly-monster' })),
  )
})

const everybody = (act: (person: Person) => Promise<unknown>) => Promise.all(people.map(act))

const board = ({ page }: Person) => page.getByRole('button', { name: /^Men[uü]$/ })

/** Whoever only watches has neither dice nor anything to press. */
const SEATED = '.tray, .main-button'

const diceOf = ({ page }: Person) => page.locator('[data-hand]')

async function seeNothingSmall({ page }: Person): Promise<void> {
  expect(await smallOn(page, null)).toEqual([])
}

/** Everybody says so, and the round begins. */
async function beReady({ page }: Person): Promise<void> {
  await page.locator('.main-button:enabled').click()
}

/** Locking before the last die is placed is refused, in words, where the button is. */
async function lockTooEarly(person: Person): Promise<void> {
  const refused = await person.listenFor('Place all your dice first.')
  await person.page.keyboard.press('l')
  await refused()
}

/** The last die placed, the first district is theirs to lock. */
async function placeAllAndLock({ page }: Person): Promise<void> {
  for (let turn = 0; await rollOrPlace(page, turn); turn++) await seeNextPicture(page)
  await page.keyboard.press('KeyL')
  await page.keyboard.press('Digit1')
  await page.locator('.tile:has(.shutter)').waitFor()
}

/** Into a district that was locked a moment ago: the table refuses, and the die comes back. */
async function placeTooLate(person: Person): Promise<void> {
  const { page } = person
  const refused = await person.listenFor('This district is locked.')
  await page.keyboard.press('KeyQ')
  await page.keyboard.press('Digit1')
  await page.keyboard.press('Enter')
  await refused()
  await diceOf(person).nth(6).waitFor()
}

/** Two mean the same district; the slower one does not hear yet that the other was first. */
async function loseRace(slower: Person, reins: Reins, winning: () => Promise<void>): Promise<void> {
  const { page } = slower
  await page.keyboard.press('Space')
  await page.locator('button.roll:not(.due)').waitFor()
  reins.hold()
  await winning()
  await placeTooLate(slower)
  reins.release()
  await page.locator('.tile:has(.shutter)').waitFor()
}

test('five people play a whole match, come what may', async () => {
  const barriers: string[] = []
  const link = await openTable(evening.gobelet.link, 'jelly-monster', SHORT['jelly-monster'])
  const [ana, bo, cleo, dov, edda] = people as [Person, Person, Person, Person, Person]
  const reins = await reinsOn(ana.page)

  await sitDown(ana, link)
  await tryName(bo, link, 'ana')
  await bo.page.getByText('So heißt hier schon jemand.').first().waitFor()
  for (const person of [bo, cleo, dov, edda]) await sitDown(person, link)

  const watcher = await arrive(evening.browser, {
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
  await everybody(seeNothingSmall)
  await everybody(beReady)
  await everybody(({ page }) => page.locator('button.roll:enabled').waitFor())
  await everybody(seeNothingSmall)
  await lockTooEarly(ana)

  await loseRace(ana, reins, () => placeAllAndLock(dov))

  // A reload in the middle: the seat is kept. A bot may have placed dice meanwhile.
  await cleo.page.reload()
  await cleo.page.locator(SEATED).first().waitFor()

  await throughRestart([...people, watcher], evening.gobelet.restart)
  await goAndComeBack(edda, link, ana)
  await edda.page.locator(SEATED).first().waitFor()

  await everybody(person => person.letPlay())
  const rematch = ana.page.getByRole('button', { name: 'Play again' })
  await rematch.waitFor({ timeout: 600_000 })
  await everybody(person => person.stopPlaying())
  barriers.push(...(await axe(ana.page)))
  expect(await overflow(ana.page)).toEqual([0, 0])
  await watcher.page.getByText('Ana can start a rematch.').waitFor()

  await rematch.click()
  await Promise.all([...people, watcher].map(person => seeEverybodySeated(person, 5)))
  await ana.page.getByRole('button', { name: 'Start' }).click()
  await Promise.all([...people, watcher].map(person => board(person).waitFor()))
  expect([...people, watcher].flatMap(({ complaints }) => complaints)).toEqual([])
  expect(barriers).toEqual([])
})
