import { describe, expect, test } from 'bun:test'
import { DICE_COUNT } from '#games/dice-run/dice.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { heightOf, LARGEST_LISTED, type Listed, listingFor, SMALLEST_LISTED } from './listing.ts'

/** What a phone leaves of itself for the race, upright and on its side. */
const AREAS = [
  { width: 370, height: 226 },
  { width: 470, height: 240 },
] as const

const group = (count: number, gapBehind = false): Listed => {
  return { dice: new Array(count).fill(null), gapBehind }
}

/** Any way to divide thirty dice into groups, with a gap behind some. */
function races(): readonly (readonly Listed[])[] {
  const chance = swiftLuck('listing').chance('table', 0)
  return Array.from({ length: 200 }, () => {
    const counts = new Array<number>(1 + chance.below(DICE_COUNT)).fill(0)
    for (let die = 0; die < DICE_COUNT; die++) counts[chance.below(counts.length)]! += 1
    const groups = counts.filter(count => count > 0)
    return groups.map((count, nth) => {
      return group(count, nth < groups.length - 1 && nth < 4 && chance.below(8) === 0)
    })
  })
}

describe('the race as a list', () => {
  test('fits a phone however the dice are divided', () => {
    for (const area of AREAS) {
      for (const race of races()) {
        const listing = listingFor(race, area)
        expect(heightOf(race, listing, area)).toBeLessThanOrEqual(area.height)
      }
    }
  })

  test('thirty groups of one die each still fit', () => {
    const race = new Array<Listed>(DICE_COUNT).fill(group(1))
    for (const area of AREAS) {
      const listing = listingFor(race, area)
      expect(listing.tight).toBe(true)
      expect(heightOf(race, listing, area)).toBeLessThanOrEqual(area.height)
    }
  })

  test('few groups have large dice and their names', () => {
    const race = [group(5), group(4)]
    expect(listingFor(race, AREAS[0])).toEqual({ size: LARGEST_LISTED, tight: false })
  })

  test('a group wider than the list takes several lines', () => {
    const one = { size: 40, tight: false }
    const flat = heightOf([group(6)], one, AREAS[0])
    expect(heightOf([group(14)], one, AREAS[0])).toBeGreaterThan(2 * flat - 20)
  })

  test('a gap takes space of its own', () => {
    const listing = { size: 40, tight: false }
    const chip = 12 + 66 + 2 * 42
    const area = { width: 2 * chip + 5, height: 100 }
    const pair = [group(2), group(2)]
    const parted = [group(2, true), group(2)]
    expect(heightOf(parted, listing, area)).toBeGreaterThan(heightOf(pair, listing, area))
  })

  test('larger letters take more space', () => {
    const race = [group(6), group(5), group(5), group(4), group(4), group(3), group(3)]
    const listing = { size: 24, tight: false }
    const usual = heightOf(race, listing, AREAS[0])
    expect(heightOf(race, listing, AREAS[0], 2)).toBeGreaterThan(usual)
    expect(listingFor(race, AREAS[0], 2)).not.toEqual(listingFor(race, AREAS[0]))
  })

  test('where nothing fits, the smallest is shown', () => {
    const race = new Array<Listed>(DICE_COUNT).fill(group(1))
    const tiny = { width: 120, height: 60 }
    expect(listingFor(race, tiny)).toEqual({ size: SMALLEST_LISTED, tight: true })
  })
})
