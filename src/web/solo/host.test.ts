import { describe, expect, test } from 'bun:test'
import { registry } from '#games/registry.ts'
import { inspected } from '#web/check/inspection.ts'
import { device, playOn, settle, sit, startMatch, VALUE } from './rehearsal.ts'
import { chosenRivals } from './rivals.ts'

describe.each(registry)('$game.id on one device', ({ game, bots }) => {
  test('a whole match against bots, and its dice can be checked', async () => {
    const { clock, local } = device(game.id)
    const guest = sit(local, clock, 'a-secret-of-twenty-two-letters')
    await settle()
    await startMatch(guest)
    expect(guest.snapshot!.table!.phase).toBe('playing')
    expect(guest.snapshot!.table!.bots).toEqual(bots.map(({ name }) => name))

    await playOn({ guest, clock, game }, 20_000)
    const { table } = guest.snapshot!
    expect(table!.ending).not.toBeNull()
    const text = (await local.journal(table!.match!))!
    const { objection, rolls, ending } = inspected(text, game)
    expect(objection).toBeNull()
    expect(ending).toEqual(table!.ending)
    expect(rolls.length).toBeGreaterThan(0)
  })
})

test('several people share one device, each with a seat of their own', async () => {
  const { clock, local } = device(registry[0]!.game.id)
  const people = ['one-secret-of-twenty-two-letters', 'two-secret-of-twenty-two-letters'].map(one =>
    sit(local, clock, one),
  )
  await settle()
  people.forEach(({ talk }, index) => {
    void talk.ask({
      type: 'join',
      name: `Guest ${index}`,
      seat: null,
      value: VALUE,
    })
  })
  await settle()
  expect(people.map(({ snapshot }) => snapshot!.seat)).toEqual([0, 1])
})

describe('rivals', () => {
  const BOTS = ['weak', 'middling', 'strong']
  test('of a newcomer are neither the weakest nor the strongest', () => {
    expect(chosenRivals(null, BOTS, 4)).toEqual(['middling', 'middling', 'middling'])
  })
  test('are those chosen last, as far as they still exist', () => {
    expect(chosenRivals('strong gone weak', BOTS, 4)).toEqual(['strong', 'weak'])
    expect(chosenRivals('gone', BOTS, 3)).toEqual(['middling', 'middling'])
  })
  test('are none where there is no bot', () => {
    expect(chosenRivals(null, [], 4)).toEqual([])
  })
})
