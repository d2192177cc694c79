// How many actions a second: the rules alone, a plain loop of the same rules, the whole referee.

import { jellyMonster } from '#games/jelly-monster/game.ts'
import type { Options, State } from '#games/jelly-monster/vocabulary.ts'
import { type Contender, ratesOf, ratioOf, tableOf } from '../rate.ts'
import { laidOut, playByRules, playPlainly } from './matches.ts'
import { playByReferee } from './refereed.ts'

const LAYOUTS = 96
const COMPARED = 600
/** What we aim at: so many actions a second, or that much of what the plain loop does. */
const RATE_AIM = 1_000_000
const RATIO_AIM = 0.5

const options = usualOptions()
const openings = Array.from({ length: LAYOUTS }, (_, nth) => laidOut(options, 3 + (nth % 3), nth))
const openingFor = (seed: number): State => openings[seed % LAYOUTS]!

for (let seed = 0; seed < COMPARED; seed++) compare(openingFor(seed), seed)
console.log(`Rules and plain loop play ${COMPARED} matches to the same scores.\n`)

const contenders: readonly Contender[] = [
  { name: 'plain loop', play: seed => playPlainly(openingFor(seed), seed).actions },
  { name: 'rules alone', play: seed => playByRules(openingFor(seed), seed).actions },
  { name: 'referee, swift luck', play: seed => playByReferee(openingFor(seed), seed).actions },
]
const rates = ratesOf(contenders, {
  rounds: Number(process.argv[2] ?? 9),
  portion: Number(process.argv[3] ?? 300),
})
const [plain, rules] = rates
console.log(tableOf('Jelly Monster, 3 to 5 players', rates, plain!))
const ratio = ratioOf(rules!, plain!).toFixed(2)
const aim = `${RATE_AIM.toLocaleString('en')} actions a second or ${RATIO_AIM}`
console.log(`The rules alone: ${ratio} of the plain loop; the aim is ${aim}.`)

function usualOptions(): Options {
  const reading = jellyMonster.readOptions({ promoBoards: true })
  if (!reading.ok) throw new Error(reading.problem)
  return reading.value
}

/** They must come to the same scores, or the comparison is worth nothing. */
function compare(opening: State, seed: number): void {
  const ours = JSON.stringify(playByRules(opening, seed))
  const plainly = JSON.stringify(playPlainly(opening, seed))
  if (ours !== plainly) throw new Error(`seed ${seed}: ${ours} is not ${plainly}`)
}
