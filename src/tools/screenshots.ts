// Every screen in every language and size, into `screenshots`, and what is wrong with any of them.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { registry } from '#games/registry.ts'
import { LANGUAGES } from '#kernel/phrase.ts'
import { obtainBrowser } from '#tools/browser.ts'
import { flawsOf } from '#tools/flaws.ts'
import { ROOT } from '#tools/program.ts'
import { type Screen, screensOf } from '#tools/screens.ts'

const FOLDER = join(ROOT, 'screenshots')

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
]

async function startServer() {
  const folder = join(FOLDER, '.data')
  const server = Bun.spawn([process.execPath, 'src/server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    ipc() {},
  })
  let said = ''
  for await (const chunk of server.stdout.pipeThrough(new TextDecoderStream())) {
    said += chunk
    const link = said.match(/http:\/\/localhost:\d+/)?.[0]
    if (link !== undefined) return { link, server, folder }
  }
  throw new Error(`the server ended without an address: ${said}`)
}

interface Shot {
  readonly browser: Browser
  readonly link: string
  readonly screen: Screen
  readonly language: string
  readonly size: (typeof SIZES)[number]
}

/** Takes one, and tells what is wrong with it. */
async function take({ browser, link, screen, language, size }: Shot): Promise<readonly string[]> {
  const name = `${screen.name}-${language}-${size.width}x${size.height}`
  const context = await browser.newContext({ viewport: size, locale: language })
  const page: Page = await context.newPage()
  const flaws: string[] = []
  page.on('pageerror', error => flaws.push(error.message))
  try {
    await page.goto(link + screen.path)
    await screen.reach(page)
    await page.screenshot({ path: join(FOLDER, `${name}.png`) })
    flaws.push(...(await flawsOf(page, screen)))
  } catch (error) {
    flaws.push(error instanceof Error ? error.message.split('\n', 1)[0]! : String(error))
  }
  await context.close()
  return flaws.map(flaw => `${name}: ${flaw}`)
}

const wanted = process.argv[2] ?? ''
const chosen = await obtainBrowser()
if (!chosen.ok) {
  console.error(chosen.problem)
  process.exit(1)
}
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const { link, server, folder } = await startServer()
const browser = await chromium.launch({ executablePath: chosen.value, args: FLAGS })
const screens = screensOf(registry.map(({ game }) => game.id))
let count = 0
const flaws: string[] = []
for (const screen of screens.filter(({ name }) => name.includes(wanted))) {
  for (const size of SIZES) {
    const shots = LANGUAGES.map(language => take({ browser, link, screen, language, size }))
    flaws.push(...(await Promise.all(shots)).flat())
    count += shots.length
  }
  console.log(`${screen.name}: ${SIZES.length * LANGUAGES.length} pictures`)
}
await browser.close()
server.kill('SIGTERM')
await server.exited
rmSync(folder, { recursive: true, force: true })
for (const flaw of flaws) console.log(`  ${flaw}`)
console.log(`${count} pictures in screenshots, ${flaws.length} flaws`)
process.exit(flaws.length === 0 ? 0 : 1)
