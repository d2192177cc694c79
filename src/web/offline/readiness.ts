// Sees to it, from the page, that the app gets onto the device: browsers try once a visit, and a
// visit may last an evening.

/** `none`: this browser keeps nothing. */
export const READINESS = ['none', 'preparing', 'delayed', 'ready'] as const
export type Readiness = (typeof READINESS)[number]

type Listen = { addEventListener(type: string, listener: () => void): void }

export interface Keeper extends Listen {
  readonly state: string
  postMessage(message: unknown): void
}

export interface Registration extends Listen {
  readonly installing: Keeper | null
  readonly waiting: Keeper | null
  readonly active: Keeper | null
}

export interface Browser {
  /** Whether this page is answered from the device. */
  isControlled(): boolean
  register(): Promise<Registration>
  after(time: number, call: () => void): void
  changed(readiness: Readiness): void
  /** A newer version than the one in use is complete. */
  offered(newer: Keeper | null): void
}

const FIRST_WAIT = 4000
const LONGEST_WAIT = 300_000

/** Asks a complete version to answer this page, too. */
export const CLAIM = 'answer this page'

export function prepare(browser: Browser): void {
  const wasControlled = browser.isControlled()
  const watched = new Set<Keeper>()
  let wait = FIRST_WAIT
  browser.changed(wasControlled ? 'ready' : 'preparing')

  function again(): void {
    browser.changed('delayed')
    browser.after(wait, () => void attempt())
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }

  function look(registration: Registration, keeper: Keeper): void {
    const { active, waiting } = registration
    if (wasControlled) browser.offered(waiting)
    if (active?.state === 'activated') {
      if (!browser.isControlled()) active.postMessage(CLAIM)
      browser.changed('ready')
    } else if (active === null && keeper.state === 'redundant') again()
  }

  function watch(registration: Registration): void {
    const { installing, waiting, active } = registration
    for (const keeper of [installing, waiting, active]) {
      if (keeper === null || watched.has(keeper)) continue
      watched.add(keeper)
      keeper.addEventListener('statechange', () => look(registration, keeper))
      look(registration, keeper)
    }
  }

  async function attempt(): Promise<void> {
    try {
      const registration = await browser.register()
      watch(registration)
      registration.addEventListener('updatefound', () => watch(registration))
    } catch {
      // Where an earlier version answers, it goes on doing so.
      if (!browser.isControlled()) again()
    }
  }

  void attempt()
}
