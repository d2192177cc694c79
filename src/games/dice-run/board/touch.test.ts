import { describe, expect, test } from 'bun:test'
import type { Card } from '#games/dice-run/cards.ts'
import { race } from '#games/dice-run/trials/picture.ts'
import { type CardPlan, cardPlan, NEW_REROLL, NEW_ROLL_OFF, type Plan } from './plan.ts'
import { touchDie, touchGroup } from './touch.ts'

const [YELLOW, BLUE, ORANGE] = [0, 6, 12]

function touched(card: Card, picture: string, ...dice: readonly number[]): Plan | string {
  const now = race(picture)
  let plan: Plan | string = cardPlan(0, card, now)
  for (const die of dice) {
    if (typeof plan === 'string') return plan
    plan = touchDie(plan, die, now)
  }
  return plan
}

describe('touching a die', () => {
  test('[R5.3] names its colour to a joker, touched again its value', () => {
    expect((touched('joker', 'Y1 B2', BLUE) as CardPlan).as).toBe('blue')
    expect((touched('joker', 'Y1 B2', BLUE, BLUE) as CardPlan).as).toBe('two')
    expect((touched('joker', 'Y1 B2', BLUE, YELLOW) as CardPlan).as).toBe('yellow')
  })

  test('[R5.7] names its group and its value to an about-turn', () => {
    const plan = touched('about-turn', 'Y1 | B2', BLUE) as CardPlan
    expect([plan.group, plan.value]).toEqual([1, 2])
  })

  test('[R5.5] picks it for a sprint, and lets go of it again', () => {
    expect((touched('sprint', 'Y1 B2 O3 G4', YELLOW, BLUE) as CardPlan).dice).toBe(0b1000001)
    expect((touched('sprint', 'Y1 B2 O3 G4', YELLOW, YELLOW) as CardPlan).dice).toBe(0)
    expect(touched('sprint', 'Y1 B2 O3 G4', YELLOW, BLUE, ORANGE, 18)).toBe('exactly-three-dice')
    expect(touched('sprint', 'Y1 B2 O3 G4 | L1', 24)).toBe('not-in-leading-group')
    expect(touched('sprint', 'Y1 B2 O3', YELLOW)).toBe('needs-four-dice')
  })

  test('[R5.9] picks the one that falls, the last touched', () => {
    expect((touched('crash', 'Y1 B2 | O3', YELLOW, BLUE) as CardPlan).dice).toBe(0b1000000)
    expect((touched('crash', 'Y1 B2 | O3', YELLOW, YELLOW) as CardPlan).dice).toBe(0)
    expect(touched('crash', 'Y1 B2 | O3', ORANGE)).toBe('only-leaders-crash')
    expect(touched('crash', 'Y1 B2', YELLOW)).toBe('only-one-group')
  })

  test('[R2.4] picks two for the start', () => {
    const now = race('Y1 B2 O3')
    const both = touchDie(touchDie(NEW_ROLL_OFF, YELLOW, now) as Plan, BLUE, now) as Plan
    expect(both).toEqual({ kind: 'rollOff', dice: 0b1000001 })
    expect(touchDie(both, ORANGE, now)).toBe('exactly-two-dice')
  })
})

describe('touching a group', () => {
  test('[R5.4] means the joint behind it, touched again the one before it', () => {
    const now = race('Y1 | B2 | O3 | G4')
    const behind = touchGroup(cardPlan(0, 'swap', now), 2, now) as CardPlan
    expect(behind.group).toBe(2)
    expect((touchGroup(behind, 2, now) as CardPlan).group).toBe(1)
    expect(touchGroup(cardPlan(0, 'swap', now), 0, now)).toBe('leading-group-not-allowed')
  })

  test('[R5.4] [R5.8] a gap keeps neighbours apart', () => {
    const now = race('Y1 | B2 | . | O3')
    expect(touchGroup(cardPlan(0, 'swap', now), 3, now)).toBe('not-neighbours')
    expect(touchGroup(cardPlan(0, 'gap', now), 3, now)).toBe('no-gap-here')
    expect((touchGroup(cardPlan(0, 'gap', now), 1, now) as CardPlan).group).toBe(0)
  })

  test('[R6.2] rolls it again, unless it leads', () => {
    const now = race('Y1 | B2')
    expect(touchGroup(NEW_REROLL, 1, now)).toEqual({ ...NEW_REROLL, group: 1 })
    expect(touchGroup(NEW_REROLL, 0, now)).toBe('leading-group-not-rerolled')
    expect(touchGroup(NEW_REROLL, 0, race('Y1 B2'))).toBe('nothing-to-reroll')
  })
})
