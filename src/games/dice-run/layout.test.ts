import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { CARDS, type Card, KINDS, kindOf } from '#games/dice-run/cards.ts'
import { cardsOf } from '#games/dice-run/components/deck.ts'
import { STANDARD_DECK } from '#games/dice-run/components/standard.ts'
import { ALL_DICE, count } from '#games/dice-run/dice.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import {
  TARGETS,
  targetColour,
  targetName,
  targetOf,
  targetValue,
} from '#games/dice-run/targets.ts'
import { evolved, optionsOf } from '#games/dice-run/trials/scene.ts'
import type { State } from '#games/dice-run/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'

// Many matches on a busy machine take their time.
setDefaultTimeout(60_000)

function started(seats: number, seed: string, raw: object = {}): State {
  const laid = diceRun.setUp(optionsOf(raw), seats)
  const chance = swiftLuck(seed).chance('table', 0)
  return evolved(laid, diceRun.start(laid, { now: 0, chance }))
}

function counted(cards: readonly Card[]): Record<string, number> {
  return Object.fromEntries(CARDS.map(card => [card, cards.filter(one => one === card).length]))
}

describe('the cards', () => {
  test('[R1.2] there are thirty targets, one for each colour and value', () => {
    expect(TARGETS).toHaveLength(30)
    expect(new Set(TARGETS.map(targetName)).size).toBe(30)
    for (const target of TARGETS) {
      expect(targetOf(targetColour(target), targetValue(target))).toBe(target)
    }
  })

  test('[R1.2] the stage cards are worth 3, 4, 5 and 6', () => {
    expect(STAGE_VALUES).toEqual([3, 4, 5, 6])
  })

  test('[R1.2] [R1.3] 76 movement cards of nine kinds split as written', () => {
    const cards = cardsOf(STANDARD_DECK)
    expect(cards).toHaveLength(76)
    const kinds = KINDS.map(kind => [kind, cards.filter(card => kindOf(card) === kind).length])
    expect(Object.fromEntries(kinds)).toEqual({
      colour: 20,
      value: 24,
      joker: 6,
      swap: 4,
      sprint: 4,
      comeback: 4,
      'about-turn': 6,
      gap: 4,
      crash: 4,
    })
    for (const card of CARDS.slice(0, 11)) expect(STANDARD_DECK[card]).toBe(4)
  })
})

describe('setting up', () => {
  test('[R2.1] all thirty dice are rolled and form one group', () => {
    const { race } = started(4, 'setting up').open
    expect(race.line).toEqual([ALL_DICE])
    expect(race.faces.reduce((dice, shown) => dice | shown, 0)).toBe(ALL_DICE)
    expect(race.faces.reduce((sum, shown) => sum + count(shown), 0)).toBe(30)
    expect(race.faces.filter(shown => shown !== 0).length).toBeGreaterThan(3)
  })

  test('[R2.2] chance deals: every target and every card comes to somebody and to nobody', () => {
    const [dealt, boxed] = [new Set<number>(), new Set<number>()]
    const [held, piled] = [new Set<Card>(), new Set<Card>()]
    for (let match = 0; match < 40; match++) {
      const { seats, box, piles } = started(3, `dealing/${match}`)
      for (const target of seats[0]!.targets) dealt.add(target)
      for (const target of box) boxed.add(target)
      for (const card of seats[0]!.hand) held.add(card)
      for (const card of piles[0]!) piled.add(card)
    }
    expect([dealt.size, boxed.size]).toEqual([30, 30])
    expect([held.size, piled.size]).toEqual([CARDS.length, CARDS.length])
  })

  test('[R2.1] three to six play, or two to six if the host says so', () => {
    expect(diceRun.seats(optionsOf())).toEqual({ min: 3, max: 6 })
    expect(diceRun.seats(optionsOf({ twoPlayers: true }))).toEqual({ min: 2, max: 6 })
  })

  test.each([2, 3, 4, 5, 6])(
    '[R2.2] with %d players everybody gets 3 cards and 4 targets',
    seats => {
      const state = started(seats, `deal ${seats}`, { twoPlayers: true })
      for (const { hand, targets, choice, faceDown, buried } of state.seats) {
        expect(hand).toHaveLength(3)
        expect(targets).toHaveLength(4)
        expect({ choice, faceDown, buried }).toEqual({ choice: null, faceDown: null, buried: [] })
      }
      const targets = [...state.box, ...state.seats.flatMap(own => own.targets)]
      expect(targets.sort((one, other) => one - other)).toEqual([...TARGETS])
      const cards = [...state.piles.flat(), ...state.seats.flatMap(own => own.hand)]
      expect(counted(cards)).toEqual({ ...STANDARD_DECK })
    },
  )

  test('[R2.3] five piles, none empty, the first four at most two cards off an even cut', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 300; i++) {
      const sizes = started(4, `piles ${i}`).piles.map(pile => pile.length)
      expect(sizes).toHaveLength(5)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(64)
      for (const [pile, size] of sizes.slice(0, 4).entries()) {
        expect(Math.abs(size - 13)).toBeLessThanOrEqual(2)
        seen.add(`${pile}: ${size - 13}`)
      }
      expect(sizes[4]).toBeGreaterThan(0)
    }
    // Every shift of every pile has come up.
    expect(seen.size).toBe(20)
  })

  test('[R2.3] what an even cut leaves over goes to the first piles', () => {
    const sizes = Array.from({ length: 300 }, (_, i) => started(3, `left over ${i}`).piles)
    for (const [pile, even] of [14, 14, 13, 13].entries()) {
      const seen = sizes.map(piles => piles[pile]!.length)
      expect([Math.min(...seen), Math.max(...seen)]).toEqual([even - 2, even + 2])
    }
  })

  test('[R2.3] with hardly any cards no pile is empty either', () => {
    const deck = Object.fromEntries(CARDS.map((card, i) => [card, i < 14 ? 1 : 0]))
    for (let i = 0; i < 50; i++) {
      const { piles } = started(3, `few ${i}`, { deck })
      expect(piles.map(pile => pile.length)).toEqual([1, 1, 1, 1, 1])
    }
    const larger = { ...deck, joker: 5, gap: 4 }
    for (let i = 0; i < 200; i++) {
      const { piles } = started(3, `more ${i}`, { deck: larger })
      expect(Math.min(...piles.map(pile => pile.length))).toBeGreaterThan(0)
    }
  })
})
