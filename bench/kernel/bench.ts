// What the kernel costs: beside the rules alone, and beside the same games in boardgame.io.

import { join } from 'node:path'
import { type Luck, liveLuck, swiftLuck } from '#kernel/luck.ts'
import { type Contender, type Outsider, type Rate, ratesOf, ratioOf, tableOf } from '../rate.ts'
import { boardgame, type RivalGame, type RivalRandom } from '../rivals/boardgame.ts'
import { engineOf, type RivalEngine, withDice } from '../rivals/engine.ts'
import { programOnNode } from '../rivals/node.ts'
import { agreedActions, CUPS_PAIRING, PIG_PAIRING } from './agreement.ts'
import { CUPS_SEATS, cupsByReferee, cupsByRival, cupsByRules } from './cups-match.ts'
import { PIG_SEATS, pigByReferee, pigByRival, pigByRules } from './pig-match.ts'
import { rivalCups } from './rival-cups.ts'
import { rivalPig } from './rival-pig.ts'

const EFFORT = { rounds: Number(process.argv[2] ?? 15), portion: 100 }
const MATCHES_TO_AGREE = 50
/** What we aim at; a busy machine may say otherwise, so nothing fails by it. */
const TIMES_THE_RIVAL = 100
const SHARE_OF_THE_RULES = 1

const rival = await boardgame()
const node = await programOnNode(join(import.meta.dir, 'at-home.ts'), EFFORT.portion)
console.log(`Both play the same rules: ${agreed()} actions, the same table after each.\n`)
report(`Pig, ${PIG_SEATS} seats`, ratesOf(pigContenders(), EFFORT))
report(`Cups, ${CUPS_SEATS} seats`, ratesOf(cupsContenders(), EFFORT))

function agreed(): number {
  let actions = 0
  for (let seed = 0; seed < MATCHES_TO_AGREE; seed++) {
    actions += agreedActions(PIG_PAIRING, engineWith, seed)
    actions += agreedActions(CUPS_PAIRING, engineWith, seed)
  }
  return actions
}

function engineWith<G>(game: RivalGame<G>, dice: RivalRandom): RivalEngine<G> {
  return engineOf(rival, withDice(game, dice))
}

function pigContenders(): (Contender | Outsider)[] {
  const engine = engineOf(rival, rivalPig)
  return [
    node.outsider('boardgame.io on Node', 'pig'),
    { name: 'boardgame.io on Bun', play: seed => pigByRival(engine, seed) },
    { name: 'rules alone', play: pigByRules },
    { name: 'kernel, swift luck', play: seed => pigByReferee(swift(seed)) },
    { name: 'kernel, live luck', play: seed => pigByReferee(live(seed)) },
  ]
}

function cupsContenders(): (Contender | Outsider)[] {
  const engine = engineOf(rival, rivalCups)
  return [
    node.outsider('boardgame.io on Node', 'cups'),
    { name: 'boardgame.io on Bun', play: seed => cupsByRival(engine, seed) },
    { name: 'rules alone', play: cupsByRules },
    { name: 'kernel, swift luck', play: seed => cupsByReferee(swift(seed), seed) },
    { name: 'kernel, live luck', play: seed => cupsByReferee(live(seed), seed) },
  ]
}

function swift(seed: number): Luck {
  return swiftLuck(`${seed}`)
}

function live(seed: number): Luck {
  return liveLuck({ secret: `${seed}`, values: ['one', 'two', 'three'] })
}

function report(title: string, rates: readonly Rate[]): void {
  const [atHome, onBun, rules, ...kernels] = rates
  console.log(tableOf(title, rates, atHome!))
  for (const rate of kernels) {
    const times = [atHome!, onBun!].map(other => ratioOf(rate, other).toFixed(0))
    const extra = (ratioOf(rules!, rate) - 1).toFixed(2)
    console.log(
      `${rate.name}: ${times[0]} times the rival on Node (we aim at ${TIMES_THE_RIVAL}), ` +
        `${times[1]} times on Bun; it adds ${extra} of what the rules cost ` +
        `(we aim at ${SHARE_OF_THE_RULES})`,
    )
  }
  console.log()
}
