// Sees what goes on in a server, and passes it on to its figures and its diary.

import type { ClosingReason } from '#protocol/closing.ts'
import { aliasOf, type Diary, errorFacts } from '#server/diary.ts'
import type { Measures } from '#server/measures.ts'
import type { Sighting } from '#table/ports.ts'
import type { Table } from '#table/table.ts'

export interface Watchman {
  observe(sighting: Sighting, table: string): void
  opened(game: string, table: string): void
  quarantined(table: string | null, reason: string): void
  refused(reason: string): void
  dropped(reason: ClosingReason): void
  committed(requests: number, took: number): void
  /** How late a timer was. */
  delayed(millis: number): void
  cleared(matches: number): void
  /** The figures as of now. */
  text(tables: Iterable<Table>, connections: number): string
}

export function watchmanOf(measures: Measures, diary: Diary): Watchman {
  return {
    observe(sighting, table) {
      if (sighting.type === 'acknowledged') {
        measures.count('actions')
        measures.observe('acknowledgement', sighting.waited)
      } else if (sighting.type === 'refused') measures.count('refusals', sighting.reason)
      else if (sighting.type === 'ended') {
        measures.count('endings', sighting.reason)
        diary.note('match-ended', { table: aliasOf(table), reason: sighting.reason })
      } else if (sighting.type === 'suspicion') {
        measures.count('suspicions', sighting.kind)
        const { kind, seat } = sighting
        diary.warn('odd-line', { table: aliasOf(table), kind, seat })
      } else {
        measures.count('troubles')
        const { error, stopped } = sighting
        diary.warn('table-trouble', { table: aliasOf(table), stopped, ...errorFacts(error) })
      }
    },
    opened(game, table) {
      measures.count('opened', game)
      diary.note('table-opened', { table: aliasOf(table), game })
    },
    quarantined(table, reason) {
      measures.count('quarantined')
      const alias = table === null ? null : aliasOf(table)
      diary.warn('table-quarantined', { table: alias, reason: reason.slice(0, 300) })
    },
    refused: reason => measures.count('refusals', reason),
    dropped: reason => measures.count('closings', reason),
    committed: (_requests, took) => measures.observe('commit', took),
    delayed: millis => measures.observe('delay', millis),
    cleared(matches) {
      if (matches > 0) diary.note('matches-deleted', { matches })
    },
    text: (tables, connections) => measures.text({ ...census(tables), connections, ...memory() }),
  }
}

function census(tables: Iterable<Table>): Readonly<Record<string, number>> {
  const counts = { tables: 0, tables_playing: 0, seats: 0, people: 0 }
  for (const table of tables) {
    const { phase, seats, people, stopped } = table.outline()
    if (stopped) continue
    counts.tables += 1
    if (phase === 'playing') counts.tables_playing += 1
    counts.seats += seats.taken
    counts.people += people
  }
  return counts
}

function memory(): Readonly<Record<string, number>> {
  const { rss, heapUsed } = process.memoryUsage()
  return { resident_bytes: rss, heap_bytes: heapUsed, uptime_seconds: process.uptime() }
}
