// Plays the rival's matches in the runtime that runs this program, and prints actions a second.
// Bundled for Node by node.ts: boardgame.io is made for Node and served by it.

import { createRequire } from 'node:module'
import type { Boardgame } from '../rivals/boardgame.ts'
import { engineOf } from '../rivals/engine.ts'
import { cupsByRival } from './cups-match.ts'
import { pigByRival } from './pig-match.ts'
import { rivalCups } from './rival-cups.ts'
import { rivalPig } from './rival-pig.ts'

const [path = '', game = '', firstSeed = '0', portion = '0'] = process.argv.slice(2)
process.env['NODE_ENV'] = 'production'
const rival = createRequire(import.meta.url)(path) as Boardgame
const play = game === 'pig' ? pigPlay() : cupsPlay()

function pigPlay(): (seed: number) => number {
  const engine = engineOf(rival, rivalPig)
  return seed => pigByRival(engine, seed)
}

function cupsPlay(): (seed: number) => number {
  const engine = engineOf(rival, rivalCups)
  return seed => cupsByRival(engine, seed)
}

/** Plays until so many milliseconds of the processor are spent. */
function rate(milliseconds: number): number {
  const before = process.cpuUsage()
  let actions = 0
  let spent = 0
  for (let seed = Number(firstSeed); spent < milliseconds * 1000; seed++) {
    actions += play(seed)
    const { user, system } = process.cpuUsage(before)
    spent = user + system
  }
  return (actions / spent) * 1e6
}

// Warm first: the same generosity that every other contender gets.
rate(4 * Number(portion))
console.log(rate(Number(portion)))
