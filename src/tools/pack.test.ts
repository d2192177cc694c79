import { expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { packFolder } from '#tools/pack.ts'

test('text is packed in both ways beside itself, what is packed already is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
  const text = 'dice '.repeat(100)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'main.js'), text)
  writeFileSync(join(folder, 'cup.woff2'), 'font')
  packFolder(folder)
  const read = (name: string) => readFileSync(join(folder, 'assets', name))
  expect(brotliDecompressSync(read('main.js.br')).toString()).toBe(text)
  expect(new TextDecoder().decode(Bun.gunzipSync(new Uint8Array(read('main.js.gz'))))).toBe(text)
  expect(readdirSync(folder).sort()).toEqual(['assets', 'cup.woff2'])
  rmSync(folder, { recursive: true })
})
