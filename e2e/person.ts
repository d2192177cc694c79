// Somebody with a browser of their own.
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'

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
  stopPlaying(): Promise<void>
}

export interface Kind {
  readonly name: string
  readonly locale: string
  readonly viewport: typeof PHONE
  /** Who plays for them: a file in e2e/pilots. */
  readonly pilot: string
}

/** The line is cut on purpose in some journeys, and browsers tell. */
const EXPECTED = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket connection to/

export async function arrive(browser: Browser, kind: Kind): Promise<Person> {
  const { name, locale, viewport, pilot } = kind
  const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' })
  await context.addInitScript({ path: join(import.meta.dir, 'pilots', `${pilot}.js`) })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`${name}: ${error.message}`))
  page.on('console', message => {
    const text = message.text()
    if (message.type() === 'error' && !EXPECTED.test(text)) complaints.push(`${name}: ${text}`)
  })
  const pilotDo = async (what: string) => {
    await page.evaluate(`pilot.${what}()`)
  }
  return {
    name,
    page,
    context,
    complaints,
    letPlay: () => pilotDo('start'),
    stopPlaying: () => pilotDo('stop'),
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

/**
 * What leads to a pause, and the pause until it is over, for everybody. It is looked for from the
 * start: one that has not come yet looks like one that has passed.
 */
export async function throughPause(
  people: readonly Person[],
  cause: () => Promise<void>,
): Promise<void> {
  const screens = people.map(({ page }) => page.locator('.pause'))
  const seen = Promise.all(screens.map(screen => screen.waitFor()))
  await Promise.all([seen, cause()])
  await Promise.all(screens.map(screen => screen.waitFor({ state: 'detached' })))
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
