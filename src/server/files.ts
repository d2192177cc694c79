// The built web app, read once at the start. Requests are looked up by their exact path: no path
// from outside ever reaches the file system.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

export interface ServedFile {
  readonly body: Uint8Array<ArrayBuffer>
  /** `null` where packing would not help. */
  readonly packed: Uint8Array<ArrayBuffer> | null
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

const PACKED_ALREADY = new Set(['.ico', '.png', '.woff2'])
const HOME = '/index.html'

export function readFiles(folder: string): ServedFiles {
  const files = new Map<string, ServedFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${file.slice(folder.length + 1).replaceAll(sep, '/')}`
    const served = serve(path, new Uint8Array(readFileSync(file)))
    files.set(path, served)
    if (path === HOME) files.set('/', served)
  }
  return files
}

function serve(path: string, body: Uint8Array<ArrayBuffer>): ServedFile {
  const extension = extname(path)
  return {
    body,
    packed: PACKED_ALREADY.has(extension) ? null : Bun.gzipSync(body),
    type: TYPES[extension] ?? 'application/octet-stream',
    tag: `"${Bun.hash(body).toString(36)}"`,
    // The build puts a digest of the content into the name of everything under /assets/.
    caching: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
