// Every screen in every language and size, into `screenshots`, and what is wrong with any of them.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { registry } from '#games/registry.ts'
import { LANGUAGES } from '#kernel/phrase.ts'
import { axe } from '#tools/axe.ts'
import { obtainBrowser } from '#tools/browser.ts'
import { launchBrowser, PATIENCE } from '#tools/chromium.ts'
import { flawsOf, type Kind } from '#tools/flaws.ts'
import { ROOT } from '#tools/program.ts'
import { startGobelet } from '#tools/running.ts'
import { type Screen, screensOf, shownOn } from '#tools/screens.ts'
import { crowdIn, type Sights, sightsOf } from '#tools/sights.ts'
import { type Shoot, tour } from '#tools/tour.ts'

const FOLDER = join(ROOT, 'screenshots')

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

const GAMES = registry.map(({ game }) => game.id)

interface Shot {
  readonly browser: Browser
  readonly link: string
  readonly screen: Screen
  readonly language: string
  readonly size: (typeof SIZES)[number]
}

let count = 0
let flawed = 0

function tell(flaws: readonly string[]): void {
  flawed += flaws.length
  for (const flaw of flaws) console.log(`  ${flaw}`)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.split('\n', 1)[0]! : String(error)
}

/** What keeps somebody from playing does so in every language; German is the longest. */
const JUDGED = 'de'

/** Nothing is judged in mid-air. What goes on for ever, like a pulse, is not waited for. */
const AT_REST = `Promise.race([
  new Promise(resolve => setTimeout(resolve, 3000)),
  Promise.allSettled(document.getAnimations().flatMap(one => {
    return Number.isFinite(one.effect?.getComputedTiming().endTime) ? [one.finished] : []
  })).then(() => {}),
])`

interface Portrait extends Kind {
  readonly name: string
  readonly language: string
}

async function portray(page: Page, portrait: Portrait): Promise<readonly string[]> {
  const { width, height } = page.viewportSize()!
  const { name, language } = portrait
  await page.evaluate(AT_REST)
  const title = `${name}-${language}-${width}x${height}`
  await page.screenshot({ path: join(FOLDER, `${title}.png`) })
  count += 1
  // Without colour there is less contrast: what is judged is that shapes are told apart.
  const isGrey = await page.evaluate<boolean>('document.documentElement.style.filter !== ""')
  const barriers = language === JUDGED && !isGrey ? await axe(page) : []
  const crowd = crowdIn(name, GAMES)
  return [...(await flawsOf(page, { ...portrait, crowd })), ...barriers].map(
    flaw => `${title}: ${flaw}`,
  )
}

/** Takes one, and tells what is wrong with it. */
async function take({ browser, link, screen, language, size }: Shot): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: size, locale: language })
  context.setDefaultTimeout(PATIENCE)
  const page: Page = await context.newPage()
  const flaws: string[] = []
  const name = `${screen.name}-${language}`
  page.on('pageerror', error => flaws.push(`${name}: ${error.message}`))
  try {
    await page.goto(link + screen.path)
    await screen.reach(page)
    flaws.push(...(await portray(page, { ...screen, language })))
  } catch (error) {
    flaws.push(`${name}-${size.width}x${size.height}: ${reasonOf(error)}`)
  }
  await context.close()
  return flaws
}

interface Match {
  readonly game: string
  readonly seen: Sights
  readonly size: (typeof SIZES)[number]
}

function matches(): Match[] {
  return registry.flatMap(({ game: { id: game } }) => {
    const seen = sightsOf(game)
    const list = seen?.list.filter(({ name }) => `${game}-match-${name}`.includes(wanted)) ?? []
    if (seen === null || list.length === 0) return []
    return sizes.map(size => ({ game, seen: { ...seen, list }, size }))
  })
}

async function takeMatch({ game, seen, size }: Match): Promise<void> {
  const shoot: Shoot = async (page, name, language) => {
    tell(await portray(page, { name, language, isPlay: true }))
  }
  const journey = { browser, link, game, sights: seen, size }
  const missed = await tour(journey, shoot).catch(error => [`${game}: ${reasonOf(error)}`])
  tell(missed.map(one => `${one} at ${size.width}x${size.height}`))
  console.log(`${game}: a match at ${size.width}x${size.height}`)
}

/** Whoever plays mostly waits for others: two matches at a time take little more than one. */
async function takeMatches(): Promise<void> {
  const waiting = matches()
  const photographer = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await takeMatch(next)
    }
  }
  await Promise.all([photographer(), photographer()])
}

/** A part of the names of the screens, and a width. */
const [wanted = '', onlyWidth = ''] = process.argv.slice(2)
const sizes = SIZES.filter(({ width }) => onlyWidth === '' || width === Number(onlyWidth))
const chosen = await obtainBrowser()
if (!chosen.ok) {
  console.error(chosen.problem)
  process.exit(1)
}
if (wanted === '') rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const gobelet = await startGobelet()
const { link } = gobelet
const browser = await launchBrowser(chosen.value)
const start = await browser.newPage()
start.setDefaultTimeout(PATIENCE)
await start.goto(link)
const screens = screensOf(await shownOn(start, GAMES))
await start.close()
for (const screen of screens.filter(({ name }) => name.includes(wanted))) {
  for (const size of sizes) {
    const shots = LANGUAGES.map(language => take({ browser, link, screen, language, size }))
    tell((await Promise.all(shots)).flat())
  }
  console.log(`${screen.name}: ${sizes.length * LANGUAGES.length} pictures`)
}
await takeMatches()
await browser.close()
await gobelet.stop()
console.log(`${count} pictures in screenshots, ${flawed} flaws`)
process.exit(flawed === 0 ? 0 : 1)
