import { expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeFolder, UnusableFolder } from '#server/folder.ts'

test('a folder is made where it is missing, and belongs to one server at a time', () => {
  const parent = mkdtempSync(join(tmpdir(), 'folder-'))
  const path = join(parent, 'deep', 'down')
  const folder = takeFolder(path)
  expect(existsSync(path)).toBe(true)
  expect(folder.journal.startsWith(path)).toBe(true)
  expect(() => takeFolder(path, 10)).toThrow('Another Gobelet is using the folder')
  folder.release()
  takeFolder(path, 10).release()
  rmSync(parent, { recursive: true })
})

test('one that cannot be used is refused with a way out', () => {
  expect(() => takeFolder('/dev/null/data', 10)).toThrow(UnusableFolder)
  expect(() => takeFolder('/dev/null/data', 10)).toThrow('with DATA')
})
