import { describe, expect, test } from 'bun:test'
import { CARDS } from '#games/dice-run/cards.ts'
import { STANDARD_DECK } from '#games/dice-run/components/standard.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { DAY } from '#games/dice-run/options.ts'
import { optionsOf } from '#games/dice-run/trials/scene.ts'

const bare = Object.fromEntries(CARDS.map(card => [card, 0]))

describe('options', () => {
  test('[R9.1] [R2.2] nothing chosen: a minute a turn, hands of three, our deck', () => {
    expect(optionsOf({})).toEqual({
      twoPlayers: false,
      handSize: 3,
      deck: STANDARD_DECK,
      turnLimit: 60_000,
      undo: true,
    })
  })

  test('what was read reads the same again', () => {
    const options = optionsOf({ turnLimit: 3 * DAY, handSize: 5, undo: false, twoPlayers: true })
    expect(optionsOf(JSON.parse(JSON.stringify(options)))).toEqual(options)
  })

  test('[R1.3] no copies are none, however they are written', () => {
    const { deck } = optionsOf({ deck: { ...STANDARD_DECK, gap: -0 } })
    expect(deck).toEqual({ ...STANDARD_DECK, gap: 0 })
  })

  test('[R2.1] a small deck has room for fewer players', () => {
    const deck = { ...bare, joker: 20, gap: 3 }
    expect(diceRun.seats(optionsOf({ deck }))).toEqual({ min: 3, max: 6 })
    expect(diceRun.seats(optionsOf({ deck, handSize: 4 }))).toEqual({ min: 3, max: 4 })
    expect(diceRun.seats(optionsOf({ deck, handSize: 6 }))).toEqual({ min: 3, max: 3 })
  })

  const { crash: _, ...withoutCrash } = STANDARD_DECK
  test.each([
    ['no options', 7, 'options are an object'],
    ['a list', [], 'options are an object'],
    ['an unknown option', { speed: 3 }, 'speed: there is no such option'],
    ['[R9.1] a limit in between', { turnLimit: 45_000 }, 'turnLimit: a turn lasts 30, 60 or 120'],
    ['[R9.1] half a day', { turnLimit: DAY / 2 }, 'turnLimit: a turn lasts 30, 60 or 120'],
    ['[R9.1] fifteen days', { turnLimit: 15 * DAY }, 'turnLimit: a turn lasts 30, 60 or 120'],
    ['[R9.1] a word for a limit', { turnLimit: 'long' }, 'turnLimit: a turn limit is a number'],
    ['[R2.2] an empty hand', { handSize: 0 }, 'handSize: a hand has at least 1 card'],
    ['[R2.2] too large a hand', { handSize: 7 }, 'handSize: a hand has at most 6 cards'],
    ['[R2.2] half a card', { handSize: 2.5 }, 'handSize: a hand is a whole number of cards'],
    ['a word for yes', { undo: 'yes' }, 'undo: true or false'],
    ['[R1.3] no deck', { deck: 4 }, 'deck: a deck tells the copies of each card'],
    [
      '[R1.3] a card missing',
      { deck: withoutCrash },
      'deck.crash: a deck tells the copies of every card',
    ],
    [
      '[R1.3] a card that is none',
      { deck: { ...STANDARD_DECK, purple: 4 } },
      'deck.purple: there is no such card; the cards are yellow, blue',
    ],
    [
      '[R1.3] less than no copies',
      { deck: { ...STANDARD_DECK, gap: -1 } },
      'deck.gap: a card cannot have fewer than 0 copies',
    ],
    [
      '[R1.3] part of a copy',
      { deck: { ...STANDARD_DECK, gap: 1.5 } },
      'deck.gap: copies are counted in whole numbers',
    ],
    [
      '[R1.3] too many copies',
      { deck: { ...STANDARD_DECK, gap: 41 } },
      'deck.gap: a card has at most 40 copies',
    ],
    [
      '[R1.3] too many cards',
      { deck: { ...STANDARD_DECK, gap: 40, swap: 40, crash: 40, joker: 40 } },
      'deck: a deck has at most 200 cards, not 218',
    ],
    [
      '[R1.3] too few cards',
      { deck: { ...bare, joker: 13 } },
      'this deck is too small: 3 players need at least 14 cards',
    ],
    [
      '[R1.3] too few cards for two',
      { deck: { ...bare, joker: 10 }, twoPlayers: true },
      'this deck is too small: 2 players need at least 11 cards',
    ],
  ])('%s is refused with its reason', (_, raw, problem) => {
    const reading = diceRun.readOptions(raw)
    expect(reading.ok).toBe(false)
    if (!reading.ok) expect(reading.problem).toStartWith(problem)
  })
})
