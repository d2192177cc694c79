// Every screen there is, and how to get there.
import type { Page } from 'playwright-core'

export interface Screen {
  readonly name: string
  readonly path: string
  /** Nothing scrolls while people play. */
  readonly isPlay: boolean
  reach(page: Page): Promise<void>
}

const settled = (page: Page) => page.waitForLoadState('networkidle')

const PAGES: readonly Screen[] = [
  { name: 'home', path: '/', isPlay: false, reach: settled },
  { name: 'settings', path: '/settings', isPlay: false, reach: settled },
  { name: 'replay', path: '/replay/file', isPlay: false, reach: settled },
  { name: 'check', path: '/check/file', isPlay: false, reach: settled },
  { name: 'no-code', path: '/c/XXXXXX', isPlay: false, reach: settled },
  { name: 'no-table', path: '/t/none', isPlay: false, reach: settled },
]

/** The page's menu, on every board. */
const menuOf = (page: Page) => page.locator('button.opener')

async function reachBoard(page: Page): Promise<void> {
  await menuOf(page).waitFor({ timeout: 60_000 })
  await settled(page)
}

/** One for each size, so that its pictures in all languages show the same people. */
const tables = new Map<string, Promise<string>>()

async function newTable(origin: string, game: string): Promise<string> {
  const body = JSON.stringify({ game, options: null, fairness: 'friendly', listed: false })
  const headers = { 'content-type': 'application/json', origin }
  const response = await fetch(`${origin}/api/tables`, { method: 'POST', headers, body })
  const { table } = (await response.json()) as { readonly table: string }
  return `${origin}/t/${table}`
}

async function sitDown(page: Page, game: string): Promise<void> {
  const { origin } = new URL(page.url())
  const key = `${game} ${page.viewportSize()?.width}`
  const table = tables.get(key) ?? newTable(origin, game)
  tables.set(key, table)
  await page.goto(await table)
  const language = await page.locator('html').getAttribute('lang')
  await page.locator('input[autocomplete=nickname]').fill(`Maximiliane ${language}`)
  await page.locator('form button[type=submit]').click()
  await page.locator('li.person', { hasText: `Maximiliane ${language}` }).waitFor()
  await settled(page)
}

function screensOfGame(game: string): readonly Screen[] {
  const solo = `/solo/${game}`
  return [
    { name: `${game}-gathering`, path: solo, isPlay: false, reach: settled },
    { name: `${game}-play`, path: `${solo}#now`, isPlay: true, reach: reachBoard },
    {
      name: `${game}-menu`,
      path: `${solo}#now`,
      isPlay: true,
      async reach(page) {
        await reachBoard(page)
        await menuOf(page).click()
        await page.locator('dialog[open]').waitFor()
      },
    },
    {
      name: `${game}-grey`,
      path: `${solo}#now`,
      isPlay: true,
      async reach(page) {
        await reachBoard(page)
        // Without colour, shapes and patterns must do.
        await page.evaluate('document.documentElement.style.filter = "grayscale(1)"')
      },
    },
    {
      name: `${game}-paused`,
      path: `${solo}#now`,
      isPlay: true,
      async reach(page) {
        await reachBoard(page)
        await menuOf(page).click()
        await page.locator('dialog[open] .items button').first().click()
        await page.locator('.pause').waitFor()
      },
    },
    { name: `${game}-table`, path: '/', isPlay: false, reach: page => sitDown(page, game) },
    { name: `${game}-rules`, path: `/rules/${game}`, isPlay: false, reach: settled },
    { name: `${game}-learn`, path: `/learn/${game}`, isPlay: false, reach: settled },
  ]
}

export function screensOf(games: readonly string[]): readonly Screen[] {
  return [...PAGES, ...games.flatMap(screensOfGame)]
}
