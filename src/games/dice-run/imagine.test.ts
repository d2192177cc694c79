import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { CARDS, type Card } from '#games/dice-run/cards.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { possibleSizes } from '#games/dice-run/piles.ts'
import { sample } from '#games/dice-run/sample.ts'
import { TARGETS } from '#games/dice-run/targets.ts'
import { after, optionsOf } from '#games/dice-run/trials/scene.ts'
import type { State } from '#games/dice-run/vocabulary.ts'
import type { Viewer } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { referee } from '#kernel/match.ts'

// Many matches on a busy machine take their time.
setDefaultTimeout(60_000)

/** Every state of a few matches. */
function* states(matches: number): Generator<State> {
  for (let i = 0; i < matches; i++) {
    const decide = referee(diceRun, swiftLuck(`imagined ${i}`))
    const minds = swiftLuck(`minds ${i}`)
    let { match } = decide.begin(optionsOf(), 3 + (i % 4))
    for (let step = 0; diceRun.ending(match.state) === null; step++) {
      yield match.state
      for (let seat = 0; seat < match.state.seats.length; seat++) {
        const action = sample(diceRun.view(match.state, seat), minds.chance(seat, step))
        if (action !== null) match = decide.submit(match, 0, seat, action).match
      }
    }
  }
}

function allCards({ open, seats, piles }: State): readonly Card[] {
  const held = seats.flatMap(own => [
    ...own.hand,
    ...own.buried,
    ...(own.faceDown ? [own.faceDown] : []),
  ])
  return [...held, ...open.discards, ...piles.flat()]
}

describe('an imagined state', () => {
  test('[R8.1] looks the same, holds every card once and piles as they may have been cut', () => {
    const chance = swiftLuck('imagination').chance('table', 0)
    const order = (one: Card, other: Card) => CARDS.indexOf(one) - CARDS.indexOf(other)
    for (const state of states(6)) {
      const viewer: Viewer = chance.below(4) === 0 ? 'spectator' : chance.below(state.seats.length)
      const view = diceRun.view(state, viewer)
      const imagined = diceRun.imagine(view, chance)
      expect(diceRun.view(imagined, viewer)).toEqual(view)
      expect(allCards(imagined).toSorted(order)).toEqual(allCards(state).toSorted(order))
      const targets = (whole: State) => [
        ...whole.box,
        ...whole.seats.flatMap(own => own.targets),
        ...whole.open.players.flatMap(({ spent, target }) =>
          target === null ? spent : [...spent, target],
        ),
      ]
      expect(targets(imagined).toSorted((a, b) => a - b)).toEqual([...TARGETS])
      expect(imagined.seats.map(own => own.hand.length)).toEqual(
        state.seats.map(own => own.hand.length),
      )
      expect(imagined.seats.map(own => own.faceDown !== null)).toEqual(
        state.seats.map(own => own.faceDown !== null),
      )
      expect(imagined.seats.map(own => own.buried.length)).toEqual(
        state.seats.map(own => own.buried.length),
      )
      expect(imagined.seats.map(own => own.choice !== null)).toEqual(
        state.seats.map(own => own.choice !== null),
      )
    }
  })

  test('[R2.3] has a pile size that what was seen still allows', () => {
    const chance = swiftLuck('sizes').chance('table', 0)
    for (const state of states(3)) {
      const { open } = state
      const imagined = diceRun.imagine(diceRun.view(state, 0), chance)
      const stage = open.results.length
      const size = open.draws + imagined.piles[stage]!.length
      const cards = 76 - 3 * open.players.length
      const known = open.results.map(result => result.draws)
      expect(possibleSizes(cards, known)).toContain(size)
      expect(imagined.piles[stage]!.length > 0).toBe(open.step.type !== 'choosing')
    }
  })

  test('does not always deal the same', () => {
    const [state] = states(1)
    const chance = swiftLuck('variety').chance('table', 0)
    const view = diceRun.view(state!, 0)
    const hands = new Set<string>()
    for (let i = 0; i < 20; i++) hands.add(diceRun.imagine(view, chance).seats[1]!.hand.join())
    expect(hands.size).toBeGreaterThan(10)
  })

  test('can be played on', () => {
    const [state] = states(1)
    const chance = swiftLuck('going on').chance('table', 0)
    const imagined = diceRun.imagine(diceRun.view(state!, 0), chance)
    const action = sample(diceRun.view(imagined, 0), chance)!
    expect(after(imagined, 0, [action], { rolls: [0, 0] }).open.step).toMatchObject({ sums: [2] })
  })
})
