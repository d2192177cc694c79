// What the browser's own trace says of the frames in a scene. Other programs on the same machine do
// not count in processor time, so that can be compared where time by the clock cannot.

import type { Browser, Page } from 'playwright-core'
import { BEGIN, END } from './scenes.ts'

export interface Frames {
  /** Between two frames of the page, by the clock. */
  readonly longest: number
  /** Between two pictures on the screen, by the clock; `null`: there were not two. */
  readonly pictures: number | null
  /** All the page's own thread does from one frame to the next, in processor time. */
  readonly work: number
}

interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'viz',
]

/** Plays a scene that marks its begin and its end. */
export async function watch(browser: Browser, page: Page, scene: string): Promise<Frames> {
  const session = await browser.newBrowserCDPSession()
  const events: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as Traced[]))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  const longest = await page.evaluate<number>(scene)
  const isComplete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isComplete
  await session.detach()
  return { longest, ...accountOf(events) }
}

function accountOf(events: readonly Traced[]): Omit<Frames, 'longest'> {
  const begin = events.find(({ name }) => name === BEGIN)
  const end = events.find(({ name }) => name === END)
  if (begin === undefined || end === undefined) throw new Error('the scene left no marks')
  const seen = events
    .filter(({ ph, ts }) => ph === 'X' && ts >= begin.ts && ts <= end.ts)
    .sort((one, other) => one.ts - other.ts)
  const own = seen.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid)
  const pictures = seen.filter(({ name }) => name === 'Display::DrawAndSwap').map(({ ts }) => ts)
  const gap = widestGap(pictures)
  return { work: longestFrame(own) / 1000, pictures: gap === null ? null : gap / 1000 }
}

function longestFrame(own: readonly Traced[]): number {
  const starts = own.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts)
  let longest = 0
  let sum = 0
  for (const task of own) {
    if (task.name !== 'RunTask') continue
    const over = task.ts + (task.dur ?? 0)
    // A frame is what is done from one such task up to the next.
    if (starts.some(start => start >= task.ts && start <= over)) sum = 0
    sum += task.tdur ?? 0
    longest = Math.max(longest, sum)
  }
  return longest
}

/** Where nothing moves, nothing need be drawn. */
function widestGap(instants: readonly number[]): number | null {
  if (instants.length < 2) return null
  return Math.max(...instants.slice(1).map((instant, index) => instant - instants[index]!))
}
