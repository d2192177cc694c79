// The built web app, read once at the start, packed as the build left it. Requests are looked up by
// their exact path: no path from outside ever reaches the file system.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

export type Bytes = Uint8Array<ArrayBuffer>

export interface Packed {
  readonly encoding: 'br' | 'gzip'
  readonly body: Bytes
}

export interface ServedFile {
  readonly body: Bytes
  /** The smallest first; empty where packing would not help. */
  readonly packed: readonly Packed[]
  readonly type: string
  readonly tag: string
  readonly caching: string
}

export type ServedFiles = ReadonlyMap<string, ServedFile>

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

const PACKINGS = { '.br': 'br', '.gz': 'gzip' } as const
const HOME = '/index.html'

export function readFiles(folder: string): ServedFiles {
  const contents = new Map<string, Bytes>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${file.slice(folder.length + 1).replaceAll(sep, '/')}`
    contents.set(path, new Uint8Array(readFileSync(file)))
  }
  const files = new Map<string, ServedFile>()
  for (const [path, body] of contents) {
    if (extname(path) in PACKINGS) continue
    const served = serve(path, body, packedIn(contents, path))
    files.set(path, served)
    if (path === HOME) files.set('/', served)
  }
  return files
}

function packedIn(contents: ReadonlyMap<string, Bytes>, path: string): readonly Packed[] {
  return Object.entries(PACKINGS).flatMap(([ending, encoding]) => {
    const body = contents.get(path + ending)
    return body === undefined ? [] : [{ encoding, body }]
  })
}

function serve(path: string, body: Bytes, packed: readonly Packed[]): ServedFile {
  return {
    body,
    packed,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    tag: `"${Bun.hash(body).toString(36)}"`,
    // The build puts a digest of the content into the name of everything under /assets/.
    caching: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
