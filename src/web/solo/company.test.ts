import { expect, test } from 'bun:test'
import { registered } from '#games/registry.ts'
import { type Company, company } from './company.ts'
import { device, member, settle, VALUE } from './rehearsal.ts'
import { memoryShelf } from './shelf.ts'

const { game } = registered('dice-run')!
const MINUTES = 60_000

function gather(one: ReturnType<typeof device>, secrets: readonly string[] = []) {
  const { local, clock } = one
  let count = 0
  let changes = 0
  const shared = company({
    table: local,
    secrets,
    sit: secret => member(local, clock, secret),
    freshSecret() {
      count += 1
      return `a-secret-of-somebody-here-${count}`
    },
    freshName: taken => `Guest ${taken.filter(name => name !== null).length}`,
    rules: async () => game,
    changed() {
      changes += 1
    },
  })
  return { ...one, shared, changes: () => changes }
}

/** Two people and a bot, in the middle of their match. */
async function begin() {
  const gathered = gather(device(game.id))
  const { shared } = gathered
  await settle()
  void shared.first.ask({ type: 'join', name: 'Ana', seat: 0, value: VALUE })
  await settle()
  const adding = shared.add(1)
  await settle()
  await adding
  void shared.first.ask({ type: 'appoint', seat: 2, bot: 'stroller' })
  await settle()
  void shared.first.ask({ type: 'start' })
  await settle()
  expect(shared.first.now.table!.phase).toBe('playing')
  return gathered
}

async function lookAround(shared: Company): Promise<void> {
  for (let i = 0; i < 3; i++) {
    shared.look()
    await settle()
  }
}

/** Lets the one who has the device play until somebody else is asked. */
async function playUntilHandedOver({ shared, clock }: Awaited<ReturnType<typeof begin>>) {
  for (let turn = 0; turn < 500 && shared.awaited === null; turn++) {
    const { now, clock: time } = shared.current!
    const choice = game.fallback(now.view!, time.now())
    if (choice !== null) void shared.current!.act(choice.action)
    await settle()
    clock.advance(200)
    await settle()
    await lookAround(shared)
  }
  expect(shared.awaited).not.toBeNull()
}

test('somebody alone is never asked to hand the device over', async () => {
  const { shared } = gather(device(game.id))
  await settle()
  await lookAround(shared)
  expect(shared.current).toBe(shared.first)
  expect(shared.awaited).toBeNull()
})

test('a device goes to whoever has something to do, and shows nothing on the way', async () => {
  const begun = await begin()
  const { shared, changes } = begun
  const before = changes()
  await playUntilHandedOver(begun)
  expect(changes()).toBeGreaterThan(before)
  const next = shared.awaited!
  expect(next).not.toBe(shared.current!)
  expect(game.legal(next.now.view!, next.clock.now()).length).toBeGreaterThan(0)
  shared.handOver()
  expect(shared.current).toBe(next)
  expect(shared.awaited).toBeNull()
})

test('nobody’s time runs while the device is handed over', async () => {
  const begun = await begin()
  const { shared, clock } = begun
  await playUntilHandedOver(begun)
  const next = shared.awaited!
  const { view } = next.now
  const at = next.clock.now()
  clock.advance(10 * MINUTES)
  await settle()
  expect(next.now.view).toEqual(view)
  expect(next.clock.now()).toBe(at)
  shared.handOver()
  await settle()
  expect(next.clock.now()).toBe(at)
  clock.advance(500)
  await settle()
  expect(next.clock.now()).toBe(at + 500)
})

test('after a reload nobody is shown a hand before they say who they are', async () => {
  const begun = await begin()
  await playUntilHandedOver(begun)
  const { shared, shelf } = begun
  const { match } = shared.first.now.table!
  const next = shared.awaited!.now.seat

  const again = gather(device(game.id, shelf, match), shared.secrets)
  expect(again.shared.current).toBeNull()
  await settle()
  await lookAround(again.shared)
  expect(again.shared.current).toBeNull()
  expect(again.shared.awaited!.now.seat).toBe(next)
  again.clock.advance(MINUTES)
  await settle()
  expect(again.shared.first.now.clock!.running).toBe(false)
  again.shared.handOver()
  again.clock.advance(3000)
  await settle()
  expect(again.shared.current!.now).toMatchObject({ seat: next, clock: { running: true } })
})

test('somebody who was here before sits down again without a newcomer', async () => {
  const one = device(game.id, memoryShelf())
  const { shared } = gather(one, ['only-this-one-secret-here'])
  expect(shared.secrets).toEqual(['only-this-one-secret-here'])
  expect(shared.current).toBe(shared.first)
})
