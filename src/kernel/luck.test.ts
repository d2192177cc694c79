import { describe, expect, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import { die, pick, scripted, shuffled } from '#kernel/chance.ts'
import { isEven, unevenness } from '#kernel/fairness.ts'
import { commitment, type Luck, liveLuck, swiftLuck } from '#kernel/luck.ts'

const LIVE = liveLuck({ secret: 'a secret of the table', values: ['north', 'east', 'south'] })

/** Rolls many dice from many addresses and counts faces and neighbouring pairs. */
function rolled(luck: Luck, rolls: number, sides = 6) {
  const faces = new Array<number>(sides).fill(0)
  const pairs = new Array<number>(sides * sides).fill(0)
  let previous = 0
  for (let nth = 0; nth < rolls / 100; nth++) {
    const chance = luck.chance(nth % 5, nth)
    for (let i = 0; i < 100; i++) {
      const face = chance.below(sides)
      faces[face]! += 1
      pairs[previous * sides + face]! += 1
      previous = face
    }
  }
  return { faces, pairs }
}

describe('dice', () => {
  test('ten million live dice are even, alone and in pairs', () => {
    const { faces, pairs } = rolled(LIVE, 10_000_000)
    expect(isEven(faces)).toBe(true)
    expect(isEven(pairs)).toBe(true)
  })

  test('dice for simulations are even too, also with many sides', () => {
    const luck = swiftLuck('even')
    for (const sides of [2, 6, 7, 30]) {
      const { faces, pairs } = rolled(luck, 2_000_000, sides)
      expect(isEven(faces)).toBe(true)
      expect(isEven(pairs)).toBe(true)
    }
  })

  test('a die by remainder, which favours low faces by a hair, is caught', () => {
    const biased: Luck = {
      chance(who, nth) {
        const { below } = LIVE.chance(who, nth)
        return { below: n => below(256) % n }
      },
    }
    expect(unevenness(rolled(biased, 2_000_000).faces)).toBeGreaterThan(0.999)
  })

  test('dice that are too even to be true are caught', () => {
    let turn = 0
    const counting: Luck = { chance: () => ({ below: n => turn++ % n }) }
    expect(unevenness(rolled(counting, 600_000).faces)).toBeLessThan(0.001)
  })
})

describe('addresses', () => {
  const first = (luck: Luck, who: number | 'table', nth: number) => {
    const chance = luck.chance(who, nth)
    return Array.from({ length: 40 }, () => chance.below(6)).join('')
  }

  test.each([
    ['live', LIVE],
    ['swift', swiftLuck('addresses')],
  ])('%s luck depends on who and how many before, and on nothing else', (_, luck) => {
    const here = first(luck, 2, 7)
    first(luck, 1, 3)
    expect(first(luck, 2, 7)).toBe(here)
    const elsewhere = [first(luck, 2, 8), first(luck, 1, 7), first(luck, 'table', 7)]
    expect(new Set([here, ...elsewhere]).size).toBe(4)
  })

  test('another secret or another value of any seat gives other dice', () => {
    const all = [
      { secret: 's', values: ['a', 'b'] },
      { secret: 't', values: ['a', 'b'] },
      { secret: 's', values: ['a', 'c'] },
      { secret: 's', values: ['ab'] },
    ].map(seeds => first(liveLuck(seeds), 0, 0))
    expect(new Set(all).size).toBe(4)
  })

  test('a roll can be recomputed with nothing but HMAC-SHA-256, as docs/journal.md says', () => {
    const key = createHmac('sha256', 'the secret').update('red\nblue').digest()
    const bytes = createHmac('sha256', key).update('1/4/0').digest()
    const faces = [...bytes].filter(byte => byte < 252).map(byte => 1 + (byte % 6))
    const chance = liveLuck({ secret: 'the secret', values: ['red', 'blue'] }).chance(1, 4)
    expect(faces.map(() => die(chance) as number)).toEqual(faces)
  })

  test('the commitment is the SHA-256 of the secret', () => {
    expect(commitment('abc')).toStartWith('ba7816bf8f01cfea')
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 33])('%p ways are refused', ways => {
    expect(() => LIVE.chance(0, 0).below(ways)).toThrow('whole number of ways')
    expect(() => swiftLuck('').chance(0, 0).below(ways)).toThrow('whole number of ways')
  })
})

describe('what games build from chance', () => {
  test('every order of a shuffle is equally likely', () => {
    const counts = new Map<string, number>()
    for (let nth = 0; nth < 60_000; nth++) {
      const order = shuffled(['a', 'b', 'c', 'd'], LIVE.chance('table', nth)).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(isEven([...counts.values()])).toBe(true)
  })

  test('a script answers as written, and complains when it cannot', () => {
    const chance = scripted([2, 0, 5])
    expect(pick(['x', 'y', 'z'], chance)).toBe('z')
    expect(die(chance)).toBe(1)
    expect(() => chance.below(5)).toThrow('must be below 5')
    expect(die(chance)).toBe(6)
    expect(() => die(chance)).toThrow('ends after 3')
    expect(() => pick([], chance)).toThrow('nothing to pick')
  })

  test('more than 256 ways are even too', () => {
    const chance = liveLuck({ secret: 'wide', values: [] }).chance('table', 0)
    const counts = new Array<number>(10).fill(0)
    for (let i = 0; i < 50_000; i++) counts[Math.floor(chance.below(1000) / 100)]! += 1
    expect(isEven(counts)).toBe(true)
  })
})
