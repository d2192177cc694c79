import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser } from 'playwright-core'
import { flawsOf } from '#tools/flaws.ts'
import { openBrowser } from './browser.ts'

setDefaultTimeout(120_000)

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

const TABLE = 'position: fixed; inset: 0; overflow: hidden; font: 16px/1 sans-serif'

async function flawsIn(markup: string, crowd: string | null = null): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } })
  await page.setContent(`<!doctype html><main style="${TABLE}">${markup}</main>`)
  const flaws = await flawsOf(page, { isPlay: true, crowd })
  await page.close()
  return flaws
}

const box = (place: string, inside: string) =>
  `<div style="position: absolute; background: #ccc; ${place}">${inside}</div>`

test('whatever is in its place is no flaw', async () => {
  const badge = box('left: 60px; top: -8px', 'new')
  const note = box('left: 10px; top: 40px; width: 90px', `Some words ${badge}`)
  expect(await flawsIn(note)).toEqual([])
})

test.each([
  ['below', 'left: 10px; top: 290px', 'leaves the window: 30'],
  ['at the side', 'left: 390px; top: 20px', 'leaves the window: 30'],
])('text that leaves the window %s is a flaw', async (_, place, flaw) => {
  expect(await flawsIn(box(place, '30'))).toContain(flaw)
})

test.each([
  ['too low', 'left: 10px; top: 40px; height: 8px; line-height: 16px'],
  ['too narrow', 'left: 10px; top: 40px; width: 30px; white-space: nowrap'],
])('text on a box that is %s is a flaw', async (_, place) => {
  expect(await flawsIn(box(place, 'Words'))).toContain('sticks out of its box: Words')
})

test.each([
  [2, []],
  [-4, ['half covered: Some words']],
])('text with something opaque %d pixels beside its last letter: %j', async (distance, flaws) => {
  const patch = 'background: #333; width: 30px; height: 30px; top: -7px'
  const cover = `<i style="position: absolute; left: calc(100% + ${distance}px); ${patch}"></i>`
  const words = `<div><span>Some words</span>${cover}</div>`
  const free = 'position: absolute; left: 10px; top: 40px; white-space: nowrap'
  expect(await flawsIn(words.replace('<div', `<div style="${free}"`))).toEqual(flaws)
})

test('a button that lies partly under another is a flaw, unless that one pops up', async () => {
  const below = '<button style="position: absolute; left: 10px; top: 40px">Below</button>'
  const above = '<button style="position: absolute; left: 14px; top: 44px">Above</button>'
  expect(await flawsIn(below + above)).toContain('under something to touch: Below')
  const over = `<div data-over>${above}</div>`
  expect(await flawsIn(below + over)).not.toContain('under something to touch: Below')
})

const BUTTON = 'position: absolute; left: 10px; top: 40px; padding: 0; font: inherit'

test.each([
  ['44px', '44px', '', []],
  ['43px', '44px', '', ['smaller than a fingertip: 43 × 44 Roll']],
  ['60px', '28px', '', ['smaller than a fingertip: 60 × 28 Roll']],
  ['43px', '44px', 'disabled', []],
])('a button of %s by %s %s: %j', async (width, height, state, flaws) => {
  const size = `width: ${width}; height: ${height}`
  expect(await flawsIn(`<button ${state} style="${BUTTON}; ${size}">Roll</button>`)).toEqual(flaws)
})

test('a word is as low as its line, a button in a crowd as small as the crowd', async () => {
  expect(await flawsIn('<p>Some <a href="/">words</a> more</p>')).toEqual([])
  expect(await flawsIn('<p>Some <button>words</button> more</p>')).toEqual([])
  expect(await flawsIn('<p><button>words</button></p>')).toHaveLength(1)
  const die = `<button style="${BUTTON}; width: 30px; height: 30px">3</button>`
  expect(await flawsIn(die)).toEqual(['smaller than a fingertip: 30 × 30 3'])
  expect(await flawsIn(`<div class="road">${die}</div>`, '.road button')).toEqual([])
})

test('what Tab passes by on a ground is part of the ground', async () => {
  const part = (stop: number) =>
    `<div data-ground><button tabindex="${stop}" style="${BUTTON}; width: 30px">3</button></div>`
  expect(await flawsIn(part(-1))).toEqual([])
  expect(await flawsIn(part(0))).toHaveLength(1)
})

test.each([
  ['Zurück&shy;nehmen', []],
  ['Zurücknehmen', ['broken: Zurücknehmen']],
])('%s in a narrow place: %j', async (word, flaws) => {
  const place = 'left: 10px; top: 40px; width: 70px; overflow-wrap: anywhere; hyphens: manual'
  expect(await flawsIn(box(place, word))).toEqual(flaws)
})
