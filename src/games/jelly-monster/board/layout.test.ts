import { describe, expect, test } from 'bun:test'
import {
  type Frame,
  grown,
  layoutOf,
  MENU,
  type Spot,
  STREET,
  slotOf,
  spaceFor,
} from '#games/jelly-monster/board/layout.ts'
import { packing } from '#games/jelly-monster/board/packing.ts'

const SIZES = [
  [1440, 900],
  [1920, 1080],
  [1920, 950],
  [2560, 1440],
  [1024, 768],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
  [667, 375],
  [640, 360],
  [568, 320],
  [720, 450],
] as const

interface Case {
  readonly width: number
  readonly height: number
  readonly districts: number
  readonly hasHand: boolean
  readonly television: boolean
  readonly compass: boolean
  readonly quarterTurns: number
}

const CASES: Case[] = SIZES.flatMap(([width, height]) => {
  return [5, 6, 7].flatMap(districts => {
    return [true, false].map(hasHand => {
      return {
        width,
        height,
        districts,
        hasHand,
        television: false,
        compass: false,
        quarterTurns: 1,
      }
    })
  })
})

function frameOf({ x, y, width, height }: Spot): Frame {
  return { left: x - width / 2, top: y - height / 2, width, height }
}

function overlap(one: Frame, other: Frame): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

function isWithin(inner: Frame, width: number, height: number): boolean {
  return (
    inner.left >= -0.5 &&
    inner.top >= -0.5 &&
    inner.left + inner.width <= width + 0.5 &&
    inner.top + inner.height <= height + 0.5
  )
}

describe('every window', () => {
  test.each(CASES)('$width × $height, $districts districts, hand: $hasHand', window => {
    const { tiles, city, dock, seats } = layoutOf(window)
    const frames = tiles.map(frameOf)
    expect(tiles.length).toBe(window.districts)
    for (const frame of frames) {
      expect(isWithin(frame, city.width, city.height)).toBe(true)
      expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(44)
    }
    frames.forEach((frame, index) => {
      for (const other of frames.slice(index + 1)) expect(overlap(frame, other)).toBe(0)
    })
    for (const part of [city, ...seats]) {
      expect(isWithin(part, window.width, window.height)).toBe(true)
    }
    if (window.hasHand) {
      expect(isWithin(dock, window.width, window.height)).toBe(true)
      expect(overlap(dock, city)).toBe(0)
    }
  })

  test.each(CASES)('$width × $height, $districts districts: the pods stay in sight', window => {
    const { city, plaza } = layoutOf(window)
    // Below a small plaza the stack of pods hangs out by 8 % of its width.
    const hanging = plaza.width <= 170 ? 0.08 * plaza.width : 0
    const bottom = city.top + plaza.y + plaza.height / 2 + hanging
    expect(bottom).toBeLessThanOrEqual(window.height - 2)
  })

  test.each(CASES)('$width × $height leaves the corner to the menu', window => {
    const corner = { left: window.width - 44, top: 0, width: 44, height: 44 }
    const { seats, dock } = layoutOf(window)
    for (const frame of [...seats, dock]) expect(overlap(frame, corner)).toBe(0)
    expect(MENU).toBeGreaterThanOrEqual(44)
  })
})

test.each([
  [5, 252, 329],
  [6, 252, 275],
  [7, 227, 330],
])('at 1440 × 900, %d districts are %d wide and the plaza %d', (districts, tile, plaza) => {
  const shown = { hasHand: true, television: false, compass: false, quarterTurns: 0 }
  const layout = layoutOf({ ...shown, width: 1440, height: 900, districts })
  expect([layout.tiles[0]!.width, layout.plaza.width].map(Math.round)).toEqual([tile, plaza])
})

test.each([
  [1920, 1080, 295],
  [2560, 1440, 395],
])('at %d × %d tiles are %d wide or more, and the plaza keeps clear of them', (...given) => {
  const [width, height, least] = given
  const shown = { hasHand: true, television: false, compass: false, quarterTurns: 0 }
  for (const districts of [5, 6, 7]) {
    const { tiles, plaza } = layoutOf({ ...shown, width, height, districts })
    for (const tile of tiles) {
      expect(tile.width).toBeGreaterThanOrEqual(least)
      const across = Math.max(0, Math.abs(tile.x - plaza.x) - tile.width / 2)
      const down = Math.max(0, Math.abs(tile.y - plaza.y) - tile.height / 2)
      expect(Math.hypot(across, down)).toBeGreaterThan(plaza.width / 2)
    }
  }
})

test('a television shows the whole city above the people', () => {
  const window = { width: 1920, height: 1080, districts: 7, hasHand: false }
  const { arrangement, city, seats } = layoutOf({
    ...window,
    television: true,
    compass: false,
    quarterTurns: 0,
  })
  expect(arrangement).toBe('hall')
  expect(overlap(city, seats[0]!)).toBe(0)
})

describe('a compass', () => {
  const phone = { width: 390, height: 844, hasHand: true, television: false, compass: true }
  const cases = [5, 6, 7].flatMap(districts => {
    return [0, 1, 2, 3].map(quarterTurns => ({ ...phone, districts, quarterTurns }))
  })

  test.each(cases)('shows $districts districts at the bearings of the television', window => {
    const { tiles, plaza, isCompass } = layoutOf(window)
    const hall = layoutOf({ ...window, width: 1920, height: 1080, television: true })
    const bearing = ({ x, y }: Spot, middle: Spot) => [
      Math.sign(Math.round(x - middle.x)),
      Math.sign(Math.round((y - middle.y) / 20)),
    ]
    expect(isCompass).toBe(true)
    tiles.forEach((tile, index) => {
      expect(bearing(tile, plaza)).toEqual(bearing(hall.tiles[index]!, hall.plaza))
    })
    tiles.forEach((one, index) => {
      for (const other of tiles.slice(index + 1)) {
        expect(overlap(frameOf(one), frameOf(other))).toBe(0)
      }
    })
  })

  test('leaves the dice more space, and nothing lies over anything', () => {
    const window = { ...phone, districts: 7, quarterTurns: 0 }
    const { dock, city } = layoutOf(window)
    expect(dock.height).toBeGreaterThan(layoutOf({ ...window, compass: false }).dock.height)
    expect(overlap(dock, city)).toBe(0)
    expect(dock.top + dock.height).toBeLessThanOrEqual(844)
  })

  test('is for a hand: who only looks on, and large windows, see the city', () => {
    const window = { ...phone, districts: 7, quarterTurns: 0 }
    expect(layoutOf({ ...window, hasHand: false }).isCompass).toBe(false)
    expect(layoutOf({ ...window, width: 1440 }).isCompass).toBe(false)
  })
})

describe('the picture', () => {
  test('[J7.2] turns by a quarter each round, and all districts keep their order', () => {
    for (const districts of [5, 6, 7]) {
      for (const turns of [0, 1, 2, 3]) {
        const slots = Array.from({ length: districts }, (_, one) => slotOf(one, districts, turns))
        expect(new Set(slots).size).toBe(districts)
        slots.forEach((slot, index) => {
          expect(slots[(index + 1) % districts]).toBe((slot + 1) % districts)
        })
        expect(Math.abs(slots[0]! - (turns * districts) / 4)).toBeLessThanOrEqual(0.5)
      }
    }
  })
})

test('a tile has room to touch each of its dice, where the window has', () => {
  const shown = { hasHand: true, television: false, compass: false, quarterTurns: 0 }
  for (const [width, height, most] of [
    [390, 844, 21],
    [360, 640, 14],
    [844, 390, 21],
    [667, 375, 14],
  ] as const) {
    const { city, tiles } = layoutOf({ width, height, districts: 7, ...shown })
    for (let dice = 1; dice <= most; dice++) {
      const space = spaceFor(dice, { width: 240, height: 236 }, city)
      const tile = grown(tiles[0]!, city, space)
      const street = {
        width: tile.width - STREET.margin,
        height: tile.height * STREET.share,
        largest: 47,
      }
      expect([width, dice, packing(dice, street).size >= 44]).toEqual([width, dice, true])
    }
  }
})

test('a tile grows to what a finger needs, and stays inside the city', () => {
  const city = { left: 0, top: 0, width: 374, height: 560 }
  const corner = { x: 60, y: 80, width: 120, height: 160 }
  const large = grown(corner, city, { width: 240, height: 296 })
  expect([large.width, large.height]).toEqual([240, 296])
  expect(isWithin(frameOf(large), city.width, city.height)).toBe(true)
  const small = grown(corner, { ...city, width: 200 }, { width: 240, height: 296 })
  expect(small.width).toBe(200)
})

test.each([
  [390, 844, 5, 132],
  [390, 844, 6, 88],
  [390, 844, 7, 132],
  [360, 640, 5, 88],
  [360, 640, 6, 88],
  [360, 640, 7, 88],
])('%d × %d with %d districts: tools of %d pixels fit between them', (...given) => {
  const [width, height, districts, least] = given
  const shown = { hasHand: true, television: false, compass: false, quarterTurns: 0 }
  const { annex, tiles } = layoutOf({ ...shown, width, height, districts })
  expect(annex!.width).toBeGreaterThanOrEqual(least)
  for (const tile of tiles) expect(overlap(frameOf(annex!), frameOf(tile))).toBeCloseTo(0)
})

test.each([
  [844, 390],
  [667, 375],
  [640, 360],
  [568, 320],
  [568, 300],
])('%d × %d: two rows of dice, a roll, lock and timer fit into the dock', (width, height) => {
  const shown = { districts: 7, hasHand: true, television: false, compass: false, quarterTurns: 0 }
  const { dock, seats } = layoutOf({ ...shown, width, height })
  expect(dock.width).toBeGreaterThanOrEqual(4 * 44 + 3 * 3 + 20)
  // A name, two rows of dice in their tray, and two rows of buttons.
  expect(dock.height).toBeGreaterThanOrEqual(24 + 2 * 46 + 11 + 2 * 44 + 27)
  expect(overlap(dock, seats[0]!)).toBe(0)
})

test('on a phone, five who are watched have two rows of the usual height', () => {
  const phone = { width: 390, height: 736, districts: 7, television: false, compass: false }
  const playing = layoutOf({ ...phone, hasHand: true, quarterTurns: 0 })
  const watching = layoutOf({ ...phone, hasHand: false, quarterTurns: 0 })
  const row = playing.seats[0]!.height
  expect(watching.seats[0]!.height).toBeGreaterThanOrEqual(2 * row + 4)
})

test.each([
  [1440, 900, 'hall'],
  [820, 1180, 'grid'],
  [844, 390, 'strip'],
  [390, 844, 'grid'],
] as const)('a television of %d × %d is laid out as a %s', (width, height, arrangement) => {
  const shown = { districts: 7, hasHand: false, television: true, compass: false, quarterTurns: 0 }
  expect(layoutOf({ ...shown, width, height }).arrangement).toBe(arrangement)
})
