// The ladder of judgement: all with the same hand, so that none wins by being quicker. Neighbours
// meet in both directions, and the best meets the casual one and one that does anything.
// Arguments: matches a pairing, seed.

import { minds } from '#games/jelly-monster/bots/bots.ts'
import { QUICK_HAND } from '#games/jelly-monster/bots/hand.ts'
import { botOf } from '#games/jelly-monster/bots/mind.ts'
import { drifting } from '#games/jelly-monster/bots/references.ts'
import { registered } from '#games/registry.ts'
import { columns } from '#tools/columns.ts'
import { contest, type Timing, timed, winShare } from '#tools/contest.ts'

const PLAYERS = 4

const [count = '1000', seed = '1'] = process.argv.slice(2)
const matches = Number(count)
const entry = registered('jelly-monster')!
const options = entry.game.readOptions({})
if (!options.ok) throw new Error(options.problem)
const opening = { options: options.value, seats: PLAYERS }

const timings = new Map<string, Timing>()
const bots = [drifting, ...minds].map(mind => {
  const timing = { choices: 0, spent: 0, longest: 0 }
  timings.set(mind.name, timing)
  return timed(botOf(mind, QUICK_HAND) as Parameters<typeof timed>[0], timing)
})
const neighbours = bots.slice(1).flatMap((upper, nth) => {
  const lower = bots[nth]!
  return [
    { one: upper, against: lower },
    { one: lower, against: upper },
  ]
})
const [anything, , casual] = bots
const best = bots[bots.length - 1]!
const pairings = [...neighbours, { one: best, against: casual! }, { one: best, against: anything! }]

const points = (share: number) => (100 * share).toFixed(1)
for (const pairing of pairings) {
  const { one, against } = pairing
  const score = contest(entry, opening, pairing, { matches, seed, reached: () => {} })
  const { share, low, high } = winShare(score)
  const table = `one ${one.name} against ${PLAYERS - 1} ${against.name}`
  console.log(`${table}: ${points(share)} % (${points(low)} to ${points(high)})`)
}
const rows = [...timings].map(([name, { choices, spent, longest }]) => {
  return [name, (spent / Math.max(1, choices)).toFixed(3), longest.toFixed(1)]
})
for (const line of columns([['bot', 'ms a choice', 'longest ms'], ...rows])) console.log(line)
