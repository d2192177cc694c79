// boardgame.io as it comes, with its store in memory and a game that takes rolls from everybody.

import { createRequire } from 'node:module'

const { Server } = createRequire(import.meta.url)('boardgame.io/server')

const relay = {
  name: 'relay',
  setup: () => ({ rolls: [0, 0, 0, 0, 0], faces: [[], [], [], [], []] }),
  turn: { activePlayers: { all: 'any' }, stages: { any: {} } },
  disableUndo: true,
  moves: {
    roll: {
      move({ G, random, playerID }) {
        G.rolls[Number(playerID)] += 1
        G.faces[Number(playerID)] = random.D6(7)
      },
      // Everybody acts at once.
      ignoreStaleStateID: true,
      client: false,
    },
  },
}

const write = console.log
console.log = () => {}
const { appServer } = await Server({ games: [relay], origins: ['*'] }).run(0)
write(`localhost:${appServer.address().port}`)
