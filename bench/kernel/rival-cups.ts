// Cups as boardgame.io would have it: src/kernel/toys/cups.ts says what the rules are.

import { INVALID_MOVE, type RivalGame } from '../rivals/boardgame.ts'

interface RivalCup {
  dice: number[] | null
  shakes: number
  shakeableAt: number
  kept: boolean
}

export interface RivalCups {
  round: number
  readonly scores: number[]
  cups: RivalCup[]
  sandTurned: boolean
  runsOutAt: number
}

const ROUNDS = 3
const SAND = 10_000
const HAND = 400
const LONGEST_ROUND = 60_000

export const rivalCups: RivalGame<RivalCups> = {
  name: 'cups',
  disableUndo: true,
  setup: ({ ctx }) => ({
    round: 1,
    scores: new Array<number>(ctx.numPlayers).fill(0),
    cups: emptyCups(ctx.numPlayers),
    sandTurned: false,
    runsOutAt: LONGEST_ROUND,
  }),
  turn: { activePlayers: { all: null } },
  moves: {
    shake({ G, playerID, random }, now: number) {
      const cup = G.cups[Number(playerID)]!
      if (cup.kept || now < cup.shakeableAt) return INVALID_MOVE
      cup.dice = random.D6(3)
      cup.shakes += 1
      cup.shakeableAt = now + HAND
      return undefined
    },
    keep({ G, playerID }) {
      const cup = G.cups[Number(playerID)]!
      if (cup.kept || cup.shakes === 0) return INVALID_MOVE
      cup.kept = true
      return undefined
    },
    turnSand({ G, playerID }, now: number) {
      if (!G.cups[Number(playerID)]!.kept || G.sandTurned) return INVALID_MOVE
      G.sandTurned = true
      G.runsOutAt = now + SAND
      return undefined
    },
    /** It has no timers: whoever notices that the sand has run out says so. */
    liftCups({ G }, now: number) {
      if (now < G.runsOutAt) return INVALID_MOVE
      score(G)
      G.round += 1
      if (G.round > ROUNDS) return undefined
      G.cups = emptyCups(G.cups.length)
      G.sandTurned = false
      G.runsOutAt = now + LONGEST_ROUND
      return undefined
    },
  },
  endIf: ({ G }) => (G.round > ROUNDS ? { scores: [...G.scores] } : undefined),
}

function emptyCups(seats: number): RivalCup[] {
  return Array.from({ length: seats }, () => {
    return { dice: null, shakes: 0, shakeableAt: 0, kept: false }
  })
}

function score(table: RivalCups): void {
  const sums = table.cups.map(cup => (cup.dice ?? []).reduce((sum, face) => sum + face, 0))
  const highest = Math.max(...sums)
  for (let seat = 0; seat < sums.length; seat++) {
    if (highest > 0 && sums[seat] === highest) table.scores[seat]! += 1
  }
}
