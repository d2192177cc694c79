import { expect, test } from 'bun:test'
import { DRAWN, sceneOf } from '#games/jelly-monster/board/art/scenes.ts'
import { STANDARD } from '#games/jelly-monster/components/standard.ts'

test('every board of the standard set has a drawing of its own', () => {
  const names = STANDARD.boards.map(({ name }) => name)
  expect([...DRAWN].sort()).toEqual([...names].sort())
  const drawings = names.map(name => sceneOf(name).draw())
  expect(new Set(drawings).size).toBe(names.length)
})

test('a drawing is the same every time, and well formed', () => {
  for (const board of [...DRAWN, 'of a host']) {
    const drawing = sceneOf(board).draw()
    expect(sceneOf(board).draw()).toBe(drawing)
    expect(drawing).not.toMatch(/undefined|NaN|style=/)
    const opened = drawing.match(/<g\b/g)?.length ?? 0
    expect(drawing.match(/<\/g>/g)?.length ?? 0).toBe(opened)
  }
})
