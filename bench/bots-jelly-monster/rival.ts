// The same random rounds as boardgame.io would have them, in plain lists. Luck is asked for in the
// same order, so that they come to the same Jelly and pods.

import type { Boardgame, RivalGame, RivalState } from '../rivals/boardgame.ts'
import { engineOf } from '../rivals/engine.ts'
import { CITY, PILE, POD, ROUNDS } from './compact.ts'

const PLAYERS = 4
const DICE_EACH = 7

interface RivalDistrict {
  target: number
  /** Faces from 0 to 5, by seat. */
  readonly dice: number[][]
}

interface RivalDie {
  readonly owner: number
  readonly face: number
}

interface RivalCity {
  round: number
  stack: number
  districts: RivalDistrict[]
  centre: number[]
  readonly jelly: number[]
  readonly pods: number[]
}

const nobody = () => new Array<number>(PLAYERS).fill(0)
const emptyDistricts = () => {
  return CITY.map(() => ({ target: 0, dice: Array.from({ length: PLAYERS }, (): number[] => []) }))
}

const rivalCity: RivalGame<RivalCity> = {
  name: 'city',
  disableUndo: true,
  setup: () => ({
    round: 0,
    stack: PILE,
    districts: emptyDistricts(),
    centre: nobody(),
    jelly: nobody(),
    pods: nobody(),
  }),
  turn: { activePlayers: { all: null } },
  moves: {
    place({ G, playerID }, face: number, district: number) {
      G.districts[district]!.dice[Number(playerID)]!.push(face)
      return undefined
    },
    placeAndRemove({ G, playerID }, face: number, district: number, removed: RivalDie) {
      const { dice } = G.districts[district]!
      const { owner } = removed
      dice[Number(playerID)]!.push(face)
      const at = dice[owner]!.indexOf(removed.face)
      if (at < 0) return undefined
      dice[owner]!.splice(at, 1)
      G.centre[owner]! += 1
      return undefined
    },
    placeAndMove({ G, playerID }, face: number, district: number, target: number) {
      const place = G.districts[district]!
      place.dice[Number(playerID)]!.push(face)
      place.target = target
      return undefined
    },
    score({ G }) {
      G.districts.forEach(({ target, dice }, district) => {
        give(G, takersOf(dice.map(sumOf)), CITY[district]![target]!)
      })
      give(G, takersOf(G.centre), POD)
      G.districts = emptyDistricts()
      G.centre = nobody()
      G.round += 1
      return undefined
    },
  },
  endIf: ({ G }) => (G.round === ROUNDS ? { jelly: [...G.jelly] } : undefined),
}

/** Equal dice cancel each other. */
function sumOf(faces: readonly number[]): number {
  const single = faces.filter(face => faces.indexOf(face) === faces.lastIndexOf(face))
  return single.reduce((sum, face) => sum + face + 1, 0)
}

function takersOf(counts: readonly number[]): readonly number[] {
  const highest = Math.max(1, ...counts)
  return [...counts.keys()].filter(seat => counts[seat] === highest)
}

function give(city: RivalCity, takers: readonly number[], amount: number): void {
  if (amount !== POD) {
    for (const seat of takers) city.jelly[seat]! += amount
    return
  }
  if (city.stack < takers.length) return
  city.stack -= takers.length
  for (const seat of takers) city.pods[seat]! += 1
}

/** Plays a match and returns how many dice were placed. */
export function rivalPlayer(rival: Boardgame) {
  const engine = engineOf(rival, rivalCity)
  let luck = 1
  let state: RivalState<RivalCity>

  function below(n: number): number {
    luck ^= luck << 13
    luck ^= luck >>> 17
    luck ^= luck << 5
    return ((luck >>> 0) * n * 2 ** -32) | 0
  }

  function make(seat: number, type: string, args: readonly unknown[]): void {
    state = engine.make(state, { type, args, playerID: `${seat}` })
  }

  function place(seat: number): void {
    const face = below(6)
    const district = below(CITY.length)
    if (face < 2) {
      const removed: RivalDie = { owner: below(PLAYERS), face: below(6) }
      make(seat, 'placeAndRemove', [face, district, removed])
    } else if (face > 3) make(seat, 'place', [face, district])
    else {
      const { target } = state.G.districts[district]!
      make(seat, 'placeAndMove', [face, district, target === 1 ? 2 * below(2) : 1])
    }
  }

  return {
    play(seed: number): number {
      luck = Math.imul(seed + 1, 0x9e3779b9) | 1
      state = engine.begin(PLAYERS, `${seed}`)
      for (let round = 0; round < ROUNDS; round++) {
        for (let nth = 0; nth < PLAYERS * DICE_EACH; nth++) place(nth & 3)
        make(0, 'score', [])
      }
      return ROUNDS * PLAYERS * DICE_EACH
    },
    result: () => [...state.G.jelly, ...state.G.pods].join(),
  }
}
