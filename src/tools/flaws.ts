// What a picture would show to be wrong: something wider than the window, text cut off, or a
// scrollbar where people play.
import type { Page } from 'playwright-core'
import type { Screen } from '#tools/screens.ts'

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

const OVERFLOW = `[document.documentElement.scrollWidth - innerWidth,
  document.documentElement.scrollHeight - innerHeight]`

const TYPED = /^https?:\/\//

export async function flawsOf(page: Page, { isPlay }: Screen): Promise<readonly string[]> {
  const [wide, high] = await page.evaluate<[number, number]>(OVERFLOW)
  const cut = await page.evaluate<string[]>(CUT_TEXT)
  const outside = await page.evaluate<string[]>(OUTSIDE)
  return [
    ...(wide > 0 ? [`${wide} pixels wider than the window`] : []),
    ...(isPlay && high > 0 ? [`${high} pixels higher than the window`] : []),
    ...cut.filter(text => !TYPED.test(text)).map(text => `cut off: ${text}`),
    ...(isPlay ? outside.map(text => `outside the window: ${text}`) : []),
  ]
}
