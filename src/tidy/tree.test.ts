import { describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ignoredBy, lineAt, readTree } from '#tidy/tree.ts'

describe('the tree', () => {
  test('holds every file that git would, hidden and untracked ones too', () => {
    const root = mkdtempSync(join(tmpdir(), 'tidy-'))
    const kept = ['.ci/run', '.gitignore', 'a.ts', 'cup.png', 'src/data.ts', 'src/deep/b.ts']
    const left = ['.git/config', 'node_modules/x/y.ts', 'src/node_modules/z.ts', 'run.log']
    for (const path of [...kept, ...left]) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), path === '.gitignore' ? 'node_modules/\n*.log\n' : path)
    }
    symlinkSync(join(root, 'src'), join(root, 'link'))
    writeFileSync(join(root, 'a.ts'), 'one\r\ntwo\r\n')
    const files = readTree(root)
    rmSync(root, { recursive: true })
    expect(files.map(file => file.path).sort()).toEqual(kept)
    expect(files.find(file => file.path === 'src/deep/b.ts')?.text).toBe('src/deep/b.ts')
    expect(files.find(file => file.path === 'a.ts')?.text).toBe('one\ntwo\n')
    expect(files.find(file => file.path === 'cup.png')?.text).toBe('')
  })

  test.each([
    ['data/', 'data/', true],
    ['data/', 'src/data/', true],
    ['data/', 'src/data', false],
    ['data', 'src/data', true],
    ['/data/', 'src/data/', false],
    ['src/data/', 'src/data/', true],
    ['src/data/', 'web/src/data/', false],
    ['*.log', 'src/one.log', true],
    ['*.log', 'src/one.logs', false],
    ['# data', 'data', false],
    ['a.c', 'abc', false],
  ])('the pattern %s, asked about %s: %p', (pattern, path, isIgnored) => {
    expect(ignoredBy(`\n${pattern}\n`)(path)).toBe(isIgnored)
  })

  test('a pattern it cannot read is not passed over', () => {
    expect(() => ignoredBy('!kept.log')).toThrow('cannot read "!kept.log"')
  })

  test('lines are counted from one', () => {
    expect([0, 2, 3, 4].map(offset => lineAt('ab\n\ncd', offset))).toEqual([1, 1, 2, 3])
  })
})
