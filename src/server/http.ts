// Answers plain requests: the web app, the list of games, and whether the server is well.
import { placeOf } from '#protocol/pages.ts'
import type { ServedFile, ServedFiles } from '#server/files.ts'
import type { ListedGame } from '#server/games.ts'

export interface Offer {
  readonly files: ServedFiles
  readonly games: readonly ListedGame[]
  readonly version: string
}

/** Nothing but what we ship ourselves runs in the page, and nobody may put it into a frame. */
export const PROTECTION = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

export function answer(offer: Offer, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return words(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
  }
  const path = pathOf(request)
  if (path === '/health') return json({ status: 'ok', name: 'gobelet', version: offer.version })
  if (path === '/api/games') return json({ games: offer.games })
  // Which page it is, the app finds out by itself.
  const file = offer.files.get(placeOf(path) === null ? path : '/')
  return file === undefined ? words(404, 'There is nothing here.') : sendFile(file, request)
}

export function broken(): Response {
  return words(500, 'Something went wrong here. It is not your fault.')
}

/** Compared with known paths only, so it is left as it came. */
export function pathOf(request: Request): string {
  const afterHost = request.url.indexOf('/', request.url.indexOf('//') + 2)
  return afterHost < 0 ? '/' : (request.url.slice(afterHost).split(/[?#]/, 1)[0] ?? '/')
}

function sendFile(file: ServedFile, request: Request): Response {
  const headers = {
    ...PROTECTION,
    'content-type': file.type,
    'cache-control': file.caching,
    etag: file.tag,
    vary: 'accept-encoding',
  }
  if (request.headers.get('if-none-match') === file.tag) {
    return new Response(null, { status: 304, headers })
  }
  const taken = encodingsOf(request)
  const packed = file.packed.find(({ encoding }) => taken.has(encoding))
  if (packed === undefined) return new Response(file.body, { headers })
  const { encoding, body } = packed
  return new Response(body, { headers: { ...headers, 'content-encoding': encoding } })
}

/** What the browser can unpack; `q=0` says that it cannot. */
function encodingsOf(request: Request): ReadonlySet<string> {
  const named = (request.headers.get('accept-encoding') ?? '').toLowerCase().split(',')
  const taken = named.filter(one => !/;\s*q=0(\.0*)?\s*$/.test(one))
  return new Set(taken.map(one => one.split(';', 1)[0]!.trim()))
}

/** In the form that Prometheus reads. */
export function figures(text: string): Response {
  const type = 'text/plain; version=0.0.4; charset=utf-8'
  return new Response(text, { headers: { ...PROTECTION, 'content-type': type } })
}

export function json(content: object, status = 200): Response {
  const headers = { ...PROTECTION, 'cache-control': 'no-store' }
  return Response.json(content, { status, headers })
}

export function words(
  status: number,
  sentence: string,
  extra: Record<string, string> = {},
): Response {
  const headers = { ...PROTECTION, ...extra, 'content-type': 'text/plain; charset=utf-8' }
  return new Response(`${sentence}\n`, { status, headers })
}
