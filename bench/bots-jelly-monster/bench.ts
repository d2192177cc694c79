// How fast the bots' model plays: beside a loop in one array that knows nothing else, and beside
// boardgame.io.

import { type Contender, ratesOf, ratioOf, tableOf } from '../rate.ts'
import { boardgame } from '../rivals/boardgame.ts'
import { compactResult, playCompact } from './compact.ts'
import { modelResult, playModel } from './modelled.ts'
import { rivalPlayer } from './rival.ts'

const COMPARED = 2000
const RIVAL_COMPARED = 20
/** What we aim at: at least half as fast as the loop. */
const AIM = 0.5

for (let seed = 0; seed < COMPARED; seed++) {
  const dice = [playCompact(seed), playModel(seed)]
  if (dice[0] !== dice[1] || compactResult() !== modelResult()) {
    throw new Error(`match ${seed}: ${compactResult()} is not ${modelResult()}`)
  }
}
console.log(`Model and loop play the same ${COMPARED} matches to the same Jelly and pods.\n`)

const rival = rivalPlayer(await boardgame())
for (let seed = 0; seed < RIVAL_COMPARED; seed++) {
  playCompact(seed)
  rival.play(seed)
  if (compactResult() !== rival.result()) {
    throw new Error(`match ${seed}: ${compactResult()} is not the rival's ${rival.result()}`)
  }
}

const contenders: Contender[] = [
  { name: 'one array', play: playCompact },
  { name: 'model', play: playModel },
  { name: 'boardgame.io', play: rival.play },
]
const rates = ratesOf(contenders, {
  rounds: Number(process.argv[2] ?? 9),
  portion: Number(process.argv[3] ?? 300),
})
console.log(tableOf('Jelly Monster, 4 players', rates, rates[0]!))
const ratio = ratioOf(rates[1]!, rates[0]!)
const times = Math.round(ratioOf(rates[1]!, rates[2]!))
console.log(`The model: ${ratio.toFixed(2)} of the loop; the aim is ${AIM}.`)
console.log(`The model: ${times} times as fast as boardgame.io.`)
