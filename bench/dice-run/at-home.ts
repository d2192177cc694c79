// Plays the matches by the rival in the runtime that runs this program, and prints moves a second.
// Bundled for Node by rivals/node.ts: boardgame.io is made for Node and served by it.

import { createRequire } from 'node:module'
import { swiftLuck } from '#kernel/luck.ts'
import type { Boardgame } from '../rivals/boardgame.ts'
import { recorded, WARMTH } from './matches.ts'
import { rivalPlayer } from './rival-match.ts'

const MATCHES = 48

const [path = '', , first = '0', portion = '0'] = process.argv.slice(2)
process.env['NODE_ENV'] = 'production'
const library = createRequire(import.meta.url)(path) as Boardgame
const play = rivalPlayer(library)
const matches = Array.from({ length: MATCHES }, (_, seed) => recorded(seed, swiftLuck(`${seed}`)))

/** Plays until so many milliseconds of the processor are spent. */
function rate(milliseconds: number): number {
  const before = process.cpuUsage()
  let moves = 0
  let spent = 0
  for (let seed = Number(first); spent < milliseconds * 1000; seed++) {
    moves += play(matches[seed % MATCHES]!)
    const { user, system } = process.cpuUsage(before)
    spent = user + system
  }
  return (moves / spent) * 1e6
}

// Every round begins anew.
rate(WARMTH)
console.log(rate(Number(portion)))
