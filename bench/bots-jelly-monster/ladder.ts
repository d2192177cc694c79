// The ladder of judgement: every bot with the same hand, so that none wins by being quicker.
// Arguments: matches a pairing, seed, and the names of two bots to see only these.

import { minds } from '#games/jelly-monster/bots/bots.ts'
import { QUICK_HAND } from '#games/jelly-monster/bots/hand.ts'
import { botOf } from '#games/jelly-monster/bots/mind.ts'
import { drifting } from '#games/jelly-monster/bots/references.ts'
import { registered } from '#games/registry.ts'
import { columns } from '#tools/columns.ts'
import { contest, type Timing, timed, winShare } from '#tools/contest.ts'

const PLAYERS = 4

const [count = '1000', seed = '1', ...names] = process.argv.slice(2)
const matches = Number(count)
const entry = registered('jelly-monster')!
const options = entry.game.readOptions({})
if (!options.ok) throw new Error(options.problem)
const opening = { options: options.value, seats: PLAYERS }

const timings = new Map<string, Timing>()
const bots = [drifting, ...minds]
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map(mind => {
    const timing = { choices: 0, spent: 0, longest: 0 }
    timings.set(mind.name, timing)
    return timed(botOf(mind, QUICK_HAND) as Parameters<typeof timed>[0], timing)
  })

const points = (share: number) => (100 * share).toFixed(1)
for (const one of bots) {
  for (const against of bots) {
    if (one === against) continue
    const pairing = { one, against }
    const score = contest(entry, opening, pairing, { matches, seed, reached: () => {} })
    const { share, low, high } = winShare(score)
    const table = `one ${one.name} against ${PLAYERS - 1} ${against.name}`
    console.log(`${table}: ${points(share)} % (${points(low)} to ${points(high)})`)
  }
}
const rows = [...timings].map(([name, { choices, spent, longest }]) => {
  return [name, (spent / Math.max(1, choices)).toFixed(3), longest.toFixed(1)]
})
for (const line of columns([['bot', 'ms a choice', 'longest ms'], ...rows])) console.log(line)
