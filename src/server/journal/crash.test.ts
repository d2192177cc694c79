import { describe, expect, test } from 'bun:test'
import { aftermath, type Fault } from '#server/journal/trials/fault.ts'
import { outage } from '#server/journal/trials/power.ts'
import { storm } from '#server/journal/trials/storm.ts'
import { canTrace } from '#server/journal/trials/trace.ts'

const LIMIT = 60_000

describe('kill -9', () => {
  test(
    'no promise is broken and nothing happens twice, however often it strikes',
    async () => {
      const toll = await storm({ kills: 10, tables: 20, seed: 'share', boasts: false })
      expect(toll).toMatchObject({ lost: [], wrong: [], troubles: [] })
      expect(toll.promised).toBeGreaterThan(500)
    },
    LIMIT,
  )

  test(
    'a process that boasts is found out',
    async () => {
      const { lost, wrong } = await storm({ kills: 4, tables: 20, seed: 'boast', boasts: true })
      expect(lost.length).toBeGreaterThan(0)
      expect(wrong).toEqual([])
    },
    LIMIT,
  )
})

/** These watch and spoil calls to the system. */
function watched(title: string, trial: () => Promise<void>): void {
  test(
    title,
    async () => {
      if (canTrace()) await trial()
      else console.log(`not tried, because strace is missing: ${title}`)
    },
    LIMIT,
  )
}

describe('power cuts', () => {
  watched('what was promised is on the disk', async () => {
    const toll = await outage({ synchronous: 'full', promises: 240, cuts: 24, seed: 'full' })
    expect(toll).toMatchObject({ cuts: 24, lossy: 0, wrong: [] })
    expect(toll.promised).toBeGreaterThan(240)
  })

  watched('with synchronous=NORMAL it would not be', async () => {
    const toll = await outage({ synchronous: 'normal', promises: 120, cuts: 12, seed: 'normal' })
    expect(toll).toMatchObject({ cuts: 12, wrong: [] })
    expect(toll.lossy).toBeGreaterThan(0)
  })
})

describe('a failing disk', () => {
  const breaks: readonly (readonly [string, Fault])[] = [
    ['forcing the log', { call: 'fsync', file: 'journal.db-wal', error: 'EIO', when: '30' }],
    ['writing the log', { call: 'pwrite64', file: 'journal.db-wal', error: 'EIO', when: '150' }],
    ['moving the log', { call: 'fsync', file: 'journal.db', error: 'EIO', when: '2+' }],
  ]
  for (const [title, fault] of breaks) {
    watched(`an error while ${title} ends the process, and no promise is broken`, async () => {
      const { lost, wrong, sayings, exitCode } = await aftermath(fault)
      expect({ lost, wrong, exitCode }).toEqual({ lost: [], wrong: [], exitCode: 1 })
      expect(sayings.at(-1)!.word).toBe('broken')
      const first = sayings.findIndex(({ word }) => word === 'trouble' || word === 'broken')
      expect(sayings.slice(first).filter(({ word }) => word === 'durable')).toEqual([])
    })
  }

  watched('a full disk refuses, and goes on when there is space', async () => {
    const fault: Fault = {
      call: 'pwrite64',
      file: 'journal.db-wal',
      error: 'ENOSPC',
      when: '150..170',
    }
    const { lost, wrong, troubles, sayings, exitCode } = await aftermath(fault)
    expect({ lost, wrong, troubles, exitCode }).toEqual({
      lost: [],
      wrong: [],
      troubles: [],
      exitCode: 0,
    })
    const full = sayings.findIndex(({ word }) => word === 'full')
    expect(full).toBeGreaterThan(0)
    expect(sayings.slice(full).some(({ word }) => word === 'durable')).toBe(true)
  })
})
