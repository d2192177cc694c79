// One match, played by its board's own buttons, and pictures of all there is to see on the way, in
// every language: the language is changed in the middle of it, as anybody may.
import type { Browser, Locator, Page } from 'playwright-core'
import { LANGUAGES } from '#kernel/phrase.ts'
import { PATIENCE, seatPilot } from '#tools/chromium.ts'
import type { Sight, Sights } from '#tools/sights.ts'

export interface Journey {
  readonly browser: Browser
  readonly link: string
  readonly game: string
  readonly sights: Sights
  readonly size: { readonly width: number; readonly height: number }
}

/** Takes a picture of what the page shows now. */
export type Shoot = (page: Page, name: string, language: string) => Promise<void>

const LIMIT = 900_000
const SETTLING = 450

/** As if nothing had been provoked. */
const CLOSE = `document.querySelectorAll('dialog[open]').forEach(one => one.close())
document.documentElement.style.filter = ''`

/** Stops whoever plays as soon as one of the signs is there. */
const LOOKOUT = `signs => {
  clearInterval(window.lookout)
  window.seen = null
  const isShown = sign => document.querySelector(sign)?.checkVisibility() ?? false
  window.lookout = setInterval(() => {
    const seen = signs.findIndex(isShown)
    if (seen < 0) return
    clearInterval(window.lookout)
    pilot.stop()
    window.seen = seen
  }, 20)
}`

/** Tells what should have been seen and was not. */
export async function tour(journey: Journey, shoot: Shoot): Promise<readonly string[]> {
  const { browser, game, size, sights } = journey
  const context = await browser.newContext({
    viewport: size,
    locale: 'en',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE)
  await seatPilot(context, game)
  const page = await context.newPage()
  const table = await begin(page, journey)
  const list = sights.list.filter(
    one => size.width < (one.narrowerThan ?? Number.POSITIVE_INFINITY),
  )
  let left = list
  const missed: string[] = []
  const ends = Date.now() + LIMIT
  while (left.length > 0 && Date.now() < ends) {
    const seen = await nextOf(page, left, ends)
    if (seen === null) break
    const name = `${game}-${seen.name}`
    const gone = await portray(page, seen, (taken, language) => shoot(taken, name, language))
    if (!seen.isRare) missed.push(...gone.map(language => `${name}-${language} was gone too soon`))
    if (seen === list[0]) await watch(journey, table, shoot)
    left = left.filter(one => one !== seen)
    if (seen === list.at(-1)) break
  }
  await context.close()
  const never = left.filter(({ isRare }) => !isRare).map(({ name }) => name)
  return [...missed, ...never.map(name => `${game}-${name} was never seen`)]
}

async function begin(page: Page, { link, game, sights }: Journey): Promise<string> {
  const body = JSON.stringify({
    game,
    options: sights.options,
    fairness: 'friendly',
    listed: false,
  })
  const headers = { 'content-type': 'application/json', origin: link }
  const response = await fetch(`${link}/api/tables`, { method: 'POST', headers, body })
  const { table } = (await response.json()) as { readonly table: string }
  await page.goto(`${link}/t/${table}`)
  await page.locator('input[autocomplete=nickname]').fill('Maximiliane')
  await page.locator('form button[type=submit]').click()
  await page.locator('li.person').waitFor()
  for (let bot = 0; bot < sights.bots; bot++) {
    const free = page.locator('li select:has(option[value=""])').first()
    // The first is no bot. Of many, the quick ones will do.
    const offered = (await free.locator('option').count()) - 1
    await free.selectOption({ index: 1 + (bot % Math.min(3, offered)) })
    await page.locator('li.bot').nth(bot).waitFor()
  }
  await page.locator('footer .button').last().click()
  await page.locator('button.opener').waitFor()
  return `${link}/t/${table}`
}

async function nextOf(page: Page, left: readonly Sight[], ends: number): Promise<Sight | null> {
  const signs = left.map(({ sign, provoked }) => provoked?.when ?? sign)
  // In one go: nothing is seen before the pilot flies, and nothing flown past unseen.
  await page.evaluate(`(${LOOKOUT})(${JSON.stringify(signs)}); pilot.start()`)
  while (Date.now() < ends) {
    const seen = await page.evaluate<number | null>('window.seen')
    if (seen !== null) return left[seen]!
    await page.waitForTimeout(60)
  }
  return null
}

type Taking = (page: Page, language: string) => Promise<void>

/** Tells in which languages it was gone too soon. */
async function portray(
  page: Page,
  { sign, provoked }: Sight,
  take: Taking,
): Promise<readonly string[]> {
  const missed: string[] = []
  for (const language of LANGUAGES) {
    await speak(page, language)
    if (provoked !== undefined) await page.evaluate(`{${provoked.script.join('\n')}}`)
    const isThere = await page
      .locator(sign)
      .first()
      .waitFor({ timeout: 3000 })
      .then(() => true)
      .catch(() => false)
    await page.waitForTimeout(SETTLING)
    if (isThere) await take(page, language)
    else missed.push(language)
    await page.evaluate(CLOSE)
  }
  if (provoked?.undo !== undefined) await page.evaluate(`{${provoked.undo.join('\n')}}`)
  return missed
}

/** By the menu, as anybody would. */
async function speak(page: Page, language: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return
  await page.evaluate(CLOSE)
  await inMenu(page, async menu => {
    await menu.locator('select').selectOption(language, { force: true })
  })
}

type Errand = (menu: Locator) => Promise<void>

/** Does something in the menu and closes it; where something came in between, once more. */
async function inMenu(page: Page, errand: Errand): Promise<void> {
  const isDone = await tryInMenu(page, errand).then(
    () => true,
    () => false,
  )
  if (isDone) return
  await page.keyboard.press('Escape')
  await tryInMenu(page, errand)
}

async function tryInMenu(page: Page, errand: Errand): Promise<void> {
  const soon = { timeout: 8000 }
  const menu = page.locator('dialog[open]', { has: page.locator('select') })
  await page.locator('button.opener').dispatchEvent('click', {}, soon)
  await menu.waitFor(soon)
  await errand(menu)
  await menu.locator('.items > .button').last().dispatchEvent('click', {}, soon)
  await menu.waitFor({ ...soon, state: 'detached' })
}

/** Somebody looks on, and then shows it on a large screen. */
async function watch({ browser, game, size }: Journey, table: string, shoot: Shoot): Promise<void> {
  const context = await browser.newContext({ viewport: size, locale: 'en' })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await page.goto(table)
  await page.locator('button.opener').waitFor()
  // No television is as small as a phone.
  const isLarge = Math.min(size.width, size.height) >= 600
  for (const name of isLarge ? ['watching', 'television'] : ['watching']) {
    for (const language of LANGUAGES) {
      await speak(page, language)
      await page.waitForTimeout(SETTLING)
      await shoot(page, `${game}-${name}`, language)
    }
    await inMenu(page, async menu => {
      await menu.locator('button[aria-pressed]').last().dispatchEvent('click')
    })
  }
  await context.close()
}
