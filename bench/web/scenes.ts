// What is done in the page while it is measured. Text, because it runs there and not here.

import { arc } from '#screen/arc.ts'

const FROM = { left: 60, top: 780, width: 48, height: 48 }

/** The same arcs that the boards fly, to 35 places all over the window. */
const COURSES = Array.from({ length: 35 }, (_, nth) => {
  const to = {
    left: 20 + (nth % 7) * 48,
    top: 60 + Math.floor(nth / 7) * 110,
    width: 24,
    height: 24,
  }
  return { ...to, ...arc(FROM, to) }
})

/** The longest time between two frames while nothing is asked of the page. */
export const IDLE = `(async () => {
  let longest = 0
  let last = await new Promise(requestAnimationFrame)
  const ends = last + 1400
  while (last < ends) {
    const now = await new Promise(requestAnimationFrame)
    longest = Math.max(longest, now - last)
    last = now
  }
  return longest
})()`

/** Starts a flight every 20 ms, and tells the longest time between two frames. */
export const FLIGHTS = `(async () => {
  const courses = ${JSON.stringify(COURSES)}
  const die = document.querySelector('[data-die], .die') ?? document.querySelector('main button')
  const flying = courses.map(({ left, top }) => {
    const copy = die.cloneNode(true)
    Object.assign(copy.style, { position: 'fixed', left: left + 'px', top: top + 'px', zIndex: 99,
      width: '24px', height: '24px', translate: 'none', transform: 'none' })
    document.body.append(copy)
    return copy
  })
  await new Promise(resolve => setTimeout(resolve, 500))
  let longest = 0
  let last = performance.now()
  let isOver = false
  const watch = now => {
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) requestAnimationFrame(watch)
  }
  await new Promise(resolve => requestAnimationFrame(now => { last = now; resolve() }))
  requestAnimationFrame(watch)
  const landings = courses.map(async ({ keyframes, duration }, nth) => {
    await new Promise(resolve => setTimeout(resolve, nth * 20))
    await flying[nth].animate(keyframes, { duration, easing: 'linear' }).finished
  })
  await Promise.all(landings)
  isOver = true
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
