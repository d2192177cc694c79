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
      name: `${game}-table`,
      path: '/',
      isPlay: false,
      async reach(page) {
        await page.locator(`article[aria-labelledby="game-${game}"] button`).first().click()
        await page.locator('form button[type=submit]').first().click()
        await page.locator('li.person').first().waitFor()
        await settled(page)
      },
    },
    { name: `${game}-rules`, path: `/rules/${game}`, isPlay: false, reach: settled },
    { name: `${game}-learn`, path: `/learn/${game}`, isPlay: false, reach: settled },
  ]
}

export function screensOf(games: readonly string[]): readonly Screen[] {
  return [...PAGES, ...games.flatMap(screensOfGame)]
}
