import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { axe } from '#tools/axe.ts'
import { PATIENCE } from '#tools/chromium.ts'
import { anEvening } from './evening.ts'

const GAMES = ['jelly-monster', 'dice-run'] as const
const MATCHES = {
  'jelly-monster': 'jelly-monster/matches/most-jelly.jsonl',
  'dice-run': 'dice-run/matches/most-points.jsonl',
} as const
const RULES = { 'jelly-monster': 'J3.7', 'dice-run': 'R5.7' } as const

const journalOf = (game: (typeof GAMES)[number]) =>
  readFileSync(join(import.meta.dir, '..', 'src', 'games', MATCHES[game]), 'utf8')

setDefaultTimeout(300_000)

const evening = anEvening()

async function open(path: string, viewport = { width: 390, height: 844 }) {
  const page = await evening.browser.newPage({ viewport, locale: 'en-GB', reducedMotion: 'reduce' })
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(`${evening.gobelet.link}${path}`)
  return { page, complaints }
}

async function drop(page: Page, text: string): Promise<void> {
  const file = { name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** Asks the page again and again; the time limit of the test ends it. */
async function expectSoon(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) {}
}

const STUMBLED = 'The board stumbled'

describe.each(GAMES)('%s', game => {
  test('its dice are checked in the evening.browser, and each roll can be opened', async () => {
    const { page, complaints } = await open('/check/file')
    await drop(page, journalOf(game))
    await page.getByRole('heading', { name: 'All dice are right.' }).waitFor()
    const rolls = page.getByRole('region', { name: 'Every roll' })
    const roll = rolls.locator('details', { hasText: 'Player 1' }).last()
    await roll.locator('summary').click()
    await roll.getByText(/^Address/).waitFor()
    expect(await axe(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.close()
  })

  test('a changed record is found out, with the line', async () => {
    const { page } = await open('/check/file')
    await drop(page, journalOf(game).replace('"seq":9,', '"seq":8,'))
    await page.getByRole('heading', { name: 'Something is wrong.' }).waitFor()
    await page.getByText('Somebody changed this line').waitFor()
    await page.getByText('Line 11 of the record').waitFor()
    await page.close()
  })

  test('a match is shown again, step by step and from any seat', async () => {
    const { page, complaints } = await open('/replay/file', { width: 1440, height: 900 })
    await drop(page, journalOf(game))
    const where = page.getByRole('slider', { name: 'Where in the match' })
    await where.waitFor()
    expect(await where.getAttribute('max')).toBe(String(journalOf(game).split('\n').length - 3))
    await page.getByRole('button', { name: 'One step forward' }).click()
    await expectSoon(async () => (await where.inputValue()) === '2')
    await page.getByLabel('Whose view').selectOption('2')
    await where.press('End')
    await page.getByRole('button', { name: 'One step forward', disabled: true }).waitFor()
    expect(await page.getByText(STUMBLED).count()).toBe(0)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('a link to a rule leads to it', async () => {
    const { page, complaints } = await open(`/rules/${game}#${RULES[game]}`)
    const rule = page.locator(`[id="${RULES[game]}"]`)
    await rule.waitFor()
    const { height } = page.viewportSize()!
    await expectSoon(async () => {
      const box = await rule.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= height
    })
    expect(await axe(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.close()
  })

  test('its lesson leads to the end', async () => {
    const { page, complaints } = await open(`/learn/${game}`)
    const coach = page.getByRole('region', { name: 'Coach' })
    const forward = coach.getByRole('button', { name: /^(Next|Show me)$/, disabled: false })
    const end = coach.getByRole('link', { name: 'Play against bots' })
    while (!(await end.isVisible())) {
      await forward.or(end).first().waitFor()
      // Where the end has come meanwhile there is nothing to click.
      await forward.click({ timeout: 5000 }).catch(() => {})
    }
    expect(await page.getByText(STUMBLED).count()).toBe(0)
    expect(complaints).toEqual([])
    await page.close()
  })
})
