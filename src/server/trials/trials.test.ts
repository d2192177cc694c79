import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '#games/registry.ts'
import { openDatabase } from '#server/journal/database.ts'
import { canTrace } from '#server/journal/trials/trace.ts'
import { flawsOf, fuzz, kindsOf, MOST_GROWTH } from '#server/trials/fuzz.ts'
import { judged } from '#server/trials/oracle.ts'
import { order, violations } from '#server/trials/order.ts'
import type { Player } from '#server/trials/player.ts'
import { storm } from '#server/trials/storm.ts'

setDefaultTimeout(120_000)

const ROOT = join(import.meta.dir, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'trials-'))

beforeAll(() => {
  const built = Bun.spawnSync([process.execPath, 'src/tools/build.ts'], { cwd: ROOT })
  expect(built.exitCode).toBe(0)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('killed again and again, a server loses nothing, repeats nothing and is back', async () => {
  const toll = await storm({ kills: 2, tables: 6, seed: 'share' })
  expect(toll.faults).toEqual([])
  expect(toll.promised).toBeGreaterThanOrEqual(36)
  expect(toll.shown).toBeGreaterThan(80)
  expect(toll.views).toBe(24)
  // Not by the clock on the wall, because the machine may do other things besides.
  for (const millis of toll.workedFor) expect(millis).toBeLessThan(2000)
})

test('no acknowledgement leaves before its record is on the disk', async () => {
  if (!canTrace()) {
    console.warn('strace is not here, so the order of its calls was not tried.')
    return
  }
  const found = await order(150, 'share')
  expect(found.faults).toEqual([])
  expect(found.actions).toBeGreaterThanOrEqual(150)
})

test('what nobody should send changes nothing', async () => {
  const found = await fuzz(1500, 'share')
  expect(found.faults).toEqual([])
  expect(found.heap).toHaveLength(3)
  for (const reason of ['match-over', 'paused', 'not-host', 'acknowledged again', 'too-large']) {
    expect(found.reasons).toHaveProperty(reason)
  }
  expect(Object.keys(found.reasons).length).toBeGreaterThan(15)
})

test('a server that keeps something of everything is found out', async () => {
  const { faults } = await fuzz(1500, 'share', join(import.meta.dir, 'hoarder.ts'))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toStartWith('memory grew by ')
})

describe('the judges', () => {
  const hash = 'ab'.repeat(32)
  const hex = (text: string) => Buffer.from(text).toString('hex').replace(/../g, '\\x$&')
  const wal = `5<${hex('/x/journal.sqlite-wal')}>`
  const write = `1 pwrite64(${wal}, "${hex(`{"hash":"${hash}"}`)}", 9, 0) = 9`
  const sync = `1 fdatasync(${wal}) = 0`
  const answer = '{"type":"acknowledged","entry":3,"to":"act","number":7}'
  const send = `2 sendto(9<${hex('socket:[1]')}>, "${hex(answer)}", 9, 0, NULL, 0) = 9`
  const begun = `1 fdatasync(${wal} <unfinished ...>`
  const resumed = '1 <... fdatasync resumed>) = 0'

  test.each([
    ['written, confirmed, said', [write, sync, send], 0],
    ['written, said, confirmed', [write, send, sync], 1],
    ['said before anything', [send, write, sync], 1],
    ['confirmed too early', [sync, write, send], 1],
    ['said while the disk is asked', [write, begun, send, resumed], 1],
    ['said when it has answered', [write, begun, resumed, send], 0],
  ])('of order: %s', (_what, lines, faults) => {
    const found = violations(lines.join('\n'), new Map([['7', hash]]))
    expect(found.actions).toBe(1)
    expect(found.faults).toHaveLength(faults)
  })

  test('of fuzz miss what was never sent, and see memory grow', () => {
    const kinds = { ...kindsOf(1), fragmented: 0 }
    expect(flawsOf({ kinds, heap: [0, 0, MOST_GROWTH] })).toEqual(['never sent: fragmented'])
    const heap = [0, 0, MOST_GROWTH + 1]
    expect(flawsOf({ kinds: kindsOf(1), heap })).toEqual([
      `memory grew by ${MOST_GROWTH + 1} bytes`,
    ])
  })

  test('of storms find what is missing', () => {
    const path = join(folder, 'journal.sqlite')
    openDatabase(path).close()
    const player: Player = {
      name: 'Anna',
      promised: [{ match: 'm', seat: 0, number: 1, entry: 4 }],
      shown: [{ match: 'm', seat: 0, at: 1, events: '[]' }],
      gaps: 1,
      refused: new Map(),
      last: { match: 'm', seat: 0, view: { viewer: 0 } },
      status: () => '',
      stop: async () => {},
    }
    const { faults } = judged(path, [{ ...player, entry: registry[0]! }])
    expect(faults).toHaveLength(4)
  })
})
