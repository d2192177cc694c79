import { expect, test } from 'bun:test'
import { decodedOrders, decodedReport, encoded } from '#server/journal/message.ts'
import type { AppendRequest, Request } from '#server/journal/request.ts'

const PLAIN: AppendRequest = {
  type: 'append',
  match: 'match 1',
  epoch: 2,
  step: 7,
  seq: 6,
  header: null,
  entries: [{ text: '{"events":["\\n \\"quoted\\" é🎲"]}', seat: 0, number: 0 }],
  notes: [],
  sheet: null,
  snapshot: null,
  closing: null,
}
const [ENTRY] = PLAIN.entries as [AppendRequest['entries'][number]]

const REQUESTS: readonly Request[] = [
  PLAIN,
  { ...PLAIN, entries: [{ ...ENTRY, seat: null, number: null }] },
  { ...PLAIN, match: 'two\nlines' },
  { ...PLAIN, match: '' },
  { ...PLAIN, entries: [ENTRY, ENTRY] },
  { ...PLAIN, entries: [], seq: null },
  { ...PLAIN, header: '{}' },
  { ...PLAIN, notes: ['{"type":"grace"}'] },
  { ...PLAIN, sheet: { facts: '{}', people: null } },
  { ...PLAIN, snapshot: '{}' },
  { ...PLAIN, closing: '{}' },
  { type: 'create', match: 'match 2', sheet: { facts: '{}', people: '{}' } },
  { type: 'takeOver', match: 'append' },
  { type: 'live' },
]

test('what one thread orders is what the other hears, request by request', () => {
  const requests = REQUESTS.map((request, nth) => [nth, request] as const)
  for (const group of [requests, requests.toReversed(), requests.slice(0, 1), []]) {
    const orders = { type: 'group', requests: group } as const
    expect(decodedOrders(encoded(orders))).toEqual(orders)
  }
  const opening = { type: 'open', path: 'group', synchronous: 'full', logPages: 1 } as const
  expect(decodedOrders(encoded(opening))).toEqual(opening)
})

test('what is reported is what is heard, answer by answer', () => {
  const durable = { type: 'durable', seq: 12, hash: 'abc' } as const
  const unwritten = { type: 'durable', seq: 0, hash: '' } as const
  const failed = { type: 'failed', reason: 'storage-full' } as const
  const groups = [[durable, unwritten], [durable, failed], [failed], []]
  for (const group of groups) {
    const answers = group.map((answer, nth) => [nth, answer] as const)
    const report = { type: 'committed', answers, took: 1.25 } as const
    expect(decodedReport(encoded(report))).toEqual(report)
  }
  const broken = { type: 'broken', reason: 'committed' } as const
  expect(decodedReport(encoded(broken))).toEqual(broken)
})
