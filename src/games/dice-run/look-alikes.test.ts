import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { type DiceSet, listed, NO_DICE, only } from '#games/dice-run/dice.ts'
import { lowestNamed, namesLowest, pairs, triples } from '#games/dice-run/look-alikes.ts'
import { race } from '#games/dice-run/trials/picture.ts'
import { randomRace } from '#games/dice-run/trials/positions.ts'
import { swiftLuck } from '#kernel/luck.ts'

// Many matches on a busy machine take their time.
setDefaultTimeout(60_000)

const set = (...dice: number[]) => dice.reduce((all, die) => all | only(die), NO_DICE)

describe('dice that look the same', () => {
  const { line, faces } = race('Y1 Y1 Y2 Y1 B1 B1 | Y1')
  const lead = line[0]!

  test('[R3.5] are named from the lowest', () => {
    expect(namesLowest(set(0, 2), lead, faces)).toBe(true)
    expect(namesLowest(set(1, 2), lead, faces)).toBe(false)
    expect(namesLowest(set(0, 1, 6), lead, faces)).toBe(true)
    expect(namesLowest(set(0, 3), lead, faces)).toBe(false)
    expect(namesLowest(set(7), lead, faces)).toBe(false)
  })

  test('[R3.5] whichever was touched, the choice is the same', () => {
    expect(listed(lowestNamed(set(1, 2), lead, faces))).toEqual([0, 2])
    expect(listed(lowestNamed(set(1, 3, 7), lead, faces))).toEqual([0, 1, 6])
    expect(listed(lowestNamed(set(3), lead, faces))).toEqual([0])
  })

  test('[R3.5] the same look in another group is another choice', () => {
    expect(namesLowest(set(4), line[1]!, faces)).toBe(true)
  })

  test('[R3.5] choices are listed once each', () => {
    // Of three yellow ones, a yellow two and two blue ones.
    expect(pairs(lead, faces).map(listed)).toEqual([
      [0, 1],
      [0, 2],
      [0, 6],
      [2, 6],
      [6, 7],
    ])
    expect(triples(lead, faces).map(listed)).toEqual([
      [0, 1, 2],
      [0, 1, 3],
      [0, 1, 6],
      [0, 2, 6],
      [0, 6, 7],
      [2, 6, 7],
    ])
  })
})

test('the lists are all choices by their lowest name, and nothing else', () => {
  const luck = swiftLuck('choices')
  for (let i = 0; i < 60; i++) {
    const { line, faces } = randomRace(luck.chance('table', i))
    const group = line[0]!
    const dice = listed(group)
    const two = new Set<DiceSet>()
    const three = new Set<DiceSet>()
    for (const [a, first] of dice.entries()) {
      for (const [b, second] of dice.slice(a + 1).entries()) {
        two.add(lowestNamed(set(first, second), group, faces))
        for (const third of dice.slice(a + b + 2)) {
          three.add(lowestNamed(set(first, second, third), group, faces))
        }
      }
    }
    expect(pairs(group, faces).toSorted()).toEqual([...two].toSorted())
    expect(triples(group, faces).toSorted()).toEqual([...three].toSorted())
    expect(triples(group, faces).every(choice => namesLowest(choice, group, faces))).toBe(true)
  }
})
