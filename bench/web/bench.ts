// How much the app weighs, and how quick it is in a real Chromium: npm run bench -- web [ROUNDS]

import type { Browser, Page } from 'playwright-core'
import { registry } from '#games/registry.ts'
import { obtainBrowser } from '#tools/browser.ts'
import { buildWeb } from '#tools/build.ts'
import { launchBrowser } from '#tools/chromium.ts'
import { startGobelet } from '#tools/running.ts'
import { type Frames, watch } from './frames.ts'
import { FLIGHTS, IDLE, START, TAP } from './scenes.ts'

const rounds = Number(process.argv[2] ?? 5)
const SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }

const chosen = await obtainBrowser()
if (!chosen.ok) throw new Error(chosen.problem)
await buildWeb()
const gobelet = await startGobelet()
const { link } = gobelet
const browser = await launchBrowser(chosen.value)

interface Visit {
  readonly page: Page
  /** Compressed, as it came over the wire. */
  readonly scripts: number
  readonly all: number
  leave(): Promise<void>
}

/** What is there once everything has been fetched. */
function signOf(path: string): string {
  if (path.startsWith('/solo/')) return 'button.opener'
  return path.startsWith('/t/') ? 'input[autocomplete=nickname]' : 'main a'
}

async function visit(from: Browser, path: string, slowdown: number): Promise<Visit> {
  const context = await from.newContext({
    viewport: PHONE,
    hasTouch: true,
    serviceWorkers: 'block',
    locale: 'en',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const kinds = new Map<string, string>()
  let scripts = 0
  let all = 0
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength
    if (kinds.get(requestId) === 'Script') scripts += encodedDataLength
  })
  await page.goto(link + path)
  await page.locator(signOf(path)).first().waitFor()
  await page.waitForLoadState('networkidle')
  return { page, scripts, all, leave: () => context.close() }
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
function millis(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return `${Math.round(middle(numbers))} ms (${Math.round(least)} to ${Math.round(most)})`
}

/** Between pictures, in those rounds in which there were any. */
function gaps(found: readonly (number | null)[]): string {
  const drawn = found.filter(gap => gap !== null)
  if (drawn.length === 0) return 'none drawn'
  const still = found.length - drawn.length
  return still === 0 ? millis(drawn) : `${millis(drawn)}, none drawn in ${still} rounds`
}

async function newTable(game: string): Promise<string> {
  const body = JSON.stringify({ game, options: null, fairness: 'friendly', listed: false })
  const headers = { 'content-type': 'application/json', origin: link }
  const response = await fetch(`${link}/api/tables`, { method: 'POST', headers, body })
  const { table } = (await response.json()) as { table: string }
  return `/t/${table}`
}

async function weigh(name: string, path: string): Promise<void> {
  const { scripts, all, leave } = await visit(browser, path, 1)
  console.log(`${name.padEnd(34)} script ${kilobytes(scripts)}, all ${kilobytes(all)}`)
  await leave()
}

/** Until the first thing to press is there and the main thread has a moment. */
const READY = `new Promise(resolve => {
  const look = () => document.querySelector('main button, main a')
    ? setTimeout(() => resolve(performance.now()), 0) : requestAnimationFrame(look)
  look()
})`

async function timeToPress(path: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(link + path, { waitUntil: 'commit' })
  const took = await page.evaluate<number>(READY)
  await context.close()
  return took
}

async function repeated(measure: () => Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let round = 0; round < rounds; round++) found.push(await measure())
  return found
}

/** The longest frame of each round, counted in three ways. */
async function tellFrames(name: string, page: Page, scene: string): Promise<void> {
  const seen: Frames[] = []
  for (let round = 0; round < rounds; round++) seen.push(await watch(browser, page, scene))
  const told = [
    `page ${millis(seen.map(({ longest }) => longest))}`,
    `work ${millis(seen.map(({ work }) => work))}`,
    `pictures ${gaps(seen.map(({ pictures }) => pictures))}`,
  ]
  console.log(name.padEnd(34), told.join(', '))
}

await weigh('home', '/')
for (const { game } of registry) await weigh(`a table for ${game.id}`, await newTable(game.id))
for (const { game } of registry) await weigh(`${game.id} on one device`, `/solo/${game.id}#now`)
console.log(
  `home, ready at ${SLOWDOWN}× slowdown`.padEnd(34),
  millis(await repeated(() => timeToPress('/'))),
)
const table = await newTable(registry[0]!.game.id)
console.log(
  `table, ready at ${SLOWDOWN}× slowdown`.padEnd(34),
  millis(await repeated(() => timeToPress(table))),
)

for (const { game } of registry) {
  const board = `/solo/${game.id}#now`
  const { page, leave } = await visit(browser, board, SLOWDOWN)
  await page.locator('button.opener').waitFor()
  // Nobody gets to a board without having touched the page: it has made ready to be heard by then.
  await page.touchscreen.tap(1, 1)
  await page.evaluate(START)
  await tellFrames(`${game.id}, ${SLOWDOWN}×, in play`, page, IDLE)
  await tellFrames(`${game.id}, ${SLOWDOWN}×, 35 flights`, page, FLIGHTS)
  await leave()
}
const taps = await repeated(async () => {
  const { page, leave } = await visit(browser, `/solo/${registry[0]!.game.id}#now`, 1)
  await page.locator('button.opener').waitFor()
  const took = await page.evaluate<number>(TAP)
  await leave()
  return took
})
console.log('tap to own die moving'.padEnd(34), millis(taps))
await browser.close()
await gobelet.stop()
