// A page against a real table over a line that breaks, loses and repeats: nothing that was tapped
// is lost or done twice.

import { describe, expect, test } from 'bun:test'
import { registry } from '#games/registry.ts'
import { swiftLuck } from '#kernel/luck.ts'
import type { Answer } from '#screen/board.ts'
import type { Dial } from '#web/connection/line.ts'
import { device, settle, sit, startMatch, VALUE } from '#web/solo/rehearsal.ts'
import { memoryShelf } from '#web/solo/shelf.ts'
import type { Kept } from '#web/solo/story.ts'

const NETWORK_GONE = 1006
const SECRET = 'a-secret-of-twenty-two-letters'
/** How many taps somebody makes before the first is answered. */
const TAPS_AHEAD = 3

/** Breaks lines when chance says so, before or after what was said has arrived. */
function badNetwork(dial: Dial, seed: string) {
  const chance = swiftLuck(seed).chance('table', 0)
  let isCalm = true
  let breaks = 0
  const stormy: Dial = ear => {
    /** Nothing passes any more, and soon the ear will know. */
    let isCut = false
    const cut = () => {
      if (isCut) return
      isCut = true
      breaks += 1
      line.close()
      queueMicrotask(() => ear.closed(NETWORK_GONE))
    }
    const often = (one: number) => !isCalm && chance.below(one) === 0
    const line = dial({
      opened: () => ear.opened(),
      heard(text) {
        if (often(25)) cut()
        if (!isCut) ear.heard(text)
      },
      closed(code) {
        if (!isCut) ear.closed(code)
        isCut = true
      },
    })
    return {
      send(text) {
        if (often(12)) cut()
        if (isCut) return
        line.send(text)
        if (often(12)) cut()
      },
      close() {
        isCut = true
        line.close()
      },
    }
  }
  return {
    dial: stormy,
    breaks: () => breaks,
    rage() {
      isCalm = false
    },
    calm() {
      isCalm = true
    },
  }
}

async function playThrough(entry: (typeof registry)[number], seed: string) {
  const { game } = entry
  const shelf = memoryShelf()
  const { clock, local } = device(game.id, shelf)
  const network = badNetwork(local.dial, seed)
  const guest = sit({ ...local, dial: network.dial }, clock, SECRET)
  await settle()
  await startMatch(guest)
  network.rage()
  const answers: (Answer | null)[] = []
  for (let turn = 0; turn < 300 && guest.snapshot!.table!.ending === null; turn++) {
    const { view } = guest.snapshot!
    const choice = view === null ? null : game.fallback(view, guest.talk.matchNow())
    const isFree = answers.filter(answer => answer === null).length < TAPS_AHEAD
    if (choice !== null && isFree) {
      const place = answers.push(null) - 1
      void guest.talk.ask({ type: 'act', action: choice.action }).then(answer => {
        answers[place] = answer
      })
    }
    await settle()
    clock.advance(200)
    await settle()
  }
  network.calm()
  for (let wait = 0; wait < 100; wait++) {
    clock.advance(200)
    await settle()
  }
  const { match } = guest.snapshot!.table!
  const { records } = (await shelf.takeOver(match!))!
  return { answers, guest, network, records: records as readonly Kept[] }
}

describe.each(registry)('$game.id over a bad line', entry => {
  test.each(['one', 'two', 'three', 'four'])('with the weather of seed %s', async seed => {
    const { answers, guest, network, records } = await playThrough(entry, seed)
    expect(network.breaks()).toBeGreaterThan(5)
    expect(answers.length).toBeGreaterThan(5)
    expect(answers).not.toContain(null)
    const done = records.flatMap(({ entries = [] }) => entries).filter(one => one.number !== null)
    const numbers = done.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(done.length).toBe(answers.filter(answer => answer?.ok === true).length)
    expect(guest.snapshot!.line).toBe('open')
  })
})

test('of two tabs the later has the seat, and the earlier can have it back', async () => {
  const { clock, local } = device(registry[0]!.game.id)
  const first = sit(local, clock, SECRET)
  await settle()
  void first.talk.ask({ type: 'join', name: 'Ana', seat: 2, value: VALUE })
  await settle()
  const second = sit(local, clock, SECRET)
  await settle()
  expect(second.snapshot).toMatchObject({ line: 'open', seat: 2 })
  expect(first.snapshot).toMatchObject({ line: 'closed', closing: { back: 'ask' } })
  clock.advance(60_000)
  await settle()
  expect(first.snapshot!.line).toBe('closed')
  first.talk.redial()
  await settle()
  expect(first.snapshot).toMatchObject({ line: 'open', seat: 2 })
  expect(second.snapshot!.line).toBe('closed')
})
