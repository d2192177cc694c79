// What pages ask the server for besides files: to open a table, to find one, to read a match.

import * as v from 'valibot'
import { FAIRNESS } from '#protocol/client.ts'
import { FRAME_LIMIT } from '#protocol/limits.ts'
import type { Guests } from '#server/guests.ts'
import type { Hall, Opened } from '#server/hall.ts'
import { json, PROTECTION } from '#server/http.ts'
import { codeOf, readCode } from '#server/names.ts'
import { isWelcome } from '#server/origin.ts'
import type { Export, Journal } from '#table/journal.ts'
import type { Table } from '#table/table.ts'

export interface Api {
  readonly hall: Hall
  readonly guests: Guests
  readonly journal: Journal
  readonly origins: readonly string[] | null
}

export interface Asked {
  readonly request: Request
  readonly path: string
  readonly address: string
}

const wish = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(64)),
  options: v.nullable(v.record(v.string(), v.unknown())),
  fairness: v.picklist(FAIRNESS),
  listed: v.boolean(),
})

/** `null`: this is no path of the api. */
export function answerApi(api: Api, asked: Asked): Promise<Response> | null {
  const [, first, kind, id, ...more] = asked.path.split('/')
  if (first !== 'api' || more.length > 0) return null
  const isGet = asked.request.method === 'GET' || asked.request.method === 'HEAD'
  if (kind === 'tables' && id === undefined) {
    if (asked.request.method === 'POST') return openTable(api, asked)
    return isGet ? Promise.resolve(json({ tables: listed(api) })) : null
  }
  if (!isGet || id === undefined) return null
  if (kind === 'tables') return tellTable(api, asked, id)
  if (kind === 'codes') return Promise.resolve(tellCode(api, asked, id))
  return kind === 'matches' ? tellMatch(api, asked, id) : null
}

function failure(status: number, reason: string, detail: string | null = null): Response {
  return json({ reason, detail }, status)
}

const STATUS: Readonly<Record<(Opened & { type: 'refused' })['reason'], number>> = {
  'no-such-game': 400,
  'bad-options': 400,
  'server-full': 503,
  'server-stopping': 503,
  'storage-full': 503,
}

async function openTable({ hall, guests, origins }: Api, asked: Asked): Promise<Response> {
  const { request, address } = asked
  if (!isWelcome(request.headers, origins)) return failure(403, 'wrong-origin')
  if (!guests.allow(address, 'open a table')) return failure(429, 'too-many-tables')
  const reading = v.safeParse(wish, await bodyOf(request), { abortEarly: true })
  if (!reading.success) {
    const [issue] = reading.issues
    const where = v.getDotPath(issue) ?? 'body'
    return failure(400, 'bad-request', `${where}: ${issue.message}`.slice(0, 200))
  }
  const opened = await hall.open(reading.output)
  if (opened.type === 'refused') return failure(STATUS[opened.reason], opened.reason, opened.detail)
  return json({ table: opened.table, code: opened.code }, 201)
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    const text = await request.text()
    return text.length > FRAME_LIMIT ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function listed({ hall }: Api): readonly object[] {
  const shown: object[] = []
  for (const table of hall.tables()) {
    const { game, phase, seats, host, listed: isListed, stopped } = table.outline()
    if (isListed && phase === 'gathering' && !stopped) {
      shown.push({ table: table.id, game, phase, seats, host })
    }
  }
  return shown
}

async function tellTable(api: Api, { address }: Asked, id: string): Promise<Response> {
  if (!api.guests.allow(address, 'look up a table')) return failure(429, 'too-many-requests')
  const found = await api.hall.find(id)
  switch (found.type) {
    case 'found':
      return json(outlineOf(found.table))
    case 'absent':
      return failure(404, 'no-such-table')
    case 'broken':
      return failure(410, 'table-broken')
    case 'full':
      return failure(503, 'server-full')
    case 'stopping':
      return failure(503, 'server-stopping')
  }
}

function outlineOf(table: Table): object {
  const { game, phase, seats } = table.outline()
  return { table: table.id, code: codeOf(table.id), game, phase, seats }
}

function tellCode({ hall, guests }: Api, { address }: Asked, typed: string): Response {
  if (!guests.allow(address, 'try a code')) return failure(429, 'too-many-requests')
  const table = hall.withCode(readCode(unescaped(typed)))
  return table === null ? failure(404, 'no-such-table') : json({ table })
}

function unescaped(typed: string): string {
  try {
    return decodeURIComponent(typed)
  } catch {
    return ''
  }
}

async function tellMatch({ journal, guests }: Api, asked: Asked, id: string): Promise<Response> {
  if (!guests.allow(asked.address, 'fetch a match')) return failure(429, 'too-many-requests')
  const found = await new Promise<Export>(resolve => journal.export(id, resolve))
  if (found.type === 'absent') return failure(404, 'no-such-match')
  if (found.type === 'damaged') return failure(410, 'match-damaged', found.damage.detail)
  if (found.type === 'failed') return failure(503, found.reason)
  // Until the end it tells what seats hide.
  if (!isOver(found.lines)) return failure(409, 'match-not-over')
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }
  return new Response(found.lines, { headers: { ...PROTECTION, ...headers } })
}

/** Only a closing begins so, and nothing comes after it. */
function isOver(lines: string): boolean {
  return lines.slice(lines.lastIndexOf('\n', lines.length - 2) + 1).startsWith('{"ending":')
}
