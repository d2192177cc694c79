import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { type Running, startGobelet } from './gobelet.ts'
import { arrive, DESKTOP, openTable } from './person.ts'
import { SHORT } from './short.ts'

setDefaultTimeout(420_000)

let gobelet: Running
let browser: Browser

beforeAll(async () => {
  gobelet = await startGobelet()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  expect(await gobelet.stop()).toBe(0)
})

/** Goes from control to control until one has this name, as a person without a pointer does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate<string>(
      `(document.activeElement?.getAttribute('aria-label')
        ?? document.activeElement?.textContent ?? '').trim()`,
    )
    if (name.test(label)) return
  }
  throw new Error(`no control named ${name} can be reached by Tab`)
}

const isOver = (page: Page) => page.getByRole('button', { name: 'Play again' }).isVisible()
const has = (page: Page, selector: string) => page.locator(selector).first().isVisible()

interface Seen {
  readonly isDue: boolean
  /** The keys of the dice that are left. */
  readonly dice: readonly string[]
  /** The keys of the districts that nobody has locked. */
  readonly places: readonly string[]
}

const SEEN = `({
  isDue: document.querySelector('button.roll.due') !== null,
  dice: [...document.querySelectorAll('.slot kbd')].map(key => key.textContent),
  places: [...document.querySelectorAll('.tile:not(:has(.shutter)) .sign small')].map(
    number => number.textContent,
  ),
})`

async function playJellyMonster(page: Page, turn: number): Promise<void> {
  const { keyboard } = page
  if (await has(page, 'dialog[open], .story')) {
    await keyboard.press('Escape')
    return
  }
  if (await has(page, '.question button:not(:disabled)')) {
    await tabTo(page, /./)
    if (await page.evaluate('document.activeElement.closest(".question") !== null')) {
      await keyboard.press('Enter')
    }
    return
  }
  await page.evaluate('document.activeElement?.blur()')
  if (!(await has(page, 'button.roll'))) {
    await keyboard.press('Enter')
    return
  }
  const { isDue, dice, places } = await page.evaluate<Seen>(SEEN)
  if (isDue) {
    await keyboard.press('Space')
    return
  }
  if (dice.length === 0) {
    await keyboard.press('f')
    return
  }
  await keyboard.press(dice[turn % dice.length]!.toLowerCase())
  await keyboard.press(places[turn % places.length]!)
  await keyboard.press('Enter')
}

async function playDiceRun(page: Page, turn: number): Promise<void> {
  const { keyboard } = page
  if (await has(page, '[data-do="continue"], [data-do="skip"]')) {
    await keyboard.press('Escape')
    return
  }
  const mood = await page.locator('[data-big]').first().getAttribute('data-big')
  if (mood === 'wait') return
  if (mood === 'go') {
    await page.evaluate('document.activeElement?.blur()')
    await keyboard.press('Enter')
    return
  }
  const keys = ['1', 'ArrowRight', 'Enter', 'a', '2', 'b', 'ArrowRight', 'Enter', '3', 't']
  await keyboard.press(keys[turn % keys.length]!)
}

const GAMES = [
  { game: 'jelly-monster', play: playJellyMonster },
  { game: 'dice-run', play: playDiceRun },
] as const

/** One step for each picture that is drawn: nobody types faster than they see. */
const NEXT_FRAME = 'new Promise(requestAnimationFrame)'
const LONGEST = 200_000

test.each(GAMES)('a whole match of $game by keyboard alone', async ({ game, play }) => {
  const link = await openTable(gobelet.link, game, SHORT[game])
  const kind = { name: 'Ana', locale: 'en-GB', viewport: DESKTOP, pilot: game }
  const { page, complaints } = await arrive(browser, kind)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sit down' }).waitFor()
  await tabTo(page, /^Sit down$/)
  await page.keyboard.press('Enter')
  await page.locator('li.person').waitFor()
  for (const seat of [2, 3]) {
    await tabTo(page, new RegExp(`^Bot for seat ${seat}$`))
    await page.keyboard.press('ArrowDown')
    await page
      .locator('li.bot')
      .nth(seat - 2)
      .waitFor()
  }
  await tabTo(page, /^Start$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  const began = performance.now()
  for (let turn = 0; performance.now() - began < LONGEST && !(await isOver(page)); turn++) {
    await play(page, turn)
    await page.evaluate(NEXT_FRAME)
  }
  expect(await isOver(page)).toBe(true)
  await tabTo(page, /^Play again$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start' }).waitFor()
  expect(complaints).toEqual([])
})
