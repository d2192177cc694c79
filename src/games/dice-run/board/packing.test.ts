import { describe, expect, test } from 'bun:test'
import { ALL_DICE, DICE_COUNT, only } from '#games/dice-run/dice.ts'
import type { Line } from '#games/dice-run/line.ts'
import { STARTING_RACE } from '#games/dice-run/race.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { packClimb } from './climb.ts'
import { groupsOf } from './groups.ts'
import { type Area, type Packing, TALL } from './packing.ts'
import { roadFor } from './road.ts'

const lone: Line = [...new Array(DICE_COUNT).keys()].map(only)

/** Any line at all: dice thrown into groups, gaps between some. */
function lines(): readonly Line[] {
  const chance = swiftLuck('packing').chance('table', 0)
  const made: Line[] = [[ALL_DICE], lone]
  for (let trial = 0; trial < 60; trial++) {
    const groups = new Array<number>(1 + chance.below(30)).fill(0)
    for (let die = 0; die < DICE_COUNT; die++) groups[chance.below(groups.length)]! |= only(die)
    const line: number[] = []
    for (const group of groups.filter(dice => dice !== 0)) {
      if (line.length > 0 && chance.below(4) === 0) line.push(0)
      line.push(group)
    }
    made.push(line)
  }
  return made
}

function overlaps({ size, spots }: Packing): number {
  let found = 0
  for (let one = 0; one < spots.length; one++) {
    for (let other = one + 1; other < spots.length; other++) {
      const across = Math.abs(spots[one]!.x - spots[other]!.x)
      const down = Math.abs(spots[one]!.y - spots[other]!.y)
      if (across < size - 0.5 && down < size * TALL - 0.5) found += 1
    }
  }
  return found
}

function outside({ size, spots }: Packing, { width, height }: Area): number {
  const half = size / 2
  return spots.filter(({ x, y }) => {
    return x < half || x > width - half || y < half || y > height - half
  }).length
}

const SCENES: readonly (readonly [name: string, area: Area, least: number])[] = [
  ['a desktop', { width: 1440, height: 560 }, 30],
  ['a small desktop', { width: 1024, height: 460 }, 26],
  ['a phone on its side', { width: 520, height: 300 }, 22],
  ['a tablet', { width: 820, height: 720 }, 28],
  ['a phone', { width: 390, height: 430 }, 22],
]

describe.each(SCENES)('on %s', (_, area, least) => {
  const isHigh = area.width < 900 && area.height > 400
  const pack = (line: Line) => {
    const groups = groupsOf({ line, faces: STARTING_RACE.faces })
    return roadFor(groups, area, isHigh ? 'ascent' : 'climb').packing
  }

  test('no die covers another or leaves the scene, however the groups stand', () => {
    for (const line of lines()) {
      const packing = pack(line)
      expect(overlaps(packing)).toBe(0)
      expect(outside(packing, area)).toBe(0)
      expect(packing.size).toBeGreaterThanOrEqual(least)
    }
  })

  test('every group has its label, and something between it and the next', () => {
    for (const line of lines()) {
      const { labels, gaps, joints } = pack(line)
      const groups = line.filter(dice => dice !== 0).length
      expect(labels.map(label => label.number)).toEqual(
        [...new Array(groups).keys()].map(n => n + 1),
      )
      expect(gaps.length).toBe(line.length - groups)
      expect(gaps.length + joints.length).toBe(groups - 1)
    }
  })
})

test('the leading group is in front: to the right and above, or on top', () => {
  const groups = groupsOf({ line: lone, faces: STARTING_RACE.faces })
  const climb = packClimb(groups, { width: 1440, height: 560 })
  for (let die = 1; die < DICE_COUNT; die++) {
    expect(climb.spots[die]!.x).toBeLessThan(climb.spots[die - 1]!.x)
    expect(climb.spots[die]!.y).toBeGreaterThan(climb.spots[die - 1]!.y)
  }
})
