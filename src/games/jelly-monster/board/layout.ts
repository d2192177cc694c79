// Where everything lies: the ring of districts round the plaza, and what fits around it.

export interface Spot {
  /** Of its centre. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Ring: wide windows. Grid: upright ones, three by three. Strip: a phone on its side. Hall: a
 * television.
 */
export type Arrangement = 'ring' | 'grid' | 'strip' | 'hall'

export interface Layout {
  readonly arrangement: Arrangement
  /** Districts are ways to them, not pictures. */
  readonly isCompass: boolean
  readonly city: Frame
  /** By district, relative to the city. */
  readonly tiles: readonly Spot[]
  readonly plaza: Spot
  /** The place left free below the plaza, for lock, sand timer and tools; `null`: none. */
  readonly annex: Spot | null
  /** Where the people sit: one frame, or one left and one right. */
  readonly seats: readonly Frame[]
  readonly dock: Frame
}

export interface Window {
  readonly width: number
  readonly height: number
  readonly districts: number
  readonly hasHand: boolean
  readonly television: boolean
  /** The city is on a television: here only the ways to it. */
  readonly compass: boolean
  readonly quarterTurns: number
}

const LEAST = { width: 320, height: 300 }
/** What the page keeps at the top right. */
export const MENU = 52
/** What help, log and hint take where they lie in the row of people. */
const TOOLS = { hasHand: 214, watches: 166 }
/** Narrower, rounds are counted in a square. */
export const SQUARE = { below: 700, saves: 30 }

export function layoutOf(given: Window): Layout {
  const width = Math.max(LEAST.width, given.width)
  const height = Math.max(LEAST.height, given.height)
  const window = { ...given, width, height }
  // Names need that much beside their dice; what is smaller shows what watchers see.
  if (window.television && width >= 1000 && height >= 600) return hall(window)
  if (height < 520 && width >= 560) return strip(window)
  if (window.compass && canPoint(window)) return compass(window)
  return width >= 1000 && height >= 600 ? ring(window) : grid(window)
}

/** [J7.2] City and drone turn together: by as many places as come nearest to a quarter. */
export function slotOf(district: number, districts: number, quarterTurns: number): number {
  return (district + Math.round((quarterTurns * districts) / 4)) % districts
}

function inTurn(slots: readonly Spot[], { districts, quarterTurns }: Window): readonly Spot[] {
  return slots.map((_, district) => slots[slotOf(district, districts, quarterTurns)]!)
}

interface Ellipse {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
}

function around(count: number, ellipse: Ellipse, tile: Pick<Spot, 'width' | 'height'>): Spot[] {
  return Array.from({ length: count }, (_, slot) => {
    const angle = ((slot / count) * 2 - 0.5) * Math.PI
    const x = ellipse.x + ellipse.across * Math.cos(angle)
    return { x, y: ellipse.y + ellipse.down * Math.sin(angle), ...tile }
  })
}

interface Ring {
  readonly slots: readonly Spot[]
  readonly plaza: Spot
}

/** Signs stand out above their tiles. */
const SIGN = 16
const SMALLEST = 90

/** The widest that tiles and plaza may get. */
interface Cap {
  readonly tile: number
  readonly plaza: number
}

/** A ring that fills its box, with tiles as large as they fit beside each other. */
function ringIn(box: Pick<Frame, 'width' | 'height'>, count: number, cap: Cap): Ring {
  let width = Math.min(cap.tile, box.width * (count > 6 ? 0.25 : 0.27), box.height * 0.37)
  let fitting = ringOf(box, count, { ...cap, tile: width })
  while (width > SMALLEST && isCrowded(fitting.slots)) {
    width -= 3
    fitting = ringOf(box, count, { ...cap, tile: width })
  }
  return fitting
}

/** The tiles at its rim touch the edges of the box. */
function ringOf(box: Pick<Frame, 'width' | 'height'>, count: number, cap: Cap): Ring {
  const tile = { width: cap.tile, height: cap.tile * 0.76 }
  const unit = around(count, { x: 0, y: 0, across: 1, down: 1 }, tile)
  const rightmost = Math.max(...unit.map(({ x }) => x))
  const lowest = Math.max(...unit.map(({ y }) => y))
  const across = Math.min((box.width - tile.width) / 2 / rightmost, box.height * 0.86)
  const down = (box.height - tile.height) / (1 + lowest)
  const y = tile.height / 2 + down
  const slots = around(count, { x: box.width / 2, y, across, down }, tile)
  const side = Math.min(2 * (down - tile.height / 2 - 22), across * 0.94, cap.plaza)
  return { slots, plaza: { x: box.width / 2, y: y + 4, width: side, height: side } }
}

function isCrowded(spots: readonly Spot[]): boolean {
  return spots.some((one, index) => {
    return spots.slice(index + 1).some(other => {
      const isBeside = Math.abs(one.x - other.x) >= one.width + 4
      return !isBeside && Math.abs(one.y - other.y) < one.height + SIGN
    })
  })
}

/** The tab on the dock, with what hangs below tiles. */
const TAB = 26

/** By how much a desk's window is larger than what all sizes in pixels are meant for. */
export function enlargement({ width, height }: Pick<Window, 'width' | 'height'>): number {
  return Math.max(1, Math.min(width / 1440, height / 900, 2))
}

function ring(window: Window): Layout {
  const { width, height, districts, hasHand } = window
  const isWide = width >= 1240
  const scale = enlargement(window)
  const rail = isWide ? 204 * scale : 146
  const foot = hasHand ? (height < 760 ? 116 : 138 * scale) : 92
  const margin = isWide ? rail + 26 : 14
  const top = 34
  const tall = height - top - foot - (hasHand ? TAB : 12)
  const city = { left: margin, top, width: width - 2 * margin, height: tall }
  const tile = Math.max(252, width * 0.162)
  const cap = { tile, plaza: tile * 1.31 }
  const { slots, plaza } = ringIn(city, districts, cap)
  const rest = isWide ? 70 : 62
  const seats = [14, width - 14 - rail].map(left => {
    return { left, top: rest, width: rail, height: height - rest - foot - 20 }
  })
  const dock = { left: 14, top: height - foot, width: width - 28, height: foot - 12 }
  const tiles = inTurn(slots, window)
  return { arrangement: 'ring', isCompass: false, city, tiles, plaza, annex: null, seats, dock }
}

function hall(window: Window): Layout {
  const { width, height, districts } = window
  const foot = Math.max(96, height * 0.16)
  const top = height * 0.05
  const city = { left: 20, top, width: width - 40, height: height - top - foot - 88 }
  const { slots, plaza } = ringIn(city, districts, { tile: width * 0.19, plaza: 330 })
  const seats = [{ left: 24, top: height - foot - 12, width: width - 48, height: foot }]
  const dock = { left: 24, top: height - foot - 66, width: width - 48, height: 48 }
  const tiles = inTurn(slots, window)
  return { arrangement: 'hall', isCompass: false, city, tiles, plaza, annex: null, seats, dock }
}

type Cell = readonly [column: number, row: number]

/** Clockwise from the top; the place below the plaza stays free for lock and timer. */
const CELLS: Readonly<Record<number, readonly Cell[]>> = {
  5: [
    [1, 0],
    [2, 1],
    [2, 2],
    [0, 2],
    [0, 1],
  ],
  6: [
    [2, 0],
    [2, 1],
    [2, 2],
    [0, 2],
    [0, 1],
    [0, 0],
  ],
  7: [
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [0, 2],
    [0, 1],
    [0, 0],
  ],
}

function grid(window: Window): Layout {
  const { width, height, districts, hasHand } = window
  const isLarge = width >= 600
  const edge = isLarge ? 16 : 8
  const gap = isLarge ? 14 : 6
  const rise = isLarge ? 24 : 15
  // Who only looks on has one more to see: two rows.
  const people = isLarge ? 76 : hasHand ? 60 : 120
  const foot = hasHand ? (isLarge ? 232 : 198) : isLarge ? 130 : 156
  const top = people + edge + rise + 4
  const cityHeight = height - top - foot - edge - 4
  const city = { left: edge, top, width: width - 2 * edge, height: cityHeight }
  // Six leave the top of the middle column free: on a phone it can be narrower, and on a tablet
  // the plaza fills it.
  const isOpen = districts === 6
  const inner = (city.width - 2 * gap) * (isOpen ? (isLarge ? 0.42 : 0.27) : 1 / 3)
  const outer = (city.width - 2 * gap - inner) / 2
  const tall = Math.min((cityHeight - 2 * rise) / 3, outer * 1.5)
  const spare = Math.max(0, cityHeight - 3 * tall - 2 * rise) / 2
  const spot = ([column, row]: Cell): Spot => ({
    x: column === 1 ? city.width / 2 : outer / 2 + column * 0.5 * (city.width - outer),
    y: spare + tall / 2 + row * (tall + rise),
    width: column === 1 ? inner * (districts === 5 && row === 0 ? 2.2 : 1) : outer,
    height: tall,
  })
  const middle = spot([1, isOpen ? (isLarge ? 0.72 : 0.6) : 1])
  const below = spot([1, 2])
  const side = Math.min(inner * (isLarge ? 1 : isOpen ? 1.3 : 1.12), tall * 1.05)
  const dock = { left: edge, top: height - foot, width: width - 2 * edge, height: foot - edge }
  return {
    arrangement: 'grid',
    isCompass: false,
    city,
    tiles: inTurn(CELLS[districts]!.map(spot), window),
    plaza: { x: middle.x, y: middle.y, width: side, height: side },
    annex: { ...below, width: below.width + 2 * gap },
    seats: [{ left: edge, top: edge, width: width - edge - MENU, height: people - 4 }],
    dock,
  }
}

/** A phone held upright, with dice on it. */
export function canPoint({ width, height, hasHand }: Pick<Window, 'width' | 'height' | 'hasHand'>) {
  return hasHand && width < 600 && height >= 620
}

/** Every district at the bearing it has on the television, and large dice below. */
function compass(window: Window): Layout {
  const upright = grid(window)
  const { width, height, districts } = window
  const city = { ...upright.city, height: Math.min(upright.city.width, height * 0.44) }
  const tile = { width: 104, height: 76 }
  const across = (city.width - tile.width) / 2
  const centre = { x: city.width / 2, y: city.height / 2 }
  const down = (city.height - tile.height) / 2
  const slots = around(districts, { ...centre, across, down }, tile)
  const side = 2 * (down - tile.height / 2) - 16
  const tools = { x: centre.x, y: city.height + 34, width: city.width, height: 60 }
  const top = city.top + city.height + 66
  return {
    ...upright,
    isCompass: true,
    city,
    tiles: inTurn(slots, window),
    plaza: { ...centre, width: side, height: side },
    annex: tools,
    dock: { ...upright.dock, top, height: height - top - (width - upright.dock.width) / 2 },
  }
}

/** Three tools side by side. */
const ABREAST = 132

/** Whether lock and sand timer find a place in the annex, above one row of tools or two. */
export function isRoomy({ annex }: Layout): boolean {
  return annex !== null && annex.height >= (annex.width >= ABREAST ? 148 : 160)
}

/** Whether the dock beside a city is too low for everything below each other. */
export function isFlat({ arrangement, dock }: Layout): boolean {
  return arrangement === 'strip' && dock.height < 330
}

/** By so much the stack of pods hangs out below a small plaza. */
const HEM = 18

/** Four dice side by side, each as wide as a fingertip. */
const HAND = 206

/** Two rows: along the top and back along the bottom, the plaza in the corner that is left. */
function strip(window: Window): Layout {
  const { width, height, districts, hasHand } = window
  const people = 40
  const saved = width < SQUARE.below ? SQUARE.saves : 0
  const tools = (hasHand ? TOOLS.hasHand : TOOLS.watches) - saved
  const side = hasHand ? Math.max(HAND, Math.min(236, width * 0.29)) : Math.min(196, width * 0.29)
  const columns = Math.ceil((districts + 1) / 2)
  const city = { left: 8, top: people + 18, width: width - side - 20, height: height - people - 26 }
  const gap = 6
  const rise = 14
  const wide = (city.width - (columns - 1) * gap) / columns
  const tall = (city.height - rise) / 2
  const spot = (column: number, row: number): Spot => ({
    x: wide / 2 + column * (wide + gap),
    y: tall / 2 + row * (tall + rise),
    width: wide,
    height: tall,
  })
  const slots = Array.from({ length: districts }, (_, slot) => {
    return slot < columns ? spot(slot, 0) : spot(2 * columns - 1 - slot, 1)
  })
  const free = 2 * columns - districts
  const corner = wide * free + gap * (free - 1)
  const size = Math.min(tall - HEM, corner)
  return {
    arrangement: 'strip',
    isCompass: false,
    city,
    tiles: inTurn(slots, window),
    plaza: { x: corner / 2, y: spot(0, 1).y - HEM / 2, width: size, height: size },
    annex: null,
    seats: [{ left: tools, top: 5, width: width - tools - 4 - MENU, height: people - 2 }],
    dock: { left: width - side - 6, top: people + 12, width: side, height: height - people - 18 },
  }
}

type Size = Pick<Spot, 'width' | 'height'>

const FINGERTIP = 44
/** Of a tile that has grown: how high its street is, and what dice leave free beside them. */
export const STREET = { share: 0.3, margin: 12 }

/** At least so large, and large enough that a finger finds each of the dice in its street. */
export function spaceFor(dice: number, least: Size, city: Size): Size {
  const abreast = Math.floor((least.width - STREET.margin) / FINGERTIP)
  const most = Math.max(1, Math.floor((city.height * STREET.share) / FINGERTIP))
  const rows = Math.min(most, Math.ceil(dice / abreast))
  const columns = Math.ceil(dice / Math.max(1, rows))
  return {
    width: Math.max(least.width, columns * FINGERTIP + STREET.margin),
    height: Math.max(least.height, Math.ceil((rows * FINGERTIP) / STREET.share)),
  }
}

/** Twice the size on a small screen, so that a finger finds what is in it, and still inside. */
export function grown(spot: Spot, city: Frame, least: Size): Spot {
  const width = Math.min(city.width, Math.max(spot.width, least.width))
  const height = Math.min(city.height, Math.max(spot.height, least.height))
  const within = (centre: number, size: number, whole: number) => {
    return Math.min(whole - size / 2, Math.max(size / 2, centre))
  }
  return {
    x: within(spot.x, width, city.width),
    y: within(spot.y, height, city.height),
    width,
    height,
  }
}
