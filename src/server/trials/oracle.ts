// What became of all that was promised and shown: asks the file itself, not the server.

import { Database } from 'bun:sqlite'
import type { Registered } from '#games/registry.ts'
import type { Viewer, Vocabulary } from '#kernel/game.ts'
import { entered, laidOut, type Match } from '#kernel/match.ts'
import { isSame } from '#kernel/same.ts'
import type { Player, Promised, Shown } from '#server/trials/player.ts'

export interface Judgement {
  readonly matches: number
  readonly entries: number
  readonly promised: number
  readonly shown: number
  /** Views that were compared with the journal's. */
  readonly views: number
  readonly faults: readonly string[]
}

interface Line {
  readonly place: number
  readonly seat: number | null
  readonly number: number | null
  readonly line: string
}

interface Told {
  readonly at: number
  readonly events: string
}

/** Reads a match once for all who were at it. */
interface Page {
  readonly lines: readonly Line[]
  readonly heard: Map<Viewer, readonly Told[]>
}

export function judged(
  path: string,
  players: readonly (Player & { readonly entry: Registered<Vocabulary> })[],
): Judgement {
  const database = new Database(path, { readonly: true })
  const query = database.prepare<Line, [string]>(
    'select place, seat, number, line from lines ' +
      'where match = (select key from matches where id = ?) order by place',
  )
  const pages = new Map<string, Page>()
  const page = (match: string) => {
    const known = pages.get(match) ?? { lines: query.all(match), heard: new Map() }
    pages.set(match, known)
    return known
  }
  const faults: string[] = []
  let views = 0
  for (const player of players) {
    for (const promise of player.promised) faults.push(...broken(page(promise.match), promise))
    faults.push(...unseen(player, page))
    if (player.gaps > 0) faults.push(`${player.name} missed ${player.gaps} steps`)
    if (player.last !== null) {
      views += 1
      faults.push(...misled(player, page(player.last.match)))
    }
  }
  for (const [match, { lines }] of pages) faults.push(...repeated(match, lines))
  database.close()
  const sum = (count: (player: Player) => number) =>
    players.reduce((total, player) => total + count(player), 0)
  return {
    matches: pages.size,
    entries: [...pages.values()].reduce((total, { lines }) => total + lines.length, 0),
    promised: sum(player => player.promised.length),
    shown: sum(player => player.shown.length),
    views,
    faults,
  }
}

/** An acknowledged action is in the journal, where it was said to be. */
function broken({ lines }: Page, { match, seat, number, entry }: Promised): readonly string[] {
  const line = lines[entry + 1]
  if (line?.seat === seat && line.number === number) return []
  return [`lost: action ${number} of seat ${seat}, entry ${entry} of ${match}`]
}

function repeated(match: string, lines: readonly Line[]): readonly string[] {
  const seen = new Set<string>()
  const faults: string[] = []
  for (const { seat, number } of lines) {
    if (number === null) continue
    if (seen.has(`${seat} ${number}`)) faults.push(`twice: ${seat} ${number} of ${match}`)
    seen.add(`${seat} ${number}`)
  }
  return faults
}

/** Everything that was shown to somebody has happened, in this order. */
function unseen(
  { shown, entry, name }: Player & { readonly entry: Registered<Vocabulary> },
  page: (match: string) => Page,
): readonly string[] {
  const faults: string[] = []
  const places = new Map<string, number>()
  for (const one of shown) {
    const told = toldTo(page(one.match), one, entry)
    const from = places.get(one.match) ?? 0
    const place = told.findIndex((other, at) => at >= from && isTold(one, other))
    if (place < 0) faults.push(`shown to ${name}, but not there: ${one.events} at ${one.at}`)
    else places.set(one.match, place + 1)
  }
  return faults
}

function isTold(one: Shown, other: Told): boolean {
  return other.at === one.at && other.events === one.events
}

function toldTo({ lines, heard }: Page, { seat }: Shown, { game }: Registered<Vocabulary>) {
  const known = heard.get(seat)
  if (known !== undefined) return known
  const told = entriesOf(lines).map(({ at, events }) => {
    const audible = events.filter(event => {
      const audience = game.audience(event)
      return audience === 'everyone' || audience.includes(seat)
    })
    return { at, events: JSON.stringify(audible) }
  })
  heard.set(seat, told)
  return told
}

/** What somebody saw last is what the journal makes of the match. */
function misled(
  { last, name, entry }: Player & { readonly entry: Registered<Vocabulary> },
  { lines }: Page,
): readonly string[] {
  const { game } = entry
  const header = JSON.parse(lines[0]?.line ?? 'null') as { options: unknown; seats: number } | null
  if (header === null) return [`${name} saw a match that is not there`]
  let match: Match<Vocabulary> = laidOut(
    game,
    header.options as Vocabulary['Options'],
    header.seats,
  )
  for (const one of entriesOf(lines)) match = entered(game, match, one)
  const view = JSON.parse(JSON.stringify(game.view(match.state, last!.seat)))
  return isSame(view, last!.view) ? [] : [`${name} saw something else at last`]
}

function entriesOf(lines: readonly Line[]) {
  return lines
    .map(({ line }) => JSON.parse(line) as Parameters<typeof entered<Vocabulary>>[2])
    .filter(({ seq }) => seq !== undefined)
}
