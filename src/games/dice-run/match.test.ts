import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { CARDS, type Card } from '#games/dice-run/cards.ts'
import { cardsOf } from '#games/dice-run/components/deck.ts'
import { ALL_DICE, NO_DICE } from '#games/dice-run/dice.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { GAP } from '#games/dice-run/line.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import { sample } from '#games/dice-run/sample.ts'
import { TARGETS } from '#games/dice-run/targets.ts'
import { optionsOf } from '#games/dice-run/trials/scene.ts'
import type { DiceRun, Event, Options, State } from '#games/dice-run/vocabulary.ts'
import { breachOf } from '#kernel/laws.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Entry, type Match, referee } from '#kernel/match.ts'

// Many matches on a busy machine take their time.
setDefaultTimeout(60_000)

interface Played {
  readonly match: Match<DiceRun>
  readonly entries: readonly Entry<DiceRun>[]
  readonly piles: State['piles']
}

/** Plays a match at random and shows every state on the way. */
function played(
  seed: string,
  seats: number,
  options: Options,
  look: (state: State, events: readonly Event[]) => void = () => {},
): Played {
  const decide = referee(diceRun, swiftLuck(seed))
  const minds = swiftLuck(`${seed}/minds`)
  let { match, entries: begun } = decide.begin(options, seats)
  const entries = [...begun]
  const { piles } = match.state
  for (let step = 0; diceRun.ending(match.state) === null; step++) {
    for (let seat = 0; seat < seats; seat++) {
      const action = sample(diceRun.view(match.state, seat), minds.chance(seat, step))
      if (action === null) continue
      const next = decide.submit(match, step, seat, action)
      expect(next.refusal).toBeNull()
      match = next.match
      entries.push(...next.entries)
      look(match.state, next.entries[0]!.events)
      break
    }
  }
  return { match, entries, piles }
}

function* matches(count: number): Generator<readonly [string, number, Options]> {
  const kinds = [
    optionsOf({ turnLimit: null }),
    optionsOf({ turnLimit: null, undo: false }),
    optionsOf({ turnLimit: null, handSize: 5 }),
  ]
  for (let i = 0; i < count; i++) yield [`match ${i}`, 3 + (i % 4), kinds[i % kinds.length]!]
}

function inOrder(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other))
}

function cardsIn({ open, seats, piles }: State): readonly Card[] {
  const faceDown = seats.flatMap(own => (own.faceDown === null ? [] : [own.faceDown]))
  const held = seats.flatMap(own => [...own.hand, ...own.buried])
  return [...held, ...faceDown, ...open.discards, ...piles.flat()]
}

function targetsIn({ open, seats, box }: State): readonly number[] {
  const shown = open.players.flatMap(({ spent, target }) =>
    target === null ? spent : [...spent, target],
  )
  return [...box, ...shown, ...seats.flatMap(own => own.targets)].sort((a, b) => a - b)
}

describe('at all times', () => {
  test('[R3.1] [R5.8] thirty dice stand in groups with dice, gaps only between them', () => {
    for (const [seed, seats, options] of matches(30)) {
      played(seed, seats, options, ({ open }) => {
        const { line, faces } = open.race
        for (const sets of [line, faces]) {
          let all = NO_DICE
          for (const dice of sets) {
            expect(all & dice).toBe(NO_DICE)
            all |= dice
          }
          expect(all).toBe(ALL_DICE)
        }
        expect(line[0]).not.toBe(GAP)
        expect(line[line.length - 1]).not.toBe(GAP)
        expect(line.some((group, place) => group === GAP && line[place + 1] === GAP)).toBe(false)
      })
    }
  })

  test('[R1.2] no card and no target is lost or doubled', () => {
    for (const [seed, seats, options] of matches(24)) {
      const deck = inOrder(cardsOf(options.deck))
      played(seed, seats, options, state => {
        expect(inOrder(cardsIn(state))).toEqual(deck)
        expect(targetsIn(state)).toEqual([...TARGETS])
        const stages = STAGE_VALUES.length - state.open.results.length
        const won = state.open.players.flatMap(player => player.trophies)
        expect(won.length + stages).toBe(4)
      })
    }
  })

  test('[R4.1] after each draw every hand is full', () => {
    for (const [seed, seats, options] of matches(30)) {
      played(seed, seats, options, (state, events) => {
        if (!events.some(event => event.type === 'drew')) return
        for (const { hand } of state.seats) expect(hand).toHaveLength(options.handSize)
      })
    }
  })

  test('[R3.4] no die advances twice in a move', () => {
    for (const [seed, seats, options] of matches(30)) {
      played(seed, seats, options, (_, events) => {
        if (events[0]!.type !== 'played') return
        let moved = NO_DICE
        for (const event of events) {
          if (event.type !== 'advanced') continue
          expect(moved & event.dice).toBe(NO_DICE)
          moved |= event.dice
        }
      })
    }
  })
})

describe('at the end', () => {
  test('[R7.4] with three or more the points of all stages make thirty', () => {
    for (const [seed, seats, options] of matches(60)) {
      const { match } = played(seed, seats, options)
      const { scores } = diceRun.ending(match.state)!
      expect(scores!.reduce((sum, points) => sum + points, 0)).toBe(30)
    }
  })

  test('[R7.2] everybody has used four different targets, one a stage', () => {
    for (const [seed, seats, options] of matches(60)) {
      const { match } = played(seed, seats, options)
      const spent = match.state.open.players.flatMap(player => player.spent)
      expect(new Set(spent).size).toBe(4 * seats)
      for (const [stage, result] of match.state.open.results.entries()) {
        expect(result.targets).toEqual(match.state.open.players.map(player => player.spent[stage]!))
      }
    }
  })

  test('[R7.7] the fifth pile was never drawn, the others to the last card', () => {
    for (const [seed, seats, options] of matches(60)) {
      const { match, piles } = played(seed, seats, options)
      expect(match.state.piles).toEqual([[], [], [], [], piles[4]!])
      expect(match.state.open.results.map(result => result.draws)).toEqual(
        piles.slice(0, 4).map(pile => pile.length),
      )
    }
  })

  test('[R4.1] a match has a turn for each draw and each played target, whatever is played', () => {
    for (const [seed, seats, options] of matches(60)) {
      const { entries, piles } = played(seed, seats, options)
      const events = entries.flatMap(entry => entry.events)
      const told = (type: Event['type']) => events.filter(event => event.type === type).length
      const draws = piles.slice(0, 4).reduce((sum, pile) => sum + pile.length, 0)
      expect(told('played') + told('laidDown')).toBe(draws)
      expect(told('drew')).toBe(draws)
      // The turn after the last stage never begins.
      expect(told('turnBegan')).toBe(draws + told('targetPlayed'))
    }
  })

  test('[R2.1] two can play by the same rules', () => {
    const options = optionsOf({ twoPlayers: true, turnLimit: null })
    for (let i = 0; i < 20; i++) {
      const { match } = played(`two ${i}`, 2, options)
      const { scores } = diceRun.ending(match.state)!
      expect(scores![0]! + scores![1]!).toBe(26)
    }
  })
})

describe('the laws of every game', () => {
  const options = [
    {},
    { turnLimit: null },
    { turnLimit: 86_400_000, twoPlayers: true },
    { turnLimit: 30_000, undo: false },
    { turnLimit: null, undo: false, handSize: 6 },
    { turnLimit: 120_000, handSize: 1, twoPlayers: true },
  ]
  test.each(options)('hold with %j', raw => {
    const read = optionsOf(raw)
    const { min, max } = diceRun.seats(read)
    for (let seats = min; seats <= max; seats++) {
      const trial = { options: read, seats, seed: `laws ${seats}`, bound: 3000 }
      expect(breachOf(diceRun, trial)).toBeNull()
    }
  })

  test('hold with a tiny deck', () => {
    const deck = Object.fromEntries(CARDS.map((card, i) => [card, i < 16 ? 1 : 0]))
    for (let i = 0; i < 6; i++) {
      const trial = { options: optionsOf({ deck }), seats: 3, seed: `tiny ${i}`, bound: 3000 }
      expect(breachOf(diceRun, trial)).toBeNull()
    }
  })
})
