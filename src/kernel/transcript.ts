// A match as text that a person can read through.

import type { Audience, Game, Millis, Vocabulary } from '#kernel/game.ts'
import type { Entry } from '#kernel/match.ts'
import { fold, type Opening } from '#kernel/replay.ts'

export function transcript<V extends Vocabulary>(
  game: Game<V>,
  opening: Opening<V>,
  entries: readonly Entry<V>[],
): string {
  const lines = [`${game.id}, version ${game.version}, ${opening.seats} seats`]
  lines.push(`options ${said(opening.options)}`, '')
  for (const entry of entries) {
    lines.push(`${String(entry.seq).padStart(4)}  ${clock(entry.at)}  ${causeOf(entry)}`)
    for (const event of entry.events) {
      lines.push(`${' '.repeat(19)}${worded(event)}${aside(game.audience(event))}`)
    }
  }
  const ending = game.ending(fold(game, opening, entries).state)
  lines.push('', ending === null ? 'not over' : `over: ${said(ending)}`)
  return `${lines.join('\n')}\n`
}

function causeOf<V extends Vocabulary>({ cause }: Entry<V>): string {
  if (cause.type === 'act') return `seat ${cause.seat}: ${worded(cause.action)}`
  return cause.type === 'ring' ? 'alarm' : 'start'
}

/** `{ type: 'rolled', face: 3 }` becomes `rolled face 3`. */
function worded({ type, ...rest }: { readonly type: string }): string {
  return Object.keys(rest).length === 0 ? type : `${type} ${said(rest)}`
}

function said(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(said).join(' ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([key, part]) => {
    const tree = typeof part === 'object' && part !== null && !Array.isArray(part)
    return `${key} ${tree ? `(${said(part)})` : said(part)}`
  })
  return parts.join(', ')
}

function aside(audience: Audience): string {
  if (audience === 'everyone') return ''
  if (audience.length === 0) return '  (nobody is told)'
  return `  (only seat ${audience.join(', ')})`
}

/** Minutes, seconds and thousandths. */
function clock(at: Millis): string {
  const minutes = String(Math.floor(at / 60_000)).padStart(2)
  const seconds = String(Math.floor(at / 1000) % 60).padStart(2, '0')
  return `${minutes}:${seconds}.${String(at % 1000).padStart(3, '0')}`
}
