// How fast the bots' model plays: beside a loop in one array that knows nothing else, and beside
// boardgame.io.

import { swiftLuck } from '#kernel/luck.ts'
import { recorded } from '../dice-run/matches.ts'
import { compare, rivalPlayer } from '../dice-run/rival-match.ts'
import { type Contender, ratesOf, ratioOf, tableOf } from '../rate.ts'
import { boardgame } from '../rivals/boardgame.ts'
import { compactResult, playCompact } from './compact.ts'
import { modelResult, playModel } from './modelled.ts'

const COMPARED = 2000
const RIVAL_MATCHES = 24
/** What we aim at: at least half as fast as the loop. */
const AIM = 0.5

for (let seed = 0; seed < COMPARED; seed++) {
  const actions = [playCompact(seed), playModel(seed)]
  if (actions[0] !== actions[1] || compactResult() !== modelResult()) {
    throw new Error(`match ${seed}: ${compactResult()} is not ${modelResult()}`)
  }
}
console.log(`Model and loop play the same ${COMPARED} matches to the same points.\n`)

const matches = Array.from({ length: RIVAL_MATCHES }, (_, seed) => {
  return recorded(seed, swiftLuck(`${seed}`))
})
const rival = rivalPlayer(await boardgame())
for (const match of matches) rival(match, compare)

const contenders: Contender[] = [
  { name: 'one array', play: playCompact },
  { name: 'model', play: playModel },
  { name: 'boardgame.io', play: seed => rival(matches[seed % RIVAL_MATCHES]!) },
]
const rates = ratesOf(contenders, {
  rounds: Number(process.argv[2] ?? 9),
  portion: Number(process.argv[3] ?? 300),
})
console.log(tableOf('Dice Run, 4 players', rates, rates[0]!))
const ratio = ratioOf(rates[1]!, rates[0]!)
const times = Math.round(ratioOf(rates[1]!, rates[2]!))
console.log(`The model: ${ratio.toFixed(2)} of the loop; the aim is ${AIM}.`)
console.log(`The model: ${times} times as fast as boardgame.io.`)
