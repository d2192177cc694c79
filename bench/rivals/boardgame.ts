// boardgame.io, fetched when a measurement first asks for it: hosts and tests never carry it.

import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A seat, by the name that the rival has for it and in the letters it writes it with. */
export type RivalSeat = Readonly<Record<'playerID', string>>

/** What a game written for boardgame.io is handed with every move. */
export interface RivalContext<G> extends RivalSeat {
  readonly G: G
  readonly ctx: RivalTurn
  readonly random: RivalRandom
  readonly events: { endTurn(): void }
}

export interface RivalTurn {
  readonly currentPlayer: string
  readonly numPlayers: number
  readonly gameover?: unknown
}

export interface RivalRandom {
  D6(): number
  D6(count: number): number[]
}

export const INVALID_MOVE = 'INVALID_MOVE'

/** Written as a method, so that each move may name the arguments it takes. */
type RivalMove<G> = {
  make(context: RivalContext<G>, ...details: unknown[]): typeof INVALID_MOVE | undefined
}['make']

export interface RivalGame<G> {
  readonly name: string
  setup(context: { readonly ctx: RivalTurn }): G
  readonly moves: Readonly<Record<string, RivalMove<G>>>
  readonly turn?: { readonly activePlayers: { readonly all: null } }
  endIf(context: { readonly G: G }): object | undefined
  readonly disableUndo: true
  readonly seed?: string
  readonly plugins?: readonly RivalPlugin<G>[]
}

export interface RivalPlugin<G> {
  readonly name: string
  /** Stands around every move. */
  readonly fnWrap: (move: RivalMove<G>) => RivalMove<G>
}

export interface RivalState<G> {
  readonly G: G
  readonly ctx: RivalTurn
}

export interface RivalMade extends RivalSeat {
  readonly type: string
  readonly args: readonly unknown[]
}

export interface RivalAction {
  readonly type: 'MAKE_MOVE'
  readonly payload: RivalMade
}

/** Its reducer alone, as its own `Simulate` runs it: no store, no client, no wire. */
export interface Boardgame {
  ProcessGameConfig<G>(game: RivalGame<G>): RivalGame<G>
  InitializeGame<G>(match: {
    readonly game: RivalGame<G>
    readonly numPlayers: number
  }): RivalState<G>
  CreateGameReducer<G>(setting: {
    readonly game: RivalGame<G>
  }): (state: RivalState<G>, action: RivalAction) => RivalState<G>
}

const MODULES = join(import.meta.dirname, 'node_modules')
export const RIVAL_PATH = join(MODULES, 'boardgame.io', 'dist', 'cjs', 'internal.js')

/** To be asked for before all else: where it has to be installed first, the program starts anew. */
export async function boardgame(): Promise<Boardgame> {
  if (!isInstalled()) {
    install()
    startAnew()
  }
  // Spares the rival the checks it makes in development. It reads this when it is loaded.
  process.env['NODE_ENV'] = 'production'
  // By its path, because types must be checked where the rival is not installed.
  return await import(RIVAL_PATH)
}

/** npm writes this file last: without it the folder is half full. */
function isInstalled(): boolean {
  return existsSync(join(MODULES, '.package-lock.json'))
}

function install(): void {
  console.error('Installing the rivals of bench/rivals (once, under a minute) …')
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = [...npmProgram(), ...flags, `--prefix=${import.meta.dirname}`]
  const { exitCode } = Bun.spawnSync(npm, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (exitCode !== 0 || !isInstalled()) {
    throw new Error('npm could not install the rivals; without them there is nothing to compare')
  }
}

/** Bun has already looked for packages here, and would not look again. */
function startAnew(): never {
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.exit(Bun.spawnSync(program, { stdio: ['ignore', 'inherit', 'inherit'] }).exitCode)
}

/** The npm that called us, if one did: on Windows it has no program of its own name. */
function npmProgram(): string[] {
  const { npm_node_execpath: node, npm_execpath: script } = process.env
  if (node !== undefined && script?.endsWith('npm-cli.js')) return [node, script]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}
