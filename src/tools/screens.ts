// Every screen there is, and how to get there.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { pathTo } from '#protocol/pages.ts'
import type { Kind } from '#tools/flaws.ts'
import { reachFull } from '#tools/full.ts'
import { ROOT } from '#tools/program.ts'
import { sightsOf } from '#tools/sights.ts'

export interface Screen extends Kind {
  readonly name: string
  readonly path: string
  reach(page: Page): Promise<void>
}

/** On a busy machine a page may still be loading when the network is quiet. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('main.alone > [role=status]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

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

/** A match on record, as somebody would bring it. */
async function bring(page: Page, game: string): Promise<void> {
  const folder = join(ROOT, 'src', 'games', game, 'matches')
  const [name] = readdirSync(folder).filter(file => file.endsWith('.jsonl'))
  await page.locator('input[type=file]').setInputFiles(join(folder, name!))
}

async function reachReplay(page: Page, game: string): Promise<void> {
  await bring(page, game)
  const slider = page.locator('input[type=range]')
  await slider.waitFor()
  const most = Number(await slider.getAttribute('max'))
  await slider.fill(String(Math.round(most * 0.45)))
  await page.waitForTimeout(1500)
}

async function reachCheck(page: Page, game: string): Promise<void> {
  await bring(page, game)
  await page.locator('details').first().waitFor()
  await page.locator('details summary').last().click()
}

/** So many steps into the lesson, each done for the pupil. */
async function reachLesson(page: Page, steps: number): Promise<void> {
  const forward = page.locator('.ways > button:enabled').first()
  for (let step = 0; step < steps; step++) {
    await forward.click()
    await page.waitForTimeout(900)
  }
  await page.waitForTimeout(1500)
}

/** Stands among the bots' names. */
const SOMEBODY = ' '

/** Without colour, shapes and patterns must do. */
function greyOf(game: string): Screen {
  const full = sightsOf(game)?.full
  return {
    name: `${game}-grey`,
    path: full === undefined ? `/solo/${game}#now` : '/replay/file',
    isPlay: true,
    async reach(page) {
      if (full === undefined) await reachBoard(page)
      else await reachFull(page, game, full)
      await page.evaluate('document.documentElement.style.filter = "grayscale(1)"')
    },
  }
}

/** Two people share the device: the second is asked to take it. */
async function reachHandOver(page: Page): Promise<void> {
  const chooser = page.locator('li select').first()
  await chooser.selectOption(SOMEBODY)
  await page.locator('li.person').nth(1).waitFor()
  await page.locator('footer .button').last().click()
  await page.locator('main.hand').waitFor()
}

function screensOfGame(shown: Shown): readonly Screen[] {
  const { game } = shown
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
    greyOf(game),
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
    ...readingOfGame(shown),
  ]
}

/** As far as the pages tell of it. */
export interface Shown {
  readonly game: string
  readonly isTaught: boolean
}

/** There is a lesson where the start page leads to one. */
export async function shownOn(start: Page, games: readonly string[]): Promise<readonly Shown[]> {
  await settled(start)
  const isTaught = async (game: string) => {
    return (await start.locator(`a[href="${pathTo('learn', game)}"]`).count()) > 0
  }
  return Promise.all(games.map(async game => ({ game, isTaught: await isTaught(game) })))
}

function lessonsOf(game: string): readonly Screen[] {
  const path = pathTo('learn', game)
  return [
    { name: `${game}-learn`, path, isPlay: true, reach: settled },
    ...[3, 6, 10].map(step => ({
      name: `${game}-lesson-${step}`,
      path,
      isPlay: true,
      reach: (page: Page) => reachLesson(page, step),
    })),
  ]
}

/** Before and after a match, and beside it. */
function readingOfGame({ game, isTaught }: Shown): readonly Screen[] {
  return [
    { name: `${game}-table`, path: '/', isPlay: false, reach: page => sitDown(page, game) },
    { name: `${game}-rules`, path: `/rules/${game}`, isPlay: false, reach: settled },
    ...(isTaught ? lessonsOf(game) : []),
    {
      name: `${game}-replay`,
      path: '/replay/file',
      isPlay: true,
      reach: page => reachReplay(page, game),
    },
    {
      name: `${game}-check`,
      path: '/check/file',
      isPlay: false,
      reach: page => reachCheck(page, game),
    },
    ...(sightsOf(game)?.isHandedRound
      ? [{ name: `${game}-hand-over`, path: `/solo/${game}`, isPlay: true, reach: reachHandOver }]
      : []),
  ]
}

export function screensOf(games: readonly Shown[]): readonly Screen[] {
  return [...PAGES, ...games.flatMap(screensOfGame)]
}
