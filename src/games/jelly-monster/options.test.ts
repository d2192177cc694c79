import { describe, expect, test } from 'bun:test'
import { STANDARD } from '#games/jelly-monster/components/standard.ts'
import { readOptions, seatRange } from '#games/jelly-monster/options.ts'
import { usualOptions } from '#games/jelly-monster/trials/scene.ts'

describe('options', () => {
  test('[J3.11] [J3.13] [J8.1] an empty object reads as what most tables want', () => {
    expect(readOptions({})).toEqual({
      ok: true,
      value: {
        firstGame: false,
        promoBoards: false,
        relaxed: false,
        stallLimit: 90_000,
        rollInterval: 600,
        choiceLimit: 15_000,
        readyLimit: 60_000,
        countdown: 3000,
        components: null,
      },
    })
  })

  const accepted: readonly object[] = [
    { stallLimit: 60_000 },
    { stallLimit: 300_000 },
    { stallLimit: null },
    { rollInterval: 300 },
    { rollInterval: 1500 },
    { choiceLimit: 5000 },
    { choiceLimit: 120_000 },
    { readyLimit: 5000 },
    { readyLimit: 600_000 },
    { readyLimit: null },
    { countdown: 1000 },
    { countdown: 10_000 },
    { firstGame: true, promoBoards: true, relaxed: true },
    { components: STANDARD },
  ]
  test.each(accepted.map((chosen, nth) => [nth, chosen] as const))(
    '[J3.1] [J3.11] [J3.13] [J8.1] choice %p is one',
    (_, chosen) => {
      const reading = readOptions(chosen)
      expect(reading).toEqual({ ok: true, value: { ...usualOptions(), ...chosen } })
    },
  )

  const refused: readonly [object, string][] = [
    [{ stallLimit: 59_999 }, 'stallLimit: a whole number of milliseconds from 60000 to 300000'],
    [{ stallLimit: 300_001 }, 'stallLimit: a whole number of milliseconds from 60000 to 300000'],
    [{ stallLimit: 90_000.5 }, 'stallLimit: a whole number of milliseconds from 60000 to 300000'],
    [{ rollInterval: 299 }, 'rollInterval: a whole number of milliseconds from 300 to 1500'],
    [{ rollInterval: 1501 }, 'rollInterval: a whole number of milliseconds from 300 to 1500'],
    [{ rollInterval: null }, 'rollInterval: a whole number of milliseconds from 300 to 1500'],
    [{ choiceLimit: 4999 }, 'choiceLimit: a whole number of milliseconds from 5000 to 120000'],
    [{ choiceLimit: 120_001 }, 'choiceLimit: a whole number of milliseconds from 5000 to 120000'],
    [{ readyLimit: 4999 }, 'readyLimit: a whole number of milliseconds from 5000 to 600000'],
    [{ readyLimit: 600_001 }, 'readyLimit: a whole number of milliseconds from 5000 to 600000'],
    [{ countdown: 999 }, 'countdown: a whole number of milliseconds from 1000 to 10000'],
    [{ countdown: 10_001 }, 'countdown: a whole number of milliseconds from 1000 to 10000'],
    [{ countdown: null }, 'countdown: a whole number of milliseconds from 1000 to 10000'],
    [{ choiceLimit: null }, 'choiceLimit: a whole number of milliseconds from 5000 to 120000'],
    [{ relaxed: 'yes' }, 'relaxed: true or false'],
    [{ components: {} }, 'components.name: it is missing'],
  ]
  test.each(refused.map(([chosen, problem]) => [problem, chosen] as const))(
    '[J3.1] [J3.11] [J3.13] [J8.1] refused, %s',
    (problem, chosen) => {
      expect(readOptions(chosen)).toEqual({ ok: false, problem })
    },
  )

  test('an option that does not exist is refused', () => {
    const problem = 'turbo: nothing of this name is known'
    expect(readOptions({ turbo: true })).toEqual({ ok: false, problem })
  })

  test.each([[null], [7], ['usual'], [[]]])('%p are no options', raw => {
    expect(readOptions(raw)).toEqual({ ok: false, problem: 'options are an object' })
  })

  test('[J2.1] 3 to 5 players', () => {
    expect(seatRange(usualOptions())).toEqual({ min: 3, max: 5 })
  })

  test('[J2.1] fewer boards seat fewer players', () => {
    const components = { ...STANDARD, boards: STANDARD.boards.slice(0, 6) }
    expect(seatRange(usualOptions({ components }))).toEqual({ min: 3, max: 4 })
  })

  test('[J2.2] a first game needs enough green sides', () => {
    const grey = STANDARD.boards.map((board, index) => {
      return index < 4 ? board : { ...board, A: { ...board.A, green: false } }
    })
    expect(readOptions({ firstGame: true, components: { ...STANDARD, boards: grey } })).toEqual({
      ok: false,
      problem: 'firstGame: fewer than 5 boards have a side with green lights',
    })
  })
})
