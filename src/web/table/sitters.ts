// Who sits at a table, ready to be shown.

import type { Told } from '#protocol/server.ts'
import type { Sitter } from '#screen/board.ts'
import type { Snapshot } from '#web/connection/snapshot.ts'

/** What a bot of this game is called. */
export type BotName = (bot: string) => string

type Chair = Told<'table'>['chairs'][number]

export function sittersOf(
  { table, presence }: Pick<Snapshot, 'table' | 'presence'>,
  botName: BotName,
  empty: string,
): Sitter[] {
  if (table === null) return []
  return table.chairs.map((chair, seat) => ({
    kind: chair.kind,
    name: nameOf(chair, botName, empty),
    here: chair.kind === 'bot' || (presence?.here[seat] ?? true),
    signal: presence?.signals[seat] ?? 'unknown',
  }))
}

function nameOf({ kind, name }: Chair, botName: BotName, empty: string): string {
  if (kind === 'empty' || name === null) return empty
  return kind === 'bot' ? botName(name) : name
}

/** Two bots of one kind are told apart by a number. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, place) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name)
    if (isAlone) return name
    return `${name} ${names.slice(0, place + 1).filter(one => one === name).length}`
  })
}

/** How many more are needed to start; 0: it can begin. */
export function missingSeats({ chairs, range }: Pick<Told<'table'>, 'chairs' | 'range'>): number {
  const taken = chairs.filter(({ kind }) => kind !== 'empty').length
  return Math.max(0, range.min - taken)
}

/** Those who have gone and those who have come since. */
export function comings(
  before: readonly Sitter[],
  after: readonly Sitter[],
): { readonly gone: readonly string[]; readonly back: readonly string[] } {
  const people = after.filter((sitter, seat) => {
    return sitter.kind === 'person' && before[seat]?.name === sitter.name
  })
  const wasHere = (sitter: Sitter) => before[after.indexOf(sitter)]!.here
  return {
    gone: people.filter(one => wasHere(one) && !one.here).map(({ name }) => name),
    back: people.filter(one => !wasHere(one) && one.here).map(({ name }) => name),
  }
}
