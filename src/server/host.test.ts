import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { granted, party, playOut } from '#server/trials/party.ts'
import { openPremises, type Premises } from '#server/trials/premises.ts'
import { secretOf, type Visitor, visitTable } from '#server/trials/visitor.ts'

setDefaultTimeout(60_000)

let premises: Premises
beforeAll(async () => {
  premises = await openPremises()
})
afterAll(() => premises.close())

const partyOf = (...names: readonly string[]) => party(premises.port, ...names)

async function refused(
  visitor: Visitor,
  request: Parameters<Visitor['ask']>[0],
  reason: string,
): Promise<void> {
  expect(await visitor.ask(request)).toMatchObject({ type: 'refused', to: request.type, reason })
}

describe('a host', () => {
  test('chooses options, fairness and whether the lobby shows the table', async () => {
    const { people } = await partyOf('Anna', 'Ben')
    const told = people[1]!.next('table')
    const options = { goal: 9, turnLimit: 5000 }
    await granted(people[0]!, { type: 'configure', options, fairness: 'strict', listed: true })
    expect(await told).toMatchObject({ options, fairness: 'strict', listed: true })
    await refused(
      people[0]!,
      { type: 'configure', options: { goal: 0 }, fairness: 'strict', listed: true },
      'bad-options',
    )
  })

  test('puts bots into seats and takes them out', async () => {
    const { people } = await partyOf('Anna')
    await granted(people[0]!, { type: 'appoint', seat: 3, bot: 'wanderer' })
    await refused(people[0]!, { type: 'appoint', seat: 3, bot: 'wanderer' }, 'seat-taken')
    await refused(people[0]!, { type: 'appoint', seat: 4, bot: 'nobody' }, 'no-such-bot')
    const told = people[0]!.next('table', ({ chairs }) => chairs[3]!.kind === 'empty')
    await granted(people[0]!, { type: 'kick', seat: 3 })
    await told
  })

  test('puts somebody out, who is told so and does not come back', async () => {
    const { table, people } = await partyOf('Anna', 'Ben')
    await granted(people[0]!, { type: 'kick', seat: 1 })
    expect(await people[1]!.gone).toEqual({ code: 4002, reason: 'kicked' })
    expect(people[1]!.latest.notice?.notice).toBe('kicked')
    const again = await visitTable(premises.port, table, secretOf('Ben'))
    const words = { type: 'join', name: 'Ben', seat: null, value: secretOf('value') } as const
    await refused(again, words, 'kicked')
  })

  test('hands over, and may do nothing more', async () => {
    const { people } = await partyOf('Anna', 'Ben')
    const told = people[1]!.next('table', ({ host }) => host === 1)
    await granted(people[0]!, { type: 'handOver', seat: 1 })
    await told
    await refused(people[0]!, { type: 'start' }, 'not-host')
    await granted(people[1]!, { type: 'start' })
  })

  test('who leaves is followed by the next person', async () => {
    const { people } = await partyOf('Anna', 'Ben')
    const told = people[1]!.next('table', ({ host }) => host === 1)
    await granted(people[0]!, { type: 'leave' })
    expect((await told).chairs[0]!.kind).toBe('empty')
    await granted(people[1]!, { type: 'appoint', seat: 0, bot: 'wanderer' })
  })

  test('pauses, and lets it go on after a countdown', async () => {
    const { people } = await partyOf('Anna', 'Ben')
    await refused(people[0]!, { type: 'pause' }, 'not-started')
    await granted(people[0]!, { type: 'start' })
    await refused(people[1]!, { type: 'pause' }, 'not-host')
    const paused = people[1]!.next('clock', clock => clock.paused === 'host')
    await granted(people[0]!, { type: 'pause' })
    expect((await paused).running).toBe(false)
    await refused(people[0]!, { type: 'act', action: { type: 'roll' } }, 'paused')
    const counting = people[1]!.next('clock', ({ resumesAt }) => resumesAt !== null)
    const running = people[1]!.next('clock', clock => clock.running)
    await granted(people[0]!, { type: 'resume' })
    const { resumesAt, time } = await counting
    expect(resumesAt! - time).toBeGreaterThan(2500)
    expect((await running).time).toBeGreaterThanOrEqual(resumesAt!)
  })

  test('cannot start alone, nor twice', async () => {
    const { people } = await partyOf('Anna')
    await refused(people[0]!, { type: 'start' }, 'too-few-seats')
    await granted(people[0]!, { type: 'appoint', seat: 1, bot: 'wanderer' })
    await granted(people[0]!, { type: 'start' })
    await refused(people[0]!, { type: 'start' }, 'already-started')
  })
})

describe('a rematch', () => {
  test('keeps people and bots in their seats; spectators follow; luck is new', async () => {
    const { table, people } = await partyOf('Anna', 'Ben')
    const guest = await visitTable(premises.port, table, null)
    await granted(guest, { type: 'watch' })
    await granted(people[0]!, { type: 'start' })
    await refused(people[0]!, { type: 'rematch' }, 'match-not-over')
    const over = guest.next('table', ({ phase }) => phase === 'over')
    await playOut(people)
    const before = await over
    expect(before.luck.secret).not.toBeNull()

    await refused(people[1]!, { type: 'rematch' }, 'not-host')
    const gathering = guest.next('table', ({ phase }) => phase === 'gathering')
    await granted(people[0]!, { type: 'rematch' })
    const after = await gathering
    expect(after.chairs.slice(0, 2)).toEqual(before.chairs.slice(0, 2))
    expect(after.luck.commitment).not.toBe(before.luck.commitment)
    expect(after).toMatchObject({ match: null, ending: null, host: 0 })
    await granted(people[0]!, { type: 'appoint', seat: 2, bot: 'wanderer' })

    const value = secretOf('another value')
    await granted(people[1]!, { type: 'throwIn', value })
    const whole = guest.next('whole')
    await granted(people[0]!, { type: 'start' })
    expect((await whole).view).toMatchObject({ scores: [0, 0, 0], viewer: 'spectator' })
    expect(guest.latest.table!.luck.values).toEqual(['', value, ''])
    expect(guest.latest.table!.match).not.toBe(before.match)
    expect(guest.latest.table!.chairs[2]).toEqual({ kind: 'bot', name: 'wanderer' })
  })
})
