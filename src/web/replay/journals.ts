// Journals as they come from outside: from our server, or out of a file that somebody dropped.

import { shelfHere } from '#web/solo/cupboard.ts'
import { isOfDevice, type Shelf } from '#web/solo/shelf.ts'

/** One of the journals in a text, and how many lines stand before it. */
export interface FoundJournal {
  readonly text: string
  readonly linesBefore: number
}

const HEADER = '{"gobelet":'

/** A file may hold several matches one after another; each begins with its header. */
export function journalsIn(text: string): readonly FoundJournal[] {
  const lines = withUnixEnds(text).split(/(?<=\n)/)
  const found: FoundJournal[] = []
  let begins = 0
  for (let line = 1; line <= lines.length; line++) {
    if (line < lines.length && !lines[line]!.startsWith(HEADER)) continue
    found.push({ text: lines.slice(begins, line).join(''), linesBefore: begins })
    begins = line
  }
  return found
}

/** Mail and clipboards change line ends, and the hashes are not about them. */
function withUnixEnds(text: string): string {
  const unix = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  return unix.trim() === '' || unix.endsWith('\n') ? unix.trimStart() : `${unix}\n`
}

export const SOURCE_TROUBLES = [
  'no-such-match',
  'match-not-over',
  'unreachable',
  'not-kept',
] as const
export type SourceTrouble = (typeof SOURCE_TROUBLES)[number]

export type Fetched =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly trouble: SourceTrouble }

/** The journal of a finished match, from the server or from this device. */
export function fetchJournal(match: string): Promise<Fetched> {
  return isOfDevice(match) ? fromDevice(match, shelfHere()) : fromServer(match)
}

export async function fromDevice(match: string, shelf: Pick<Shelf, 'finished'>): Promise<Fetched> {
  const text = await shelf.finished(match).catch(() => null)
  return text === null ? { ok: false, trouble: 'not-kept' } : { ok: true, text }
}

async function fromServer(match: string): Promise<Fetched> {
  try {
    const response = await fetch(`/api/matches/${encodeURIComponent(match)}`)
    if (response.ok) return { ok: true, text: await response.text() }
    if (response.status === 404) return { ok: false, trouble: 'no-such-match' }
    if (response.status === 409) return { ok: false, trouble: 'match-not-over' }
  } catch {}
  return { ok: false, trouble: 'unreachable' }
}
