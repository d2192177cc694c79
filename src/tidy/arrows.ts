// Which layer may use which: arrows point down only.

import type { Place, Zone } from '#tidy/place.ts'
import { baseName, folderOf, isScript, isTest, joined, placeOf } from '#tidy/place.ts'
import { importsOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'

const TABLE_DOWN = ['table', 'protocol', 'games', 'kernel']

/** Each layer and those it may use besides itself. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  protocol: ['kernel'],
  games: ['kernel'],
  table: ['protocol', 'games', 'kernel'],
  server: TABLE_DOWN,
  /** What pages and boards share. */
  screen: ['protocol', 'kernel'],
  web: ['screen', ...TABLE_DOWN],
  tools: TABLE_DOWN,
  sim: ['server', ...TABLE_DOWN],
  launcher: [],
  tidy: [],
}

const BOARDS = 'src/games/boards.ts'
/** Boards alone in a game meet the screen. */
const BOARDS_USE = ['screen', 'protocol']

/** Each part of a game and those it may use besides itself. */
const GAME_ZONES: Readonly<Record<Zone, readonly Zone[]>> = {
  components: ['rules'],
  rules: ['components'],
  bots: ['words', 'rules', 'components'],
  trials: ['bots', 'rules', 'components'],
  words: ['rules', 'components'],
  board: ['words', 'rules', 'components'],
  matches: [],
}

interface Wrong {
  readonly problem: string
  readonly remedy: string
}

/** Imports that go up, sideways, or into a game by another way than the registry. */
export function strayImports(files: readonly TreeFile[]): Finding[] {
  return files.filter(file => isScript(file.path)).flatMap(strayImportsOf)
}

function strayImportsOf(file: TreeFile): Finding[] {
  const { path } = file
  const layer = placeOf(path).layer
  if (layer === 'bench' || layer === 'e2e') return []
  if (layer === null || !(layer in LAYERS)) {
    if (!path.startsWith('src/')) return []
    const remedy = 'move it into a layer, or give the new one its arrows in src/tidy/arrows.ts'
    return [{ path, line: 1, problem: `${path} is in no known layer`, remedy }]
  }
  return importsOf(file).flatMap(({ specifier, line }) => {
    const target = targetOf(path, specifier)
    const wrong = target === null ? null : wrongWith(path, target)
    if (wrong === null) return []
    return [{ path, line, problem: `${wrong.problem} (${specifier})`, remedy: wrong.remedy }]
  })
}

/** The path an import leads to; `null` for packages and built-in modules. */
function targetOf(path: string, specifier: string): string | null {
  const plain = specifier.replace(/[?].*$/, '')
  if (plain.startsWith('#')) return `src/${plain.slice(1)}`
  return plain.startsWith('.') ? joined(folderOf(path), plain) : null
}

function wrongWith(path: string, target: string): Wrong | null {
  const to = placeOf(target)
  return wrongLayer(path, to, target) ?? wrongBoard(path, target) ?? wrongGame(path, to)
}

function wrongLayer(path: string, to: Place, target: string): Wrong | null {
  const from = placeOf(path)
  if (to.layer === from.layer || LAYERS[from.layer!]!.includes(to.layer!)) return null
  const isBoard = from.zone === 'board' || path === BOARDS || isTestOfAll(path)
  if (isBoard && BOARDS_USE.includes(to.layer!)) return null
  if (to.layer === null && baseName(target) === 'package.json') return null
  const problem = `${from.layer} uses ${to.layer ?? target}`
  const isUp = LAYERS[to.layer ?? '']?.includes(from.layer!) ?? false
  if (isUp) return { problem, remedy: 'move what both need down, or hand it in as a parameter' }
  return {
    problem,
    remedy: `${from.layer} may use: ${LAYERS[from.layer!]!.join(', ') || 'itself'}`,
  }
}

/** A test of every game there is, so also of what they bring to the screen. */
function isTestOfAll(path: string): boolean {
  const { layer, game } = placeOf(path)
  return layer === 'games' && game === null && isTest(path)
}

function wrongBoard(path: string, target: string): Wrong | null {
  const { layer, game } = placeOf(path)
  if (target === BOARDS && layer !== 'web') {
    return { problem: 'only web uses boards', remedy: 'use #games/registry.ts' }
  }
  const isBoard = placeOf(target).zone === 'board'
  if (!isBoard || path === BOARDS || placeOf(target).game === game) return null
  return { problem: "a game's board is used", remedy: 'web finds boards in #games/boards.ts' }
}

function wrongGame(path: string, to: Place): Wrong | null {
  const from = placeOf(path)
  if (to.game === null) return null
  if (from.layer !== 'games') {
    if (isTest(path)) return null
    return { problem: `${from.layer} picks one game`, remedy: 'find games in #games/registry.ts' }
  }
  if (from.game === null) return null
  if (from.game !== to.game) {
    return { problem: 'a game uses another game', remedy: 'move what both need into kernel' }
  }
  const zones = isTest(path)
    ? [...GAME_ZONES[from.zone!], 'bots', 'trials']
    : GAME_ZONES[from.zone!]
  if (from.zone === to.zone || zones.includes(to.zone!)) return null
  const remedy = 'inside a game: board, bots and trials use the rules, never the other way round'
  return { problem: `${from.zone} use ${to.zone}`, remedy }
}
