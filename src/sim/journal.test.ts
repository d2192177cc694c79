import { describe, expect, test } from 'bun:test'
import { swiftLuck } from '#kernel/luck.ts'
import type { Row, Subject } from '#server/journal/contract/subject.ts'
import { journalContract } from '#server/journal/contract.ts'
import { appended, created } from '#server/journal/trials/asked.ts'
import { batchAfter, SHEET, seqAfter, specimen } from '#server/journal/trials/specimen.ts'
import { type Disk, disk } from '#sim/disk.ts'
import { type Machine, simulatedJournal } from '#sim/journal.ts'
import type { Outcome, Story, Writer } from '#table/journal.ts'

const PROMPT = {
  later: (_: number, task: () => void) => queueMicrotask(task),
  pace: () => 0,
  broken() {},
}

journalContract('a simulated disk', async () => subject(disk()))

function subject(file: Disk): Subject {
  let time = 1_000_000
  const open = () => simulatedJournal({ disk: file, now: () => time, ...PROMPT })
  let current = open()
  return {
    journal: current.journal,
    async reopen() {
      current = open()
      return current.journal
    },
    edit(match, rows, change) {
      const key = current.rows.keys.get(match)!
      const table = current.rows[rows] as Map<number, object>
      for (const [row, value] of [...table]) {
        if (('match' in value ? value.match : row) !== key) continue
        const next = change(value as Row)
        if (next === null) table.delete(row)
        else table.set(row, next)
      }
      current.save()
    },
    pass(millis) {
      time += millis
    },
    now: () => time,
    close: async () => {},
  }
}

/** A machine that does the next thing only when it is told to. */
function stepped(file: Disk, over: Partial<Machine> = {}) {
  const tasks: (() => void)[] = []
  const { journal } = simulatedJournal({
    disk: file,
    now: () => 0,
    pace: () => 0,
    broken() {},
    later: (_, task) => tasks.push(task),
    ...over,
  })
  return { journal, step: () => tasks.shift()?.(), count: () => tasks.length }
}

async function matchOn(file: Disk): Promise<void> {
  const { journal } = simulatedJournal({ disk: file, now: () => 0, ...PROMPT })
  await created(journal, 'one', SHEET)
}

function takenOver(file: Disk, over: Partial<Machine> = {}) {
  const machine = stepped(file, over)
  const found: { writer: Writer; story: Story }[] = []
  machine.journal.takeOver('one', takeover => {
    if (takeover.type === 'ready') found.push(takeover)
  })
  while (machine.count() > 0) machine.step()
  return { ...machine, ...found[0]! }
}

describe('a simulated disk', () => {
  const whole = specimen('disk')

  test('loses, tears or keeps what was not synced, and nothing else', async () => {
    const fates = new Map<string | null, number>()
    for (let seed = 0; seed < 300; seed++) {
      const file = disk()
      await matchOn(file)
      const chance = swiftLuck(`${seed}`).chance('table', 0)
      const { writer, step } = takenOver(file)
      let seq: number | null = null
      let promised = 0
      for (let batches = chance.below(6); batches >= 0; batches--) {
        const batch = batchAfter(whole, seq)
        seq = seqAfter(batch, seq)
        writer.append(batch, outcome => {
          if (outcome.type === 'durable') promised = outcome.seq
        })
        for (let steps = chance.below(4); steps > 0; steps--) step()
      }
      const fate = file.cut(chance)
      fates.set(fate, (fates.get(fate) ?? 0) + 1)
      const { story } = takenOver(file)
      const before = story.snapshot?.seq ?? 0
      expect(before + story.entries.length).toBeGreaterThanOrEqual(promised)
      story.entries.forEach((entry, at) => {
        expect(entry).toEqual(whole.entries[before + at]!.entry)
      })
    }
    for (const fate of ['lost', 'torn', 'kept']) expect(fates.get(fate)).toBeGreaterThan(10)
  })

  test('breaks promises where nobody waits for the sync', async () => {
    const file = disk()
    await matchOn(file)
    const { writer, step } = takenOver(file, { isHasty: true })
    const heard: Outcome[] = []
    writer.append(batchAfter(whole, null), outcome => heard.push(outcome))
    step()
    expect(heard).toMatchObject([{ type: 'durable' }])
    file.cut({ below: () => 0 })
    expect(takenOver(file).story.header).toBe(null)
  })

  test('that is full stores nothing, and goes on when there is space', async () => {
    const file = disk()
    await matchOn(file)
    const { journal } = simulatedJournal({ disk: file, now: () => 0, ...PROMPT })
    file.isFull = true
    const full: unknown[] = []
    await new Promise<void>(done => {
      journal.create('two', SHEET, answer => {
        full.push(answer)
        done()
      })
    })
    expect(full).toEqual([{ type: 'failed', reason: 'storage-full' }])
    file.isFull = false
    const writer = await created(journal, 'two', SHEET)
    expect((await appended(writer, batchAfter(whole, null))).type).toBe('durable')
  })

  test('that fails to sync answers no more, and ends the process', async () => {
    const file = disk()
    await matchOn(file)
    let ends = 0
    const { writer, step, count } = takenOver(file, { broken: () => ends++ })
    file.isFailing = true
    const heard: Outcome[] = []
    writer.append(batchAfter(whole, null), outcome => heard.push(outcome))
    while (count() > 0) step()
    writer.append({ sheet: SHEET }, outcome => heard.push(outcome))
    while (count() > 0) step()
    const broken = { type: 'failed', reason: 'storage-broken' } as const
    expect(heard).toEqual([broken, broken])
    expect(ends).toBe(1)
  })
})
