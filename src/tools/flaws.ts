// What a picture would show to be wrong: something wider than the window, text that is cut off,
// leaves the window or its own box, falls into pieces or lies half under something; and where
// people play, a scrollbar, or something to be touched that is smaller than a fingertip.
import type { Page } from 'playwright-core'

const CUT_TEXT = `[...document.querySelectorAll('body *')].filter(element => {
  const style = getComputedStyle(element)
  const isText = node => node.nodeType === 3 && node.data.trim() !== ''
  if (![...element.childNodes].some(isText) || style.visibility === 'hidden') return false
  if (element.closest('.unseen, [aria-hidden=true]')) return false
  if (element.clientWidth <= 1 || style.overflowX === 'visible') return false
  return element.scrollWidth > element.clientWidth + 1 && !/auto|scroll/.test(style.overflowX)
}).map(element => element.textContent.trim().slice(0, 60))`

const OUTSIDE = `[...document.querySelectorAll('button, a, input, select')].filter(element => {
  const { left, right, width } = element.getBoundingClientRect()
  return width > 1 && (left < -1 || right > innerWidth + 1) && element.checkVisibility()
}).map(element => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60))`

/** Each piece of text that can be seen, with the line it stands on. */
const LINES = `[...document.querySelectorAll('body *')].flatMap(element => {
  if (element.closest('.unseen, .unseen-text, .hidden, svg, option, [inert]')) return []
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
  return [...element.childNodes].flatMap(node => {
    if (node.nodeType !== 3 || node.data.trim() === '') return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 6 && height > 4)
      .map(box => ({ element, box, text: node.data.trim().slice(0, 60) }))
  })
})`

/** A page can be scrolled down, a table cannot. */
const LEAVING = `isPlay => ${LINES}.filter(({ element, box }) => {
  for (let up = element; up !== null; up = up.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(up).overflow)) return false
  }
  if (box.left < -1 || box.right > innerWidth + 1) return true
  return isPlay && (box.top < -1 || box.bottom > innerHeight + 1)
}).map(({ text }) => text)`

/** A line that sticks out of the box it is written on, by more than letters need for their feet. */
const SPILT = `${LINES}.filter(({ element, box }) => {
  for (let up = element; up !== null; up = up.parentElement) {
    const { position, display, borderTopWidth, backgroundColor, backgroundImage, overflow } =
      getComputedStyle(up)
    if (display === 'inline' || display === 'contents') continue
    if (/auto|scroll/.test(overflow)) return false
    const isPainted = !/, 0\\)$|transparent/.test(backgroundColor) || backgroundImage !== 'none'
    if (isPainted || Number.parseFloat(borderTopWidth) > 1) {
      const around = up.getBoundingClientRect()
      const foot = box.height * 0.3
      return (
        box.left < around.left - 1 ||
        box.right > around.right + 1 ||
        box.top < around.top - foot ||
        box.bottom > around.bottom + foot
      )
    }
    // What is placed freely may lie across an edge.
    if (position === 'absolute' || position === 'fixed') return false
  }
  return false
}).map(({ text }) => text)`

/** Half under something that is not meant to lie over others: what pops up says so. */
const COVERED = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const isOpaque = element => {
    if (element.closest('svg')) return false
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const alpha = Number(backgroundColor.match(/[\\d.]+(?=\\)$)/)?.[0] ?? 0)
    const isSolid = backgroundColor.startsWith('rgb(') || alpha > 0.6
    return opacity > 0.6 && (isSolid || backgroundImage.includes('gradient'))
  }
  const covers = (element, x, y) => {
    for (const other of document.elementsFromPoint(x, y)) {
      if (other === element || other.contains(element)) return false
      if (element.contains(other) || !isOpaque(other)) continue
      return other.closest('dialog, [data-over], [role=status]') === null
    }
    return false
  }
  const found = ${LINES}.filter(({ element, box, text }) => {
    const y = box.top + box.height / 2
    if (!/\\p{L}{3}/u.test(text)) return false
    if (y < 0 || y > innerHeight) return false
    const inner = [0.04, 0.25, 0.5, 0.75, 0.96].map(part => box.left + part * box.width)
    const points = [box.left + 2, ...inner, box.right - 2]
    const within = points.filter(x => x > 0 && x < innerWidth)
    const covered = within.filter(x => covers(element, x, y)).length
    return covered > 0 && covered < within.length
  }).map(({ text }) => text)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  return found
})()`

/** Something to be touched that is partly under something else to be touched. */
const CROWDED = `[...document.querySelectorAll('button, a, input, select')].filter(element => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  if (element.closest('[inert], [data-ground]') || element.disabled) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width < 8 || height < 8 || width > 300) return false
  const corners = [0.2, 0.8].flatMap(x => [0.2, 0.8].map(y => [left + x * width, top + y * height]))
  return corners.some(([x, y]) => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
    const other = document.elementFromPoint(x, y)?.closest('button, a, input, select')
    if (other == null || other === element || element.contains(other)) return false
    if (other.closest('dialog, [data-over], [role=status]') !== null) return false
    // Where the whole window can be touched, nothing else needs to be.
    if (other.clientWidth > innerWidth * 0.4 && other.clientHeight > innerHeight * 0.4) return false
    return !element.closest('label')?.contains(other)
  })
}).map(element => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60))`

/** What a finger hits for certain, in pixels. */
const FINGERTIP = 44

/**
 * A word in a line of text may be as low as its line. What Tab passes by on a ground does what the
 * whole ground does.
 */
const SMALL = `crowd => {
  const targets = [...document.querySelectorAll('button, a, input, select, summary')]
  const isText = node => node.nodeType === 3 && node.data.trim() !== ''
  return targets.flatMap(element => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    if (element.closest('[inert], .unseen, .hidden') || element.disabled) return []
    if (crowd !== null && element.matches(crowd)) return []
    if (element.closest('[data-ground]') && element.tabIndex < 0) return []
    const isInLine = [...element.parentElement.childNodes].some(isText)
    if (isInLine && getComputedStyle(element).display.startsWith('inline')) return []
    const { offsetWidth, offsetHeight } = element.closest('label') ?? element
    if (Math.min(offsetWidth, offsetHeight) >= ${FINGERTIP}) return []
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim()
    return [offsetWidth + ' × ' + offsetHeight + ' ' + name.slice(0, 60)]
  })
}`

/** A word in two pieces without a hyphen: there was no room for it. */
const BROKEN = `[...document.querySelectorAll('body *')].flatMap(element => {
  if (element.closest('.unseen, .unseen-text, .hidden, svg, option, [inert]')) return []
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
  if (getComputedStyle(element).hyphens === 'auto') return []
  return [...element.childNodes].flatMap(node => {
    if (node.nodeType !== 3) return []
    return [...node.data.matchAll(/\\p{L}{4,}/gu)].flatMap(({ index, 0: word }) => {
      const range = document.createRange()
      // The hyphen of the piece before belongs to its first letter.
      range.setStart(node, node.data[index - 1] === '\\u00ad' ? index + 1 : index)
      range.setEnd(node, index + word.length)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
      const tops = rects.map(({ top }) => Math.round(top))
      return new Set(tops).size > 1 ? [word] : []
    })
  })
})`

const OVERFLOW = `[document.documentElement.scrollWidth - innerWidth,
  document.documentElement.scrollHeight - innerHeight]`

const TYPED = /^https?:\/\//

export interface Kind {
  /** Nothing scrolls while people play. */
  readonly isPlay: boolean
  /** What may be smaller than a fingertip: a selector. */
  readonly crowd?: string | null
}

/** What is smaller than a fingertip, with its size. */
export function smallOn(page: Page, crowd: string | null): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(${SMALL})(${JSON.stringify(crowd)})`)
}

export async function flawsOf(
  page: Page,
  { isPlay, crowd = null }: Kind,
): Promise<readonly string[]> {
  const [wide, high] = await page.evaluate<[number, number]>(OVERFLOW)
  const cut = await page.evaluate<string[]>(CUT_TEXT)
  const outside = await page.evaluate<string[]>(OUTSIDE)
  const leaving = await page.evaluate<string[]>(`(${LEAVING})(${isPlay})`)
  const spilt = await page.evaluate<string[]>(SPILT)
  const covered = await page.evaluate<string[]>(COVERED)
  const crowded = await page.evaluate<string[]>(CROWDED)
  const broken = await page.evaluate<string[]>(BROKEN)
  const small = await smallOn(page, crowd)
  return [
    ...(wide > 0 ? [`${wide} pixels wider than the window`] : []),
    ...(isPlay && high > 0 ? [`${high} pixels higher than the window`] : []),
    ...cut.filter(text => !TYPED.test(text)).map(text => `cut off: ${text}`),
    ...leaving.map(text => `leaves the window: ${text}`),
    ...spilt.map(text => `sticks out of its box: ${text}`),
    ...covered.map(text => `half covered: ${text}`),
    ...broken.map(text => `broken: ${text}`),
    // A page is scrolled out from under what stays in its place.
    ...(isPlay ? crowded.map(text => `under something to touch: ${text}`) : []),
    ...(isPlay ? small.map(text => `smaller than a fingertip: ${text}`) : []),
    ...(isPlay ? outside.map(text => `outside the window: ${text}`) : []),
  ]
}
