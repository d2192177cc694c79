import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newCheckout, outcomeOf, pretendBun } from './checkout.mjs'

setDefaultTimeout(60_000)

let checkout = null

beforeEach(() => {
  checkout = newCheckout()
})

afterEach(() => checkout.remove())

const launch = (args, environment, flags) => outcomeOf(checkout.spawn(args, environment, flags))

/** Makes Node believe it is another one, before the launcher looks. */
const pretending = (property, value) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,"${property}",{value:${JSON.stringify(value)}})`,
]

async function expectSentence(outcome, ...parts) {
  const { code, stdout, stderr } = await outcome
  for (const part of parts) expect(stderr).toContain(part)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

describe('a sentence that helps', () => {
  test('when Node is too old', () =>
    expectSentence(
      launch(['start'], {}, pretending('versions', { node: '18.20.8' })),
      'needs Node 20 or newer; this is Node 18.20.8',
    ))

  test('when there is no Bun for the platform', () =>
    expectSentence(
      launch(['start'], {}, pretending('platform', 'sunos')),
      'does not run on sunos-',
      'It runs on Linux x64',
    ))

  test('when the command does not exist', () =>
    expectSentence(launch(['strat']), 'no command "strat"', 'start'))

  test('when the lockfile is missing', () => {
    rmSync(join(checkout.root, 'package-lock.json'))
    return expectSentence(launch(['start']), 'package-lock.json is missing', 'git checkout')
  })

  test.each(['<<<<<<< HEAD\n{}', '{"packages":', '[]', ''])('when the lockfile is %j', text => {
    writeFileSync(join(checkout.root, 'package-lock.json'), text)
    return expectSentence(launch(['start']), 'package-lock.json is damaged', 'git checkout')
  })

  test('when npm is not there', () =>
    expectSentence(
      launch(['start'], { PATH: join(checkout.root, 'nowhere'), npm_execpath: '' }),
      'npm was not found',
    ))

  test('when the disk is full', () => {
    checkout.failWith('npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device\n')
    return expectSentence(launch(['start']), 'no space left on the disk')
  })

  test('when the folder may not be written', () => {
    checkout.failWith('npm error code EACCES\nnpm error path /srv/gobelet/node_modules\n')
    return expectSentence(launch(['start']), 'may not write in /srv/gobelet/node_modules')
  })

  test('when our own note of the install cannot be written', () => {
    writeFileSync(join(checkout.root, 'dist'), 'in the way')
    return expectSentence(launch(['start']), `cannot use ${join(checkout.root, 'dist')}`)
  })

  test('when npm installs no Bun', () => {
    writeFileSync(checkout.npm, '')
    return expectSentence(launch(['start']), "everything but Bun's binary", 'optional')
  })

  test('when the disk was full while npm unpacked, of which it only warns', () => {
    const warning = 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write'
    appendFileSync(checkout.npm, `console.error(${JSON.stringify(warning)})`)
    return expectSentence(launch(['start']), 'no space left on the disk')
  })

  test.each([
    ['belongs to another system', '#!/no/such/program', 'cannot be started'],
    ['is torn', '#!/bin/sh\nexit 3', 'cannot be started', 'exit 3'],
    ['is too new for the processor', '#!/bin/sh\nkill -ILL $$', 'this processor does not know'],
  ])('when the Bun that npm brought %s', async (_title, bun, ...parts) => {
    await expectSentence(launch(['start'], { PRETEND_BUN: bun }), ...parts)
    await expectSentence(launch(['start'], { PRETEND_BUN: bun }), ...parts)
    expect(checkout.calls()).toHaveLength(2)
  })

  test('when npm fails for a reason of its own, with all it said', () => {
    checkout.failWith('npm error strange things\nnpm error happened\n')
    return expectSentence(launch(['start']), 'npm error strange things\nnpm error happened')
  })
})

test('the real npm with a registry that does not answer leads to the sentence about it', () => {
  mkdirSync(join(checkout.root, 'cache'))
  const outcome = launch(['start'], {
    npm_execpath: '',
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_cache: join(checkout.root, 'cache'),
    npm_config_fetch_retries: '0',
  })
  return expectSentence(outcome, 'http://127.0.0.1:1/ cannot be reached (ECONNREFUSED)')
})

describe('installing', () => {
  test('happens once: the next command finds everything there', async () => {
    const first = await launch(['build'])
    const second = await launch(['build'])
    expect(first.stderr).toContain('Installing')
    expect(second.stderr).toBe('')
    expect([first.code, second.code]).toEqual([0, 0])
    expect(checkout.calls()).toHaveLength(1)
  })

  test('asks for no install scripts, and for playing leaves out what only tests need', async () => {
    await launch(['start'])
    const [call] = checkout.calls()
    expect(call).toMatch(/^ci --omit=dev .*--ignore-scripts/)
  })

  test('adds what tests need, even on a host set to production', async () => {
    const host = { NODE_ENV: 'production', npm_config_omit: 'dev' }
    await launch(['build'], host)
    await launch(['check'], host)
    expect(checkout.calls().at(-1)).toContain(' --include=dev ')
  })

  test('is not held up by packages that ask for a newer Node, since they run in Bun', async () => {
    await launch(['build'], {}, pretending('versions', { node: '20.3.0' }))
    expect(checkout.calls()[0]).toEndWith(' on v22.12.0')
  })

  test('adds to what is there, from which a server may be running', async () => {
    await launch(['build'])
    await launch(['check'])
    expect(checkout.calls().map(call => call.split(' ')[0])).toEqual(['ci', 'install'])
  })

  test('for tests is enough to play', async () => {
    await launch(['check'])
    await launch(['build'])
    expect(checkout.calls()).toHaveLength(1)
  })

  test('happens again when the lockfile has changed', async () => {
    await launch(['build'])
    appendFileSync(join(checkout.root, 'package-lock.json'), '\n')
    await launch(['build'])
    expect(checkout.calls()).toHaveLength(2)
  })

  test('happens again when the packages are gone', async () => {
    await launch(['build'])
    rmSync(join(checkout.root, 'node_modules', '@oven'), { recursive: true })
    await launch(['build'])
    expect(checkout.calls()).toHaveLength(2)
  })

  test('is done by one of two commands started together', async () => {
    const both = await Promise.all([launch(['build']), launch(['build'])])
    expect(both.map(outcome => outcome.code)).toEqual([0, 0])
    expect(checkout.calls()).toHaveLength(1)
  })
})

describe('a command', () => {
  test('gets its arguments, and stdout to itself', async () => {
    const { stdout } = await launch(['gobelet', 'simulate', 'a b', '--seed', '7'])
    expect(stdout).toBe('--no-install src/tools/gobelet.ts simulate a b --seed 7\n')
  })

  test('is all that is heard with npm run -s', async () => {
    const { stderr } = await launch(['gobelet'], { npm_config_loglevel: 'silent' })
    expect(stderr).toBe('')
  })

  test('passes its exit code on, and the next program is not run', async () => {
    const bun = pretendBun('echo "$@"; exit 7')
    const { code, stdout } = await launch(['start'], { PRETEND_BUN: bun })
    expect(code).toBe(7)
    expect(stdout).toBe('--no-install src/tools/build.ts\n')
  })

  test('that dies of a signal ends with the code shells use for it', async () => {
    const { code } = await launch(['build'], { PRETEND_BUN: pretendBun('kill -KILL $$') })
    expect(code).toBe(128 + 9)
  })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('is passed %s, and ends as it likes', async signal => {
    const bun = `#!/usr/bin/env node
      if (process.argv[2] === '--version') process.exit(0)
      process.on('${signal}', () => { console.log('heard ${signal}'); process.exit(5) })
      setInterval(() => {}, 1000)
      console.log('ready')`
    const child = checkout.spawn(['build'], { PRETEND_BUN: bun })
    let said = ''
    for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
      said += chunk
      if (chunk.includes('ready')) child.kill(signal)
    }
    expect(said).toBe(`ready\nheard ${signal}\n`)
    expect(await child.exited).toBe(5)
  })
})
