// A game is a folder: named nowhere else, registered, and with matches on record.

import { isTest, placeOf } from '#tidy/place.ts'
import { importsOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'
import { lineAt } from '#tidy/tree.ts'

const REGISTRY = 'src/games/registry.ts'

/** Where a game is entered, and what is wrong where it is not. */
const LISTS: Readonly<Record<string, string>> = {
  [REGISTRY]: 'the laws do not see this game',
  'src/games/boards.ts': 'the start page does not show this game',
  'src/games/shelf.ts': 'no page can replay or check matches of this game',
}

export function gamesIn(files: readonly TreeFile[]): string[] {
  return [...new Set(files.flatMap(file => placeOf(file.path).game ?? []))].sort()
}

/** The games that the registry imports. */
export function registeredGames(files: readonly TreeFile[]): string[] {
  const registry = files.find(file => file.path === REGISTRY)
  return registry === undefined ? [] : importedGames(registry)
}

function importedGames(file: TreeFile): string[] {
  const targets = importsOf(file).map(({ specifier }) =>
    specifier.replace(/^(?:#games|\.)\//, 'src/games/'),
  )
  return [...new Set(targets.flatMap(target => placeOf(target).game ?? []))].sort()
}

/** Code outside `games` that names a game, in whichever spelling. */
export function namedGames(files: readonly TreeFile[]): Finding[] {
  const games = gamesIn(files)
  return files.filter(isOutsideGames).flatMap(({ path, text }) =>
    games.flatMap(game => {
      const spellings = new RegExp(`\\b${game.split('-').join('[-_ ]?')}(?![a-z])`, 'gi')
      return [...text.matchAll(spellings)].map(match => ({
        path,
        line: lineAt(text, match.index),
        problem: `names a game (${match[0]})`,
        remedy: 'take the game from #games/registry.ts, or move this into its folder',
      }))
    }),
  )
}

function isOutsideGames({ path }: TreeFile): boolean {
  return path.startsWith('src/') && !path.startsWith('src/games/') && !isTest(path)
}

export function unregisteredGames(files: readonly TreeFile[]): Finding[] {
  const games = gamesIn(files)
  return Object.entries(LISTS).flatMap(([path, problem]) => {
    const list = files.find(file => file.path === path)
    if (list === undefined) return []
    const listed = importedGames(list)
    const remedy = `give it its entry in ${path}`
    return games
      .filter(game => !listed.includes(game))
      .map(game => ({ path: `src/games/${game}`, line: 1, problem, remedy }))
  })
}

/** Every registered game keeps matches, each as a journal beside its transcript. */
export function missingMatches(files: readonly TreeFile[]): Finding[] {
  return registeredGames(files).flatMap(game => {
    const path = `src/games/${game}/matches`
    const kept = files.map(file => file.path).filter(one => one.startsWith(`${path}/`))
    if (!kept.some(one => one.endsWith('.jsonl'))) {
      return [{ path, line: 1, problem: 'no recorded match', remedy: `record one of ${game}` }]
    }
    return kept.flatMap(one => {
      const partner = one.replace(/\.(jsonl|txt)$/, (_, end) => (end === 'txt' ? '.jsonl' : '.txt'))
      if (kept.includes(partner)) return []
      const remedy = 'record the match again: journal and transcript are kept together'
      return [{ path: one, line: 1, problem: `${partner} is missing`, remedy }]
    })
  })
}
