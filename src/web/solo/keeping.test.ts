import { describe, expect, test } from 'bun:test'
import { registry } from '#games/registry.ts'
import { inspected } from '#web/check/inspection.ts'
import { device, type Guest, playOn, settle, sit, startMatch, VALUE } from './rehearsal.ts'
import { FINISHED_KEPT, memoryShelf, type Shelf } from './shelf.ts'

const SECRET = 'a-secret-of-twenty-two-letters'

type Device = ReturnType<typeof device>

async function begin({ clock, local }: Device, game: (typeof registry)[number]['game']) {
  const guest = sit(local, clock, SECRET)
  await settle()
  await startMatch(guest)
  expect(guest.snapshot!.table!.phase).toBe('playing')
  return { guest, ...playing(guest, game) }
}

function playing(guest: Guest, game: (typeof registry)[number]['game']) {
  return { play: (clock: Device['clock'], turns: number) => playOn({ guest, clock, game }, turns) }
}

describe.each(registry)('$game.id after a reload', ({ game }) => {
  test('goes on where it was after a countdown, and its dice can be checked', async () => {
    const before = device(game.id)
    const { guest, play } = await begin(before, game)
    await play(before.clock, 40)
    const left = guest.snapshot!
    expect(left.table!.ending).toBeNull()

    const after = device(game.id, before.shelf, left.table!.match)
    const again = sit(after.local, after.clock, SECRET)
    await settle()
    expect(await after.local.found).toBe('kept')
    expect(again.snapshot).toMatchObject({ seat: 0, clock: { running: false, paused: 'restart' } })
    expect(again.snapshot!.view).toEqual(left.view)
    expect(again.snapshot!.table!.chairs).toEqual(left.table!.chairs)
    expect(again.snapshot!.clock!.resumesAt).toBe(3000)
    after.clock.advance(3000)
    await settle()
    expect(again.snapshot!.clock!.running).toBe(true)

    await playing(again, game).play(after.clock, 20_000)
    const { table } = again.snapshot!
    expect(table!.ending).not.toBeNull()
    const text = (await after.shelf.finished(table!.match!))!
    expect(text).toBe((await after.local.journal(table!.match!))!)
    expect(inspected(text, game).objection).toBeNull()
  })

  test('is shown with its end if it had ended', async () => {
    const before = device(game.id)
    const { guest, play } = await begin(before, game)
    await play(before.clock, 20_000)
    const { table, view } = guest.snapshot!
    const after = device(game.id, before.shelf, table!.match)
    const again = sit(after.local, after.clock, SECRET)
    await settle()
    expect(again.snapshot!.table!.ending).toEqual(table!.ending)
    expect(again.snapshot!.view).toEqual(view)
    expect(await after.local.journal(table!.match!)).not.toBeNull()
  })
})

const { game } = registry[1]!

async function begun(shelf: Shelf) {
  const one = device(game.id, shelf)
  const { guest, play } = await begin(one, game)
  await play(one.clock, 40)
  return { one, guest, play, match: guest.snapshot!.table!.match! }
}

describe('what was kept', () => {
  test.each([
    ['of an unknown format', (records: unknown[]) => records.map(() => ({ format: 99 }))],
    ['with a hole', (records: unknown[]) => records.toSpliced(2, 1)],
    ['without its beginning', (records: unknown[]) => records.slice(1)],
    ['that is no record', () => [null, 'nonsense']],
    [
      'of other rules',
      (records: unknown[]) =>
        JSON.parse(JSON.stringify(records).replace(/"version":\d+/, '"version":999')) as unknown[],
    ],
    [
      'with options that are none',
      (records: unknown[]) =>
        JSON.parse(
          JSON.stringify(records).replaceAll('"options":{', '"options":7,"was":{'),
        ) as unknown[],
    ],
  ])('and cannot be used, %s, is thrown away for a new table', async (_, spoil) => {
    const shelf = memoryShelf()
    const { match } = await begun(shelf)
    const spoilt: Shelf = {
      ...shelf,
      async takeOver(one) {
        const found = await shelf.takeOver(one)
        return found && { ...found, records: spoil(found.records) }
      },
    }
    const { local, clock } = device(game.id, spoilt, match)
    const guest = sit(local, clock, SECRET)
    await settle()
    expect(await local.found).toBe('spoilt')
    expect(guest.snapshot!.table!.phase).toBe('gathering')
    expect(await shelf.takeOver(match)).toBeNull()
  })

  test('and is gone gives a new table', async () => {
    const { local } = device(game.id, memoryShelf(), 'here-and-gone')
    expect(await local.found).toBe('spoilt')
  })

  test('is nothing before the match has begun', async () => {
    const shelf = memoryShelf()
    const kept: string[] = []
    const append: Shelf['append'] = (match, mark, record) => {
      kept.push(match)
      return shelf.append(match, mark, record)
    }
    const { local, clock } = device(game.id, { ...shelf, append })
    const guest = sit(local, clock, SECRET)
    await settle()
    void guest.talk.ask({ type: 'join', name: 'Ana', seat: 0, value: VALUE })
    await settle()
    expect(guest.snapshot!.seat).toBe(0)
    expect(kept).toEqual([])
  })

  test('does not hold up a match when there is no space', async () => {
    const shelf = memoryShelf()
    let left = 3
    const append: Shelf['append'] = async (match, mark, record) => {
      left -= 1
      if (left < 0) throw new Error('full')
      return shelf.append(match, mark, record)
    }
    const { guest, play, one, match } = await begun({ ...shelf, append })
    await play(one.clock, 20_000)
    expect(guest.snapshot!.table!.ending).not.toBeNull()
    expect(await shelf.takeOver(match)).toBeNull()
    expect(await one.local.journal(match)).not.toBeNull()
  })

  test('is for one window at a time, and comes back to the first when it asks', async () => {
    const shelf = memoryShelf()
    const { one, guest, play, match } = await begun(shelf)
    const other = device(game.id, shelf, match)
    const there = sit(other.local, other.clock, SECRET)
    await settle()
    await play(one.clock, 40)
    expect(guest.snapshot).toMatchObject({
      line: 'closed',
      closing: { sentence: 'closed.taken-over' },
    })
    guest.talk.redial()
    await settle()
    expect(guest.snapshot).toMatchObject({ line: 'open', seat: 0 })
    expect(guest.snapshot!.table!.match).toBe(match)
    other.clock.advance(10_000)
    await settle()
    expect(there.snapshot!.line).toBe('closed')
  })
})

test('of finished matches the latest few can be watched again', async () => {
  const shelf = memoryShelf()
  for (let match = 0; match <= FINISHED_KEPT; match++) {
    await shelf.keepFinished(`here-${match}`, `text ${match}`)
  }
  expect(await shelf.finished('here-0')).toBeNull()
  expect(await shelf.finished(`here-${FINISHED_KEPT}`)).toBe(`text ${FINISHED_KEPT}`)
})
