import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { anEvening } from './evening.ts'
import { playDiceRun, playJellyMonster, seeNextPicture, tabTo } from './keys.ts'
import { arrive, DESKTOP, openTable } from './person.ts'
import { SHORT } from './short.ts'

setDefaultTimeout(600_000)

const evening = anEvening()

const isOver = (page: Page) => page.getByRole('button', { name: 'Play again' }).isVisible()

const GAMES = [
  { game: 'jelly-monster', play: playJellyMonster },
  { game: 'dice-run', play: playDiceRun },
] as const

const LONGEST = 400_000

test.each(GAMES)('a whole match of $game by keyboard alone', async ({ game, play }) => {
  const link = await openTable(evening.gobelet.link, game, SHORT[game])
  const kind = { name: 'Ana', locale: 'en-GB', viewport: DESKTOP, pilot: game }
  const { page, complaints } = await arrive(evening.browser, kind)
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
    await seeNextPicture(page)
  }
  expect(await isOver(page)).toBe(true)
  await tabTo(page, /^Play again$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start' }).waitFor()
  expect(complaints).toEqual([])
})
