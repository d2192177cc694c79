// What can be seen in the course of a match, and by what it is known. Each game keeps its own list.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#tools/program.ts'

export interface Sight {
  readonly name: string
  /** It is there as soon as this is: a selector. */
  readonly sign: string
  /** Where somebody has to bring it about: when, what is done in the page, and what undoes it. */
  readonly provoked?: {
    readonly when: string
    readonly script: readonly string[]
    readonly undo?: readonly string[]
  }
  /** Missing from windows of that width or more. */
  readonly narrowerThan?: number
  /** Chance may pass it by. */
  readonly isRare?: boolean
}

export interface Sights {
  /** Of a match that is short, and patient with people. */
  readonly options: object
  readonly bots: number
  /** Whether one device can go round. */
  readonly isHandedRound: boolean
  /** There as long as everybody has dice on the board. Missing: they have from the start. */
  readonly full?: string
  /** What stands too close to be as large as a fingertip, and can be touched larger elsewhere. */
  readonly crowd?: string
  readonly list: readonly Sight[]
}

/** The game is known by how the name of a picture begins. `null`: nothing of it is crowded. */
export function crowdIn(picture: string, games: readonly string[]): string | null {
  const game = games.find(one => picture.startsWith(`${one}-`))
  return game === undefined ? null : (sightsOf(game)?.crowd ?? null)
}

/** `null`: the game has told of none. */
export function sightsOf(game: string): Sights | null {
  const file = join(ROOT, 'src', 'games', game, 'board', 'sights.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sights) : null
}
