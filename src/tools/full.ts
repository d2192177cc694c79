// A match of as many as can play, looked back on where everybody has dice on the board. A replay
// stands still for as long as pictures are taken.
import type { Page } from 'playwright-core'
import { luckOf } from '#kernel/journal.ts'
import { play } from '#kernel/simulation.ts'
import { knownGame, seatable } from '#tools/arguments.ts'
import { journalOf } from '#tools/simulate.ts'

const SETTLING = 150
const LANDING = 1500

const texts = new Map<string, Buffer>()

function fullMatch(id: string): Buffer {
  const entry = knownGame(id)
  const { game } = entry
  const reading = game.readOptions({})
  if (!reading.ok) throw new Error(reading.problem)
  const options = reading.value
  const opening = { options, seats: game.seats(options).max }
  const bots = Array.from({ length: opening.seats }, () => seatable(entry)[0]!)
  const source = { type: 'swift', seed: 'full' } as const
  const played = play({ game, bots, luck: luckOf(source), mindSeed: 'minds' }, opening)
  return Buffer.from(journalOf(entry, opening, source, played))
}

/** So many steps without everybody's dice, and they have been counted. */
const PATIENCE = 12

/** The step with the most dice, before they are counted for the first time. */
async function fullestOf(page: Page, full: string): Promise<number> {
  const slider = page.locator('input[type=range]')
  const most = Number(await slider.getAttribute('max'))
  let best = { step: 0, dice: 0, last: 0 }
  for (let step = 1; step <= most; step++) {
    await slider.fill(String(step))
    await page.waitForTimeout(SETTLING)
    const isFull = (await page.locator(full).count()) > 0
    const dice = isFull ? await page.locator('[data-die]').count() : 0
    if (isFull) best = dice >= best.dice ? { step, dice, last: step } : { ...best, last: step }
    else if (best.dice > 0 && step - best.last > PATIENCE) break
  }
  if (best.dice === 0) throw new Error('at no moment did everybody have dice on the board')
  return best.step
}

/** The match is the same in every size and language: whoever comes first looks for it. */
const steps = new Map<string, Promise<number>>()

/** Goes to the moment with the most dice. */
export async function reachFull(page: Page, game: string, full: string): Promise<void> {
  const buffer = texts.get(game) ?? fullMatch(game)
  texts.set(game, buffer)
  const file = { name: `${game}.jsonl`, mimeType: 'application/jsonl', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  const slider = page.locator('input[type=range]')
  await slider.waitFor()
  const step = steps.get(game) ?? fullestOf(page, full)
  steps.set(game, step)
  await slider.fill(String(await step))
  await page.waitForTimeout(LANDING)
}
