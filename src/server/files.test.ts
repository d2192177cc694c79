import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFiles } from '#server/files.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<h1>Gobelet</h1>')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'cup-3c4d.woff2'), 'font')
  writeFileSync(join(folder, 'strange.thing'), '?')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('every file is known by its path, the home page also by the root', () => {
  const files = readFiles(folder)
  expect([...files.keys()].sort()).toEqual([
    '/',
    '/assets/cup-3c4d.woff2',
    '/assets/main-1a2b.js',
    '/index.html',
    '/strange.thing',
  ])
  expect(files.get('/')).toBe(files.get('/index.html'))
})

test('files with a digest in their name are kept for ever, pages are asked for again', () => {
  const files = readFiles(folder)
  expect(files.get('/assets/main-1a2b.js')?.caching).toContain('immutable')
  expect(files.get('/')?.caching).toBe('no-cache')
})

test('types are declared, and an unknown one is bytes', () => {
  const files = readFiles(folder)
  expect(files.get('/')?.type).toBe('text/html; charset=utf-8')
  expect(files.get('/assets/main-1a2b.js')?.type).toBe('text/javascript; charset=utf-8')
  expect(files.get('/strange.thing')?.type).toBe('application/octet-stream')
})

test('what the build has packed is kept with its file, and is no file of its own', () => {
  writeFileSync(join(folder, 'index.html.gz'), 'gzipped')
  writeFileSync(join(folder, 'index.html.br'), 'brotli')
  const files = readFiles(folder)
  expect(files.get('/')?.packed.map(({ encoding }) => encoding)).toEqual(['br', 'gzip'])
  expect(new TextDecoder().decode(files.get('/')?.packed[0]?.body)).toBe('brotli')
  expect(files.get('/assets/cup-3c4d.woff2')?.packed).toEqual([])
  expect(files.has('/index.html.br')).toBe(false)
})

test('the tag follows the content', () => {
  const before = readFiles(folder).get('/strange.thing')?.tag
  writeFileSync(join(folder, 'strange.thing'), '!')
  expect(readFiles(folder).get('/strange.thing')?.tag).not.toBe(before)
})
