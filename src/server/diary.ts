// What the server writes about itself: one JSON object a line, on standard error. Never a name, a
// secret, an address, or anything by which a table could be entered.

import type { LogLevel } from '#server/settings.ts'

export interface Diary {
  /** In the ordinary course. */
  note(event: string, facts?: Facts): void
  /** Somebody should look at it. */
  warn(event: string, facts?: Facts): void
}

type Facts = Readonly<Record<string, string | number | boolean | null>>

export function diaryOf(level: LogLevel, write: (line: string) => void): Diary {
  const line = (grade: string, event: string, facts: Facts) =>
    write(JSON.stringify({ time: new Date().toISOString(), grade, event, ...facts }))
  return {
    note(event, facts = {}) {
      if (level === 'all') line('note', event, facts)
    },
    warn(event, facts = {}) {
      if (level !== 'none') line('trouble', event, facts)
    },
  }
}

/** Tells tables apart in the diary, and leads nobody to one. */
export function aliasOf(id: string): string {
  return Bun.SHA256.hash(`alias\n${id}`, 'hex').slice(0, 12)
}

/** The message and where it came from; messages of ours hold nothing that anybody typed. */
export function errorFacts(error: unknown): Facts {
  if (!(error instanceof Error)) return { problem: String(error).slice(0, 300) }
  const [, place = ''] = (error.stack ?? '').split('\n')
  const where = place.replace(/^.*[/\\](src[/\\])/, '$1').slice(0, 120)
  return { problem: `${error.name}: ${error.message}`.slice(0, 300), where }
}
