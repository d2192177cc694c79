// How many actions a second: the rules alone, a plain loop of the same rules, the whole referee.

import { jellyMonster } from '#games/jelly-monster/game.ts'
import type { Options, State } from '#games/jelly-monster/vocabulary.ts'
import { laidOut, playByRules, playPlainly, type Result } from './matches.ts'
import { playByReferee } from './refereed.ts'

const LAYOUTS = 64
const SEATS = [3, 4, 5]

interface Contender {
  readonly name: string
  readonly play: (opening: State, seed: number) => Result
  spent: number
  actions: number
  matches: number
}

const contenders: Contender[] = [
  { name: 'plain loop', play: playPlainly, spent: 0, actions: 0, matches: 0 },
  { name: 'rules (act + evolve)', play: playByRules, spent: 0, actions: 0, matches: 0 },
  { name: 'through the referee', play: playByReferee, spent: 0, actions: 0, matches: 0 },
]

const budget = Number(process.argv[2] ?? 6)
const options = usualOptions()
const openings = SEATS.map(seats => {
  return Array.from({ length: LAYOUTS }, (_, seed) => laidOut(options, seats, seed))
})

for (let seed = 0; seed < 300; seed++) agree(openings[seed % 3]![seed % LAYOUTS]!, seed)
measure(1)
for (const contender of contenders) Object.assign(contender, { spent: 0, actions: 0, matches: 0 })
measure(budget)
report()

function usualOptions(): Options {
  const reading = jellyMonster.readOptions({ promoBoards: true })
  if (!reading.ok) throw new Error(reading.problem)
  return reading.value
}

/** Rules and plain loop must come to the same scores, or the comparison is worth nothing. */
function agree(opening: State, seed: number): void {
  const ours = playByRules(opening, seed)
  const plain = playPlainly(opening, seed)
  if (JSON.stringify(ours) === JSON.stringify(plain)) return
  throw new Error(`seed ${seed}: ${JSON.stringify(ours)} is not ${JSON.stringify(plain)}`)
}

/** In turns and in small portions, so that a busy machine slows all of them alike. */
function measure(seconds: number): void {
  let seed = 0
  const endsAt = performance.now() + seconds * 1000
  while (performance.now() < endsAt) {
    for (const contender of contenders) {
      const startedAt = process.cpuUsage().user
      for (let match = 0; match < 200; match++) {
        const opening = openings[match % SEATS.length]![(seed + match) % LAYOUTS]!
        contender.actions += contender.play(opening, seed + match).actions
        contender.matches += 1
      }
      contender.spent += process.cpuUsage().user - startedAt
    }
    seed += 200
  }
}

function report(): void {
  const perSecond = (count: number, { spent }: Contender) => (count / spent) * 1e6
  const plain = contenders[0]!
  console.log('contender             actions/s   matches/s   of the plain loop')
  for (const contender of contenders) {
    const actions = perSecond(contender.actions, contender)
    const matches = perSecond(contender.matches, contender)
    const ratio = actions / perSecond(plain.actions, plain)
    const columns = [
      contender.name.padEnd(20),
      Math.round(actions).toLocaleString('en').padStart(10),
      Math.round(matches).toLocaleString('en').padStart(11),
      ratio.toFixed(2).padStart(19),
    ]
    console.log(columns.join(' '))
  }
}
