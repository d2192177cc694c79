import { expect, test } from 'bun:test'
import { type Pending, surfaceOf } from '#games/jelly-monster/board/present.ts'
import type { District } from '#games/jelly-monster/vocabulary.ts'

const laid = { die: 3, face: 5 } as const
const blank = { board: 'museum', side: 'a', zones: [], target: 0, lock: null }
const empty = { ...blank, dice: [] } as unknown as District
const entered = { ...blank, dice: [laid] } as unknown as District
const pending: Pending = { type: 'place', ...laid, district: 0, effect: null, round: 1 }

test('a die on its way is shown where it goes', () => {
  const { districts } = surfaceOf({ districts: [empty], centre: [] }, [pending])
  expect(districts[0]!.dice).toEqual([laid])
})

test('a die that the table has told of is shown once', () => {
  const told = { districts: [entered, empty], centre: [] }
  expect(surfaceOf(told, [pending, { ...pending, district: 1 }])).toEqual(told)
  const thrownOut = { districts: [empty], centre: [laid] }
  expect(surfaceOf(thrownOut, [pending])).toEqual(thrownOut)
})
