// What is done in the page while it is measured. Text, because it runs there and not here.

import { arc } from '#screen/arc.ts'

const FROM = { left: 60, top: 780, width: 48, height: 48 }

/** What a scene leaves in the browser's own account of what it did. */
export const BEGIN = 'scene-begins'
export const END = 'scene-ends'

/** The same arcs that the boards fly, turning, to 35 places all over the window. */
const COURSES = Array.from({ length: 35 }, (_, nth) => {
  const to = {
    left: 20 + (nth % 7) * 48,
    top: 60 + Math.floor(nth / 7) * 110,
    width: 24,
    height: 24,
  }
  return { ...to, ...arc(FROM, to, 1) }
})

/** Watches every frame while something is done, and tells the longest time between two. */
const WATCHED = `async work => {
  let longest = 0
  let last = await new Promise(requestAnimationFrame)
  let isOver = false
  const watch = now => {
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
  performance.mark('${BEGIN}')
  await work()
  performance.mark('${END}')
  isOver = true
  return longest
}`

/** Begins to play, where there is something to begin, and waits for dice. */
export const START = `(async () => {
  document.querySelector('.main-button')?.click()
  while (document.querySelector('[data-hand], [data-die]') === null) {
    await new Promise(requestAnimationFrame)
  }
  await new Promise(resolve => setTimeout(resolve, 1500))
})()`

/** The longest time between two frames while nothing is asked of the page. */
export const IDLE = `(${WATCHED})(() => new Promise(resolve => setTimeout(resolve, 1400)))`

/** Copies of the board's own die take off one after the other, 20 ms apart. */
export const FLIGHTS = `(async () => {
  const courses = ${JSON.stringify(COURSES)}
  while (document.querySelector('[data-hand], [data-die]') === null) {
    await new Promise(requestAnimationFrame)
  }
  const die = document.querySelector('[data-hand], [data-die]')
  const board = die.closest('main')
  const flying = courses.map(({ left, top }) => {
    const copy = die.cloneNode(true)
    Object.assign(copy.style, { position: 'fixed', left: left + 'px', top: top + 'px', zIndex: 99,
      width: '24px', height: '24px', translate: 'none', transform: 'none', margin: 0 })
    return copy
  })
  board.append(...flying)
  await new Promise(resolve => setTimeout(resolve, 500))
  const longest = await (${WATCHED})(() => Promise.all(
    courses.map(async ({ keyframes, duration }, nth) => {
      await new Promise(resolve => setTimeout(resolve, nth * 20))
      await flying[nth].animate(keyframes, { duration, easing: 'linear' }).finished
    }),
  ))
  // Clearing up is no part of the scene: not in the task in which it ends.
  await new Promise(requestAnimationFrame)
  for (const copy of flying) copy.remove()
  return longest
})()`

/** From the key that sends a die on its way to the first frame in which one moves. */
export const TAP = `(async () => {
  const press = code =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
  const frame = () => new Promise(requestAnimationFrame)
  const until = async isSo => { while (!isSo()) await frame() }
  await until(() => document.querySelector('.main-button'))
  document.querySelector('.main-button').click()
  await until(() => document.querySelector('button.roll:not(:disabled)'))
  press('Space')
  await new Promise(resolve => setTimeout(resolve, 1200))
  const known = new Set(document.getAnimations())
  press('KeyQ')
  const began = performance.now()
  press('Digit1')
  await until(() => document.getAnimations().some(one => !known.has(one)))
  return performance.now() - began
})()`
