import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Row, Subject } from '#server/journal/contract/subject.ts'
import { journalContract } from '#server/journal/contract.ts'
import { type MemoryDisk, memoryDisk, memoryJournal } from '#server/journal/memory.ts'
import { batchAfter, SHEET, seqAfter, specimen } from '#server/journal/trials/specimen.ts'
import type { Journal, Outcome, Story, Writer } from '#table/journal.ts'

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

/** A machine whose disk moves only when told to, and which can lose its power. */
function machine(disk: MemoryDisk) {
  const work: (() => void)[] = []
  const stages: string[] = []
  const journal: Journal = memoryJournal({
    disk,
    schedule(stage, one) {
      stages.push(stage)
      work.push(one)
    },
    now: () => 0,
  })
  return {
    journal,
    stages,
    step: () => work.shift()?.(),
    settle() {
      while (work.length > 0) work.shift()!()
    },
  }
}

function createdOn(disk: MemoryDisk): Writer {
  const { journal, settle } = machine(disk)
  const writers: Writer[] = []
  journal.create('one', SHEET, creation => {
    if (creation.type === 'created') writers.push(creation.writer)
  })
  settle()
  return writers[0]!
}

function takenOverOn(disk: MemoryDisk) {
  const one = machine(disk)
  const found: { writer: Writer; story: Story }[] = []
  one.journal.takeOver('one', takeover => {
    if (takeover.type === 'ready') found.push(takeover)
  })
  one.settle()
  return { ...one, ...found[0]! }
}

describe('memory, step by step', () => {
  const whole = specimen('steps')

  test('what was not written before a crash is gone', () => {
    const disk = memoryDisk()
    createdOn(disk)
    const { writer } = takenOverOn(disk)
    const heard: Outcome[] = []
    writer.append(batchAfter(whole, null), outcome => heard.push(outcome))
    expect(takenOverOn(disk).story.header).toBe(null)
    expect(heard).toEqual([])
  })

  test('what was written but not answered is there after a crash', () => {
    const disk = memoryDisk()
    createdOn(disk)
    const { writer, step, stages } = takenOverOn(disk)
    const heard: Outcome[] = []
    writer.append(batchAfter(whole, null), outcome => heard.push(outcome))
    step()
    expect(stages).toEqual(['write', 'answer', 'write', 'answer'])
    expect(heard).toEqual([])
    expect(takenOverOn(disk).story.header).toEqual(whole.header)
  })

  test('what is asked during a write makes up the next one', () => {
    const disk = memoryDisk()
    createdOn(disk)
    const { writer, stages, settle } = takenOverOn(disk)
    stages.length = 0
    const heard: string[] = []
    let seq: number | null = null
    for (let count = 0; count < 5; count++) {
      const batch = batchAfter(whole, seq)
      writer.append(batch, ({ type }) => heard.push(type))
      seq = seqAfter(batch, seq)
    }
    settle()
    expect(heard).toEqual(new Array(5).fill('durable'))
    expect(stages).toEqual(['write', 'answer'])
  })

  test('a full disk refuses and recovers, a broken one never does', () => {
    const disk = memoryDisk()
    createdOn(disk)
    const { writer, settle } = takenOverOn(disk)
    const heard: string[] = []
    function append(): void {
      const note = (outcome: Outcome) =>
        heard.push(outcome.type === 'failed' ? outcome.reason : outcome.type)
      writer.append({ sheet: SHEET }, note)
      settle()
    }
    for (const trouble of ['storage-full', null, 'storage-broken', null] as const) {
      disk.trouble = trouble
      append()
    }
    expect(heard).toEqual(['storage-full', 'durable', 'storage-broken', 'storage-broken'])
    expect(takenOverOn(disk).story.sheet).toEqual(SHEET)
  })

  test('wherever it crashes, nothing promised is lost and nothing comes twice', () => {
    const plan = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(plan, lives => {
        const disk = memoryDisk()
        createdOn(disk)
        let promised = 0
        for (const steps of lives) {
          const { writer, story, step } = takenOverOn(disk)
          const written = (story.snapshot?.seq ?? 0) + story.entries.length
          expect(written).toBeGreaterThanOrEqual(promised)
          let seq = story.header === null ? null : written
          for (let at = 0; at < steps && seq !== whole.entries.length; at++) {
            const batch = batchAfter(whole, seq)
            seq = seqAfter(batch, seq)
            writer.append(batch, outcome => {
              if (outcome.type === 'durable') promised = outcome.seq
            })
            if (at % 2 === 1) step()
          }
        }
        const { journal, settle } = machine(disk)
        journal.export('one', copy => {
          expect(copy.type === 'exported' && whole.text.startsWith(copy.lines)).toBe(true)
        })
        settle()
      }),
    )
  })
})
