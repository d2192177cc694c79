import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildWeb, sourceDigest, whyBuildFailed } from '#tools/build.ts'
import { ROOT } from '#tools/program.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
  write('package-lock.json', '{}')
  write('src/web/main.ts', 'start()')
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const digest = () => sourceDigest(join(folder, 'src'), join(folder, 'package-lock.json'))

describe('the web app is built again after', () => {
  test.each([
    ['a change', () => write('src/web/main.ts', 'begin()')],
    ['a new file', () => write('src/kernel/game.ts', '')],
    ['a new name', () => write('src/web/home.svelte', 'start()')],
    ['a new version of a package', () => write('package-lock.json', '{ }')],
    ['a removed file', () => rmSync(join(folder, 'src/web/main.ts'))],
  ])('%s', (_name, change) => {
    const before = digest()
    change()
    expect(digest()).not.toBe(before)
  })
})

test('it is not built again after a change that the browser never sees', () => {
  const before = digest()
  write('src/server/main.ts', 'serve()')
  write('src/tools/build.ts', 'build()')
  write('src/web/main.test.ts', 'test()')
  write('src/web/main.ts', 'start()')
  expect(digest()).toBe(before)
})

const A_MINUTE = 60_000

/** Svelte says this only to developers. */
const FOR_DEVELOPERS = 'state_proxy_equality_mismatch'

test(
  'what a test builds is what players get, and not a version for developers',
  async () => {
    await buildWeb()
    const files = join(ROOT, 'dist', 'web', 'files', 'assets')
    const [shell] = [...new Bun.Glob('shell-*.js').scanSync({ cwd: files })]
    expect(await Bun.file(join(files, shell!)).text()).not.toContain(FOR_DEVELOPERS)
  },
  A_MINUTE,
)

const failure = (code: string) => Object.assign(new Error('it broke'), { code })

test.each([
  ['ENOSPC', 'no space left on the disk'],
  ['EACCES', 'may not write'],
  ['EROFS', 'may not write'],
  ['PARSE_ERROR', 'does not build:\nit broke'],
])('%s is told in a sentence', (code, part) => {
  const sentence = whyBuildFailed(failure(code))
  expect(sentence).toContain(part)
  expect(sentence).not.toMatch(/^\s+at /m)
})
