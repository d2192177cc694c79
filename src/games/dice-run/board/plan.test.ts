import { describe, expect, test } from 'bun:test'
import { isTrait } from '#games/dice-run/cards.ts'
import { listed, NO_DICE, only } from '#games/dice-run/dice.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { legal } from '#games/dice-run/legal.ts'
import { STARTING_RACE } from '#games/dice-run/race.ts'
import { sample } from '#games/dice-run/sample.ts'
import { race } from '#games/dice-run/trials/picture.ts'
import { after, optionsOf, scene } from '#games/dice-run/trials/scene.ts'
import type { Action, State, View } from '#games/dice-run/vocabulary.ts'
import type { Chance } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import {
  actionOf,
  cardPlan,
  diceMissing,
  NEW_REROLL,
  NEW_ROLL_OFF,
  needOf,
  type Plan,
  planOf,
  rebased,
  targetPlan,
} from './plan.ts'
import { touchDie, touchGroup } from './touch.ts'

/** Plays on until somebody can do something again. */
function moved(state: State, chance: Chance): State {
  for (const seat of state.seats.keys()) {
    const action = sample(diceRun.view(state, seat), chance)
    if (action === null) continue
    const decision = diceRun.act(state, seat, action, { now: 0, chance })
    if (!decision.ok) throw new Error(decision.refusal)
    return decision.events.reduce(diceRun.evolve, state)
  }
  return state
}

function positions(seed: string, wanted: number): readonly View[] {
  const chance = swiftLuck(seed).chance('table', 0)
  const begun = diceRun.setUp(optionsOf(), 3)
  let state = diceRun.start(begun, { now: 0, chance }).reduce(diceRun.evolve, begun)
  const views: View[] = []
  while (views.length < wanted && diceRun.ending(state) === null) {
    for (const seat of state.seats.keys()) views.push(diceRun.view(state, seat))
    state = moved(state, chance)
  }
  return views
}

/** The plan that taps on the screen lead to. */
function tapped(action: Action, view: View): Plan | string {
  const { race: now } = view.open
  let plan: Plan | string
  switch (action.type) {
    case 'rollOff':
      return listed(action.dice).reduce<Plan | string>(
        (so, die) => (typeof so === 'string' ? so : touchDie(so, die, now)),
        NEW_ROLL_OFF,
      )
    case 'playTarget':
      return { ...targetPlan(action.target), first: action.first }
    case 'choose':
      return { kind: 'choice', target: action.target }
    case 'reroll':
      plan = touchGroup({ ...NEW_REROLL, slot: 0, card: action.card }, action.group, now)
      return plan
    case 'play': {
      const { card } = action
      const begun = cardPlan(view.own!.hand.indexOf(card), card, now)
      if (card === 'joker') return { ...begun, as: action.as }
      if (card === 'about-turn') {
        const group = touchGroup(begun, action.group, now)
        return typeof group === 'string' ? group : ({ ...group, value: action.value } as Plan)
      }
      if (card === 'sprint' || card === 'crash') {
        const picks = card === 'sprint' ? (action.dice ?? NO_DICE) : dieSet(action.die)
        return listed(picks).reduce<Plan | string>(
          (so, die) => (typeof so === 'string' ? so : touchDie(so, die, now)),
          begun,
        )
      }
      if ((card === 'swap' || card === 'gap') && action.group !== null) {
        const once = touchGroup({ ...begun, group: null }, action.group, now)
        return once
      }
      return begun
    }
    default:
      return 'no plan'
  }
}

function dieSet(die: number | null): number {
  return die === null ? NO_DICE : only(die)
}

describe('a plan', () => {
  test('can become everything that is legal, by taps or as a hint', () => {
    const kinds = new Set<string>()
    for (const view of positions('plans', 260)) {
      for (const action of legal(view).slice(0, 150)) {
        const plan = tapped(action, view)
        if (plan === 'no plan') continue
        if (typeof plan === 'string') throw new Error(`${plan}: ${JSON.stringify(action)}`)
        expect(needOf(plan, view.open.race)).toBeNull()
        expect(actionOf(plan, view.open.race)).toEqual(action)
        expect(actionOf(planOf(action, view.own!.hand)!, view.open.race)).toEqual(action)
        kinds.add('card' in action ? action.card : action.type)
      }
    }
    expect(kinds.size).toBe(18 + 3)
  })

  test('of plain cards needs nothing more', () => {
    const now = race('Y1 B2 | O3 | G4')
    for (const card of ['yellow', 'six', 'comeback'] as const) {
      expect(isTrait(card) || card === 'comeback').toBe(true)
      expect(needOf(cardPlan(0, card, now), now)).toBeNull()
    }
  })

  test('counts the dice that are still to be picked', () => {
    const now = race('Y1 B2 O3 G4')
    const sprint = cardPlan(0, 'sprint', now)
    expect(diceMissing(sprint)).toBe(3)
    expect(needOf(sprint, now)).toBe('sprint')
    expect(diceMissing({ ...sprint, dice: 0b1 })).toBe(2)
    expect(diceMissing(NEW_ROLL_OFF)).toBe(2)
  })

  test('[R5.4] takes the only way there is', () => {
    const now = race('Y1 | B2 | O3')
    expect(cardPlan(0, 'swap', now).group).toBe(1)
    expect(cardPlan(0, 'gap', now).group).toBeNull()
  })

  test('[R4.3] of a card that can do nothing is ready all the same', () => {
    const now = race('Y1 B2')
    for (const card of ['swap', 'gap', 'sprint', 'crash'] as const) {
      expect(needOf(cardPlan(0, card, now), now)).toBeNull()
    }
  })
})

describe('when the table moves on', () => {
  const begun = scene({ hands: [['swap', 'joker', 'six']] })
  const view = diceRun.view(begun, 0)

  test('a card stays chosen, but not the groups it was meant for', () => {
    const plan = { ...cardPlan(0, 'swap', view.open.race), group: 2 }
    expect(rebased(plan, view, view.open.race)).toEqual(plan)
    expect(rebased(plan, view, STARTING_RACE)).toEqual({ ...plan, group: 1 })
  })

  test('a card that is gone is no plan', () => {
    expect(rebased(cardPlan(2, 'joker', view.open.race), view, view.open.race)).toBeNull()
    const played = diceRun.view(after(begun, 0, [{ type: 'play', card: 'six' }]), 0)
    expect(rebased(cardPlan(0, 'swap', view.open.race), played, played.open.race)).toBeNull()
  })

  test('[R6.1] a target that lies open cannot be planned again', () => {
    expect(rebased(targetPlan(1), view, view.open.race)).toEqual(targetPlan(1))
    const state = scene({ players: [{ target: 0 }], targets: [[1, 2, 3]] })
    expect(rebased(targetPlan(1), diceRun.view(state, 0), state.open.race)).toBeNull()
  })

  test('nobody else plans anything', () => {
    expect(rebased(targetPlan(1), diceRun.view(begun, 'spectator'), begun.open.race)).toBeNull()
    expect(rebased(NEW_ROLL_OFF, view, view.open.race)).toBeNull()
  })
})
