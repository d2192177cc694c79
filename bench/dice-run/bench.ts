// How many moves a second Dice Run makes: by the rules alone, through the kernel, and by
// boardgame.io.

import { join } from 'node:path'
import { liveLuck, swiftLuck } from '#kernel/luck.ts'
import { type Contender, type Outsider, type Rate, ratesOf, ratioOf, tableOf } from '../rate.ts'
import { boardgame } from '../rivals/boardgame.ts'
import { programOnNode } from '../rivals/node.ts'
import {
  playByReferee,
  playByRules,
  playSampling,
  type Recorded,
  recorded,
  WARMTH,
  WITH_UNDO,
} from './matches.ts'
import { compare, rivalPlayer } from './rival-match.ts'

const MATCHES = 48
/** What we aim at: how many times as fast as the rival. */
const RULES_AIM = 300
const KERNEL_AIM = 100

const seeds = Array.from({ length: MATCHES }, (_, seed) => seed)
const swift = seeds.map(seed => recorded(seed, swiftLuck(`${seed}`)))
const live = seeds.map(seed => recorded(seed, liveLuck({ secret: `${seed}`, values: ['a', 'b'] })))
const undo = seeds.map(seed => recorded(seed, swiftLuck(`${seed}`), WITH_UNDO))

const rival = rivalPlayer(await boardgame())
for (const match of swift) rival(match, compare)
console.log(`The rival plays the same ${MATCHES} matches, alike after every move.\n`)

const of = (matches: readonly Recorded[], seed: number) => matches[seed % MATCHES]!
const effort = {
  rounds: Number(process.argv[2] ?? 9),
  portion: Number(process.argv[3] ?? 300),
}
const node = await programOnNode(join(import.meta.dir, 'at-home.ts'), effort.portion)
const contenders: (Contender | Outsider)[] = [
  node.outsider('boardgame.io on Node', 'dice-run'),
  { name: 'boardgame.io on Bun', play: seed => rival(of(swift, seed)) },
  { name: 'rules alone', play: seed => playByRules(of(swift, seed)) },
  { name: 'kernel, swift luck', play: seed => playByReferee(of(swift, seed)) },
  { name: 'kernel, live luck', play: seed => playByReferee(of(live, seed)) },
  { name: 'kernel, sampling', play: playSampling },
  { name: 'rules, undo on', play: seed => playByRules(of(undo, seed), WITH_UNDO) },
]
for (const contender of contenders) if ('play' in contender) warm(contender)
const rates = ratesOf(contenders, effort)
const rivals = rates.slice(0, 2)
console.log(tableOf('Dice Run, 4 players', rates, rivals[0]!))
report('The rules alone', rates[2]!, RULES_AIM)
report('The kernel', rates[3]!, KERNEL_AIM)

/** As long as the rival on Node does by itself. */
function warm({ play }: Contender): void {
  const before = process.cpuUsage()
  let spent = 0
  for (let seed = 0; spent < WARMTH; seed++) {
    play(seed)
    const { user, system } = process.cpuUsage(before)
    spent = (user + system) / 1000
  }
}

function report(name: string, rate: Rate, aim: number): void {
  const times = rivals.map(one => `${Math.round(ratioOf(rate, one))} times ${one.name}`)
  console.log(`${name}: ${times.join(', ')}; the aim is ${aim}.`)
}
