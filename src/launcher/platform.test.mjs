import { describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  bunFolder,
  findBun,
  PLATFORMS,
  platformName,
  SUPPORTED,
  thisPlatform,
} from './platform.mjs'

const ROOT = join(import.meta.dir, '..', '..')
const lockIn = folder => JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8'))
const lock = lockIn('.')

/** Whether npm would install the package on that platform. */
function fits(entry, platform) {
  const [os, cpu, libc] = platform.split('-')
  const allows = (list, value) => list === undefined || list.includes(value)
  return allows(entry.os, os) && allows(entry.cpu, cpu) && (!libc || allows(entry.libc, libc))
}

describe.each(PLATFORMS)('on %s', platform => {
  test.each([
    ['Bun', /^node_modules\/@oven\/bun-/],
    ['Rolldown', /^node_modules\/@rolldown\/binding-/],
    ['Lightning CSS', /^node_modules\/lightningcss-/],
    ['Biome', /^node_modules\/@biomejs\/cli-/],
  ])('the lockfile holds a binary of %s', (_name, pattern) => {
    const packages = Object.entries(lock.packages).filter(([path]) => pattern.test(path))
    expect(packages.some(([, entry]) => fits(entry, platform))).toBe(true)
  })

  test('the binary of Bun we would run is the one npm installs there', () => {
    const entry = lock.packages[`node_modules/@oven/${bunFolder(platform)}`]
    expect(fits(entry, platform)).toBe(true)
  })
})

// npm refuses to install from a lockfile that lacks what other platforms need.
test.each(['.', 'bench/rivals'])('the lockfile in %s holds all that is optional', folder => {
  const { packages } = lockIn(folder)
  const held = new Set(Object.keys(packages).map(path => path.split('node_modules/').at(-1)))
  const optional = Object.values(packages).flatMap(one =>
    Object.keys(one.optionalDependencies ?? {}),
  )
  expect(optional.filter(name => !held.has(name))).toEqual([])
})

test('a platform is named by system and processor, on Linux also by its C library', () => {
  const name = (platform, arch, glibc) => platformName({ platform, arch, glibc })
  expect(name('darwin', 'arm64', false)).toBe('darwin-arm64')
  expect(name('win32', 'x64', false)).toBe('win32-x64')
  expect(name('linux', 'x64', true)).toBe('linux-x64-glibc')
  expect(name('linux', 'x64', false)).toBe('linux-x64-musl')
})

test('this machine is one of the supported ones', () => {
  expect(PLATFORMS).toContain(thisPlatform())
  expect(SUPPORTED).toHaveLength(PLATFORMS.length)
})

test.each(['sunos-x64', 'linux-riscv64-glibc', 'constructor', ''])('%s has no Bun', platform => {
  expect(bunFolder(platform)).toBeNull()
})

test.each([
  ['linux-arm64-musl', 'bun-linux-aarch64-musl', 'bun'],
  ['win32-x64', 'bun-windows-x64', 'bun.exe'],
])('on %s Bun is found once it is there', (platform, folder, name) => {
  const root = mkdtempSync(join(tmpdir(), 'with space '))
  const file = join(root, 'node_modules', '@oven', folder, 'bin', name)
  expect(findBun(root, platform)).toBeNull()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  expect(findBun(root, platform)).toBe(file)
  rmSync(root, { recursive: true })
})
