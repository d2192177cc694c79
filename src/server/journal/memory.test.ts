import { journalContract, type Row, type Subject } from '#server/journal/contract.ts'
import { type MemoryDisk, memoryDisk, memoryJournal } from '#server/journal/memory.ts'

journalContract('memory', async () => subject(memoryDisk()))

function subject(disk: MemoryDisk): Subject {
  let time = 1_000_000
  const journal = () =>
    memoryJournal({ disk, schedule: (_, work) => queueMicrotask(work), now: () => time })
  return {
    journal: journal(),
    reopen: async () => journal(),
    edit(match, rows, change) {
      const key = disk.keys.get(match)!
      const table = disk[rows] as Map<number, object>
      for (const [row, value] of table) {
        if (('match' in value ? value.match : row) !== key) continue
        const next = change(value as Row)
        if (next === null) table.delete(row)
        else table.set(row, next)
      }
    },
    pass(millis) {
      time += millis
    },
    now: () => time,
    close: async () => {},
  }
}
