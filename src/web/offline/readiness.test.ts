import { expect, test } from 'bun:test'
import { type Browser, CLAIM, type Keeper, prepare, type Registration } from './readiness.ts'

interface Actor extends Keeper {
  state: string
  readonly heard: unknown[]
  become(state: string): void
}

function actor(state: string): Actor {
  const listeners: (() => void)[] = []
  const one: Actor = {
    state,
    heard: [],
    postMessage: message => one.heard.push(message),
    addEventListener: (_, listener) => listeners.push(listener),
    become(next) {
      one.state = next
      for (const listener of listeners) listener()
    },
  }
  return one
}

type Place = 'installing' | 'waiting' | 'active'
type Registered = Registration & { found(): void }

function registered(places: Partial<Record<Place, Actor>>): Registered {
  const listeners: (() => void)[] = []
  return {
    installing: null,
    waiting: null,
    active: null,
    ...places,
    addEventListener: (_, listener) => listeners.push(listener),
    found() {
      for (const listener of listeners) listener()
    },
  }
}

/** A browser that answers each registration with the next of these. */
function visit(answers: readonly (Registration | Error)[], isControlled = false) {
  const told: string[] = []
  const waits: number[] = []
  const offers: (Keeper | null)[] = []
  const timers: (() => void)[] = []
  let registrations = 0
  const side = { isControlled }
  const browser: Browser = {
    isControlled: () => side.isControlled,
    async register() {
      const next = answers[registrations]!
      registrations += 1
      if (next instanceof Error) throw next
      return next
    },
    after(time, call) {
      waits.push(time)
      timers.push(call)
    },
    changed: readiness => told.push(readiness),
    offered: newer => offers.push(newer),
  }
  prepare(browser)
  const settle = async () => {
    for (let i = 0; i < 6; i++) await Promise.resolve()
  }
  const ring = async () => {
    timers.shift()!()
    await settle()
  }
  return { side, told, waits, offers, ring, settle, registrations: () => registrations }
}

test('a first visit ends ready', async () => {
  const keeper = actor('installing')
  const registration = registered({ installing: keeper })
  const { side, told, settle } = visit([registration])
  await settle()
  Object.assign(registration, { installing: null, active: keeper })
  side.isControlled = true
  keeper.become('activated')
  expect(told).toEqual(['preparing', 'ready'])
  expect(keeper.heard).toEqual([])
})

test('a version that could not be completed is asked for again, ever more patiently', async () => {
  const [first, second, third] = [actor('installing'), actor('installing'), actor('installing')]
  const last = registered({ installing: third })
  const { told, waits, ring, settle, registrations } = visit([
    registered({ installing: first }),
    registered({ installing: second }),
    last,
  ])
  await settle()
  first.become('redundant')
  expect(registrations()).toBe(1)
  await ring()
  second.become('redundant')
  await ring()
  expect(registrations()).toBe(3)
  Object.assign(last, { installing: null, active: third })
  third.become('activated')
  expect(told).toEqual(['preparing', 'delayed', 'delayed', 'ready'])
  expect(waits).toEqual([4000, 8000])
})

test('a browser that did not find the worker is asked again', async () => {
  const keeper = actor('activated')
  const { told, ring, settle } = visit([new Error('busy'), registered({ active: keeper })])
  await settle()
  expect(told).toEqual(['preparing', 'delayed'])
  await ring()
  expect(told).toEqual(['preparing', 'delayed', 'ready'])
})

test('a complete version that does not answer this page is asked to', async () => {
  const keeper = actor('activated')
  const { told, settle } = visit([registered({ active: keeper })])
  await settle()
  expect(keeper.heard).toEqual([CLAIM])
  expect(told.at(-1)).toBe('ready')
})

test('a page answered from the device stays ready when a newer version fails', async () => {
  const [old, newer] = [actor('activated'), actor('installing')]
  const registration = registered({ active: old })
  const { told, waits, settle } = visit([registration], true)
  await settle()
  Object.assign(registration, { installing: newer })
  registration.found()
  Object.assign(registration, { installing: null })
  newer.become('redundant')
  expect(told).not.toContain('delayed')
  expect(waits).toEqual([])
})

test('a newer version is offered once it is complete', async () => {
  const [old, newer] = [actor('activated'), actor('installing')]
  const registration = registered({ active: old })
  const { offers, settle } = visit([registration], true)
  await settle()
  Object.assign(registration, { installing: newer })
  registration.found()
  Object.assign(registration, { installing: null, waiting: newer })
  newer.become('installed')
  expect(offers.at(-1)).toBe(newer)
})

test('nothing is offered on a first visit', async () => {
  const keeper = actor('installing')
  const registration = registered({ installing: keeper })
  const { offers, settle } = visit([registration])
  await settle()
  Object.assign(registration, { installing: null, waiting: keeper })
  keeper.become('installed')
  expect(offers).toEqual([])
})
