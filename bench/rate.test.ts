import { expect, test } from 'bun:test'
import { type Contender, median, quantile, ratesOf, ratioOf, tableOf } from './rate.ts'

test('the median and the quarters lie between two numbers where they must', () => {
  expect(median([5, 1, 9])).toBe(5)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2)
  expect(quantile([10, 20], 0.75)).toBe(17.5)
})

test('a ratio is judged round by round, so that a slow round counts for both', () => {
  const one = { name: 'one', rounds: [100, 10, 300] }
  const other = { name: 'other', rounds: [50, 5, 100] }
  expect(ratioOf(one, other)).toBe(2)
  expect(ratioOf(other, one)).toBe(0.5)
})

test('the table shows three digits and lines its columns up', () => {
  const one = { name: 'one', rounds: [1_234_567, 1_234_567] }
  const other = { name: 'another', rounds: [1000, 3000] }
  expect(tableOf('title', [one, other], other)).toBe(
    [
      'title    actions/s            middle half  × another',
      'one      1,230,000  1,230,000 – 1,230,000        823',
      'another      2,000          1,500 – 2,500       1.00',
    ].join('\n'),
  )
})

test('everybody plays in every round, each with new seeds', () => {
  const heard = new Map<string, number[]>([
    ['one', []],
    ['other', []],
  ])
  const contenders = [...heard].map(([name, seeds]): Contender => {
    return {
      name,
      play(seed) {
        seeds.push(seed)
        // Enough work for the processor's clock to notice.
        let sum = 0
        for (let nth = 0; nth < 20_000; nth++) sum += Math.sqrt(nth)
        return sum > 0 ? 1 : 0
      },
    }
  })
  const rates = ratesOf(contenders, { rounds: 3, portion: 2 })
  expect(rates.map(({ name }) => name)).toEqual(['one', 'other'])
  for (const { rounds } of rates) {
    expect(rounds).toHaveLength(3)
    expect(rounds.every(perSecond => perSecond > 0)).toBe(true)
  }
  for (const seeds of heard.values()) {
    // While warming up the seeds begin at 0 again and again; in the rounds they go on.
    const measured = seeds.slice(seeds.lastIndexOf(0))
    expect(measured).toEqual(measured.map((_, nth) => nth))
  }
})
