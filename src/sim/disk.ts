// One file on a simulated disk. What was written but not synced may be gone after a power cut, or
// torn; what was synced is there.

import type { Chance } from '#kernel/game.ts'

export interface Disk {
  /** Adds a line. `false`: there is no space. */
  write(line: string): boolean
  /** `false`: it failed, and nobody knows what is stored. */
  sync(): boolean
  /** Every line that is there now, the last one perhaps torn. */
  lines(): readonly string[]
  /** Throws away all lines from this one on. */
  truncate(from: number): void
  /** Takes the power away. Says what became of the line that was not synced, if there was one. */
  cut(chance: Chance): 'lost' | 'torn' | 'kept' | null
  isFull: boolean
  /** Whether the next sync fails. */
  isFailing: boolean
}

export function disk(): Disk {
  let written: string[] = []
  let synced = 0

  return {
    write(line) {
      if (this.isFull) return false
      written.push(line)
      return true
    },
    sync() {
      if (this.isFailing) {
        this.isFailing = false
        return false
      }
      synced = written.length
      return true
    },
    lines: () => written,
    truncate(from) {
      written = written.slice(0, from)
      synced = Math.min(synced, from)
    },
    cut(chance) {
      const line = written[synced]
      if (line === undefined) return null
      written = written.slice(0, synced)
      const fate = (['lost', 'torn', 'kept'] as const)[chance.below(3)]!
      if (fate === 'kept') written.push(line)
      if (fate === 'torn') written.push(line.slice(0, chance.below(line.length)))
      synced = written.length
      return fate
    },
    isFull: false,
    isFailing: false,
  }
}
