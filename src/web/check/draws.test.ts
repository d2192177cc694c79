import { describe, expect, test } from 'bun:test'
import { die, shuffled } from '#kernel/chance.ts'
import { liveLuck } from '#kernel/luck.ts'
import { type Drawn, noted, partsOf, traced } from '#web/check/draws.ts'

const seeds = { secret: 'a secret', values: ['one', 'two'] }

function drawnBy(use: (luck: ReturnType<typeof liveLuck>) => void): readonly Drawn[] {
  const notes: Drawn[] = []
  use(noted(liveLuck(seeds), notes))
  return notes
}

test('what chance is asked is noted, entry by entry', () => {
  const notes = drawnBy(luck => {
    die(luck.chance('table', 0))
    luck.chance(1, 4).below(52)
  })
  expect(notes.map(({ who, nth }) => [who, nth])).toEqual([
    ['table', 0],
    [1, 4],
  ])
  expect(notes.map(({ draws }) => draws.map(({ sides }) => sides))).toEqual([[6], [52]])
})

describe('the numbers made again from the digests are those of the table', () => {
  test.each([2, 3, 6, 7, 100, 129, 255, 256, 257, 1000, 70_000])(
    'for numbers below %i, over many blocks',
    sides => {
      const [drawn] = drawnBy(luck => {
        const chance = luck.chance(0, 3)
        for (let i = 0; i < 150; i++) chance.below(sides)
      })
      const { blocks, traces } = traced(seeds, drawn!)
      expect(traces.map(({ number }) => number)).toEqual(drawn!.draws.map(({ number }) => number))
      expect(blocks.map(({ address }) => address)).toEqual(blocks.map((_, block) => `0/3/${block}`))
      expect(blocks.length).toBe(Math.ceil((traces.at(-1)!.at + 1) / 32))
    },
  )

  test('and other seeds give others', () => {
    const [drawn] = drawnBy(luck => shuffled([...Array(30).keys()], luck.chance(0, 0)))
    const { traces } = traced({ ...seeds, values: ['one', 'too'] }, drawn!)
    expect(traces.map(({ number }) => number)).not.toEqual(drawn!.draws.map(draw => draw.number))
  })
})

test('the digest says where each number comes from', () => {
  const [drawn] = drawnBy(luck => {
    const chance = luck.chance('table', 2)
    for (let i = 0; i < 200; i++) die(chance)
  })
  const { blocks, traces } = traced(seeds, drawn!)
  const digits = blocks.map(({ digest }) => digest).join('')
  for (const { at, value } of traces) {
    expect(Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16)).toBe(value)
  }
  const passed = traces.flatMap(trace => trace.passed)
  expect(passed.length).toBeGreaterThan(0)
  expect(Math.min(...passed)).toBeGreaterThanOrEqual(252)
})

describe('draws are told as what they are at a table', () => {
  const draws = (...sides: number[]) => sides.map(each => ({ sides: each, number: 1 }))

  test('dice together, a shuffle as one', () => {
    expect(partsOf(draws(6, 6, 4, 3, 2, 6, 8))).toEqual([
      { type: 'dice', faces: [2, 2] },
      { type: 'shuffle', of: 4 },
      { type: 'pick', of: 6, number: 1 },
      { type: 'pick', of: 8, number: 1 },
    ])
  })

  test('one die alone is a die', () => {
    expect(partsOf(draws(6))).toEqual([{ type: 'dice', faces: [2] }])
  })

  test('a row that breaks off is no shuffle', () => {
    expect(partsOf(draws(5, 4, 3)).map(part => part.type)).toEqual(['pick', 'pick', 'pick'])
    expect(partsOf(draws(2)).map(part => part.type)).toEqual(['pick'])
  })
})
