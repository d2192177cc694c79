// What must hold before a change is good, one stage after the other.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { obtainBrowser } from '#tools/browser.ts'
import { ROOT, runProgram } from '#tools/program.ts'
import { readTally, type Tally } from '#tools/tally.ts'

export interface Outcome extends Tally {
  /** Everything the stage wrote, to be shown if it failed. */
  readonly output: string
}

export interface Stage {
  readonly title: string
  run(): Promise<Outcome>
}

/** A busy machine is slow, not wrong; a test that hangs is still ended. */
const PATIENCE = '--timeout=60000'

/** A tool that only says yes or no counts as one. */
function check(title: string, args: readonly string[]): Stage {
  const run = async () => {
    const { code, output } = await runProgram(args)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  }
  return { title, run }
}

async function runTests(paths: readonly string[], extra: Record<string, string>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
  try {
    const report = join(folder, 'report.xml')
    const reporting = ['--reporter=junit', `--reporter-outfile=${report}`]
    const { code, output } = await runProgram(
      ['test', '--only-failures', PATIENCE, ...reporting, ...paths],
      extra,
    )
    return { ...readTally(textOf(report), code), output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const tests = (title: string, ...paths: readonly string[]): Stage => ({
  title,
  run: () => runTests(paths, {}),
})

async function runJourneys(): Promise<Outcome> {
  const browser = await obtainBrowser()
  if (!browser.ok) return { passed: 0, failed: 1, output: `${browser.problem}\n` }
  const waiting = journeys()
  const outcomes: Outcome[] = []
  // Journeys mostly wait, for people and for sand: two at a time take little more than one.
  const guide = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      outcomes.push(await runTests([path], { CHROMIUM: browser.value }))
    }
  }
  await Promise.all([guide(), guide()])
  return outcomes.reduce((one, other) => ({
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    output: one.output + other.output,
  }))
}

function journeys(): string[] {
  return [...new Bun.Glob('e2e/*.test.ts').scanSync({ cwd: ROOT })].sort().map(path => `./${path}`)
}

const typescript = (world: string) => [
  'node_modules/typescript/bin/tsc',
  '-p',
  `worlds/${world}.json`,
]

const svelteCheck = [
  'node_modules/svelte-check/bin/svelte-check',
  '--tsconfig',
  'worlds/web.json',
  '--fail-on-warnings',
  '--output',
  'human',
]

export const CHECKS: readonly Stage[] = [
  check('Types of the pure world', typescript('pure')),
  check('Types of the server world', typescript('server')),
  check('Types of the web world', svelteCheck),
  check("Types of the web world's tests", typescript('web-tests')),
  check('Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--colors=off']),
]

export const TIDY: Stage = tests('Tidiness', './src/tidy.test.ts')

export const JOURNEYS: readonly Stage[] = [
  check('The web app builds', ['src/tools/build.ts']),
  { title: 'Journeys in a browser', run: runJourneys },
]

export const TESTS: Stage = tests('Tests', './src', './bench')
