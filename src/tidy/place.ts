// Where a path belongs: its layer, its game, and the part of that game.

export const ZONES = ['board', 'bots', 'trials', 'words', 'components', 'matches'] as const

/** A part of a game's folder; `rules` is whatever has no folder of its own. */
export type Zone = (typeof ZONES)[number] | 'rules'

export interface Place {
  /** A folder of `src`, or `bench`, `e2e`; `null` for everything else. */
  readonly layer: string | null
  readonly game: string | null
  readonly zone: Zone | null
}

const GAME_FILE = /^src\/games\/([^/]+)\/(?:([^/]+)\/)?[^/]+/

export function placeOf(path: string): Place {
  const layer = /^(?:src\/([^/.]+)(?=[/.])|(bench|e2e)\/)/.exec(path)
  const [, game, folder] = GAME_FILE.exec(path) ?? []
  return {
    layer: layer?.[1] ?? layer?.[2] ?? null,
    game: game ?? null,
    zone: game === undefined ? null : (ZONES.find(zone => zone === folder) ?? 'rules'),
  }
}

const PURE_LAYERS = ['kernel', 'games', 'protocol', 'table']

/** Whether the file may know neither clock nor luck nor machine. */
export function isPure(path: string): boolean {
  const { layer, zone } = placeOf(path)
  if (layer === null || !PURE_LAYERS.includes(layer)) return false
  return zone !== 'board' && path !== 'src/games/boards.ts'
}

export function isTest(path: string): boolean {
  return /\.test\.(?:ts|mjs)$/.test(path) || path.startsWith('e2e/')
}

export function isScript(path: string): boolean {
  return /\.(?:ts|mjs|js|svelte)$/.test(path)
}

export function isCode(path: string): boolean {
  return isScript(path) || /\.(?:css|html)$/.test(path)
}

export function isMarkdown(path: string): boolean {
  return path.endsWith('.md')
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Follows `.` and `..` from a folder; `null` when the way leads out of the root. */
export function joined(folder: string, relative: string): string | null {
  const parts = folder === '' ? [] : folder.split('/')
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return null
  }
  return parts.join('/')
}
