// Somebody with a browser of their own.
import { expect } from 'bun:test'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { PATIENCE, seatPilot } from '#tools/chromium.ts'
import { comingBack } from './line.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

export interface Person {
  readonly name: string
  readonly page: Page
  readonly context: BrowserContext
  /** What the browser complained about. */
  readonly complaints: string[]
  /** Lets somebody in the page play for them, by the board's own buttons and keys. */
  letPlay(): Promise<void>
  /** Lets them play until this can be seen, and no further. */
  playUntil(sign: string): Promise<void>
  stopPlaying(): Promise<void>
  /**
   * Listens from now on, before there is anything to hear: what is said for a few seconds could be
   * over before it is looked for.
   */
  listenFor(sentence: string): Promise<Heard>
}

/** Waits until it has been said. */
export type Heard = () => Promise<void>

export interface Kind {
  readonly name: string
  readonly locale: string
  readonly viewport: typeof PHONE
  /** Who plays for them: a file in e2e/pilots. */
  readonly pilot: string
}

/** The line is cut on purpose in some journeys, at any moment, and browsers tell. */
const EXPECTED =
  /ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INTERNET_DISCONNECTED)|WebSocket connection to/

export async function arrive(browser: Browser, kind: Kind): Promise<Person> {
  const { name, locale, viewport, pilot } = kind
  const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' })
  await seatPilot(context, pilot)
  await context.addInitScript({ path: join(import.meta.dir, 'ear.js') })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`${name}: ${error.message}`))
  page.on('console', message => {
    const text = message.text()
    if (message.type() === 'error' && !EXPECTED.test(text)) complaints.push(`${name}: ${text}`)
  })
  return {
    name,
    page,
    context,
    complaints,
    letPlay: () => page.evaluate<void>('pilot.start()'),
    playUntil: sign => page.evaluate<void>(`pilot.until(${JSON.stringify(sign)})`),
    stopPlaying: () => page.evaluate<void>('pilot.stop()'),
    async listenFor(sentence) {
      const nth = await page.evaluate<number>(`ear.listen(${JSON.stringify(sentence)})`)
      return () => page.evaluate<void>(`ear.heard(${nth})`)
    },
  }
}

/** Asks for a seat under a name, which may be refused. */
export async function tryName({ page }: Person, link: string, name: string): Promise<void> {
  await page.goto(link)
  const form = page.locator('form', { has: page.locator('input[autocomplete=nickname]') })
  await form.locator('input').fill(name)
  await form.locator('button[type=submit]').click()
}

/** From an invitation to a seat: the link, and one tap. */
export async function sitDown(person: Person, link: string): Promise<void> {
  const { page, name } = person
  await tryName(person, link, name)
  await page.locator('li.person', { hasText: name }).waitFor()
}

/** The table's server restarts: the match waits, counts down and goes on, for everybody. */
export async function throughRestart(
  people: readonly Person[],
  restart: () => Promise<void>,
): Promise<void> {
  const back = people.map(({ page }) => comingBack(page))
  await restart()
  expect(await Promise.all(back)).toContain(true)
  await Promise.all(people.map(({ page }) => page.locator('.pause').waitFor({ state: 'detached' })))
}

/** Somebody goes, a bot plays for them, and they come back to their seat. Another one sees it. */
export async function goAndComeBack(person: Person, link: string, witness: Person): Promise<void> {
  const gone = await witness.listenFor(`${person.name} is away: a bot plays.`)
  const back = await witness.listenFor(`${person.name} is back.`)
  await person.page.goto('about:blank')
  await gone()
  await person.page.goto(link)
  await back()
}

/** Everybody sits at the table again, and nobody looks at the match before any more. */
export async function seeEverybodySeated({ page }: Person, count: number): Promise<void> {
  const seats = page.locator('li.person')
  await seats.nth(count - 1).waitFor()
  expect(await seats.count()).toBe(count)
}

export async function openTable(link: string, game: string, options: object): Promise<string> {
  const body = JSON.stringify({ game, options, fairness: 'friendly', listed: true })
  const headers = { 'content-type': 'application/json', origin: link }
  const response = await fetch(`${link}/api/tables`, { method: 'POST', headers, body })
  if (response.status !== 201) throw new Error(await response.text())
  const { table } = (await response.json()) as { table: string }
  return `${link}/t/${table}`
}

/** How far the page is wider or higher than the window. */
export function overflow(page: Page): Promise<readonly number[]> {
  return page.evaluate<number[]>(
    `[document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight]`,
  )
}
