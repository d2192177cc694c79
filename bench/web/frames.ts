// How long the page's own thread is busy at a stretch, as Chromium accounts for it. Other programs
// on the same machine do not count, so this can be compared where time by the clock cannot.

import type { Browser, Page } from 'playwright-core'
import { BEGIN, END } from './scenes.ts'

export interface Frames {
  /** Between two frames, by the clock. */
  readonly longest: number
  /** The longest task, in processor time, the slowdown included. */
  readonly work: number
}

interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

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
  return { longest, work: longestTask(events) }
}

function longestTask(events: readonly Traced[]): number {
  const begin = events.find(({ name }) => name === BEGIN)
  const end = events.find(({ name }) => name === END)
  if (begin === undefined || end === undefined) throw new Error('the scene left no marks')
  const tasks = events.filter(({ name, ph, pid, tid, ts }) => {
    const isTask = name === 'RunTask' && ph === 'X' && pid === begin.pid && tid === begin.tid
    return isTask && ts >= begin.ts && ts <= end.ts
  })
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
