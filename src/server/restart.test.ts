import { Database } from 'bun:sqlite'
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join as joinPath } from 'node:path'
import { begin, party, playOut } from '#server/trials/party.ts'
import { openPremises, openTableAt, type Premises, postTable } from '#server/trials/premises.ts'
import { hello, join, secretOf, type Visitor, visit, visitTable } from '#server/trials/visitor.ts'

setDefaultTimeout(60_000)

async function within(
  wishes: Parameters<typeof openPremises>[0],
  work: (premises: Premises) => Promise<void>,
): Promise<void> {
  const premises = await openPremises(wishes)
  try {
    await work(premises)
  } finally {
    await premises.close()
  }
}

async function back(port: number, table: string, name: string): Promise<Visitor> {
  const visitor = await visit(port)
  const whole = visitor.next('whole')
  visitor.say(hello(table, secretOf(name)))
  await whole
  return visitor
}

describe('a restart', () => {
  test('is a pause: the same people, the same view, and what was sent counts once', () =>
    within({}, async premises => {
      const { table, people } = await party(premises.port, 'Anna', 'Ben')
      await begin(people)
      const stepped = people.map(one => one.next('step'))
      people[0]!.say({ type: 'act', number: 77, action: { type: 'roll' } })
      await Promise.all(stepped)
      const before = people.map(one => one.view)
      await premises.reopen()
      for (const one of people) {
        expect(await one.gone).toEqual({ code: 4011, reason: 'restarting' })
        expect(one.latest.notice?.notice).toBe('restarting')
      }

      const anna = await back(premises.port, table, 'Anna')
      expect(anna.latest.clock).toMatchObject({ running: false, paused: 'restart' })
      expect(anna.latest.seated).toEqual({ type: 'seated', seat: 0, number: 77 })
      const ben = await back(premises.port, table, 'Ben')
      expect([anna.view, ben.view]).toEqual(before)
      const answered = anna.next('acknowledged')
      const running = anna.next('clock', clock => clock.running)
      anna.say({ type: 'act', number: 77, action: { type: 'roll' } })
      expect(await answered).toMatchObject({ to: 'act', number: 77 })
      expect((await running).paused).toBeNull()
      expect(anna.view).toEqual(before[0]!)
    }))

  test('leaves what has ended where it was, for a rematch; and again', () =>
    within({}, async premises => {
      const { table, people: first } = await party(premises.port, 'Anna', 'Ben')
      let people = first
      const matches = new Set<string>()
      for (const _ of [1, 2, 3]) {
        await begin(people)
        await playOut(people)
        matches.add(people[0]!.latest.table!.match!)
        await premises.reopen()
        people = [await back(premises.port, table, 'Anna'), await back(premises.port, table, 'Ben')]
        expect(people[0]!.latest.table).toMatchObject({ phase: 'over' })
        const gathering = people[1]!.next('table', ({ phase }) => phase === 'gathering')
        expect((await people[0]!.ask({ type: 'rematch' })).type).toBe('acknowledged')
        expect((await gathering).chairs.slice(0, 2).map(({ name }) => name)).toEqual([
          'Anna',
          'Ben',
        ])
      }
      expect(matches.size).toBe(3)
    }))

  test('keeps a table that gathers, its code and its place in the list', () =>
    within({}, async premises => {
      const wish = { game: 'pig', options: null, fairness: 'strict', listed: true }
      const opened = await postTable(premises.port, wish)
      const { table, code } = (await opened.json()) as { table: string; code: string }
      await join(premises.port, table, 'Anna')
      await premises.reopen()
      const ask = async (path: string) =>
        (await fetch(`http://127.0.0.1:${premises.port}/api/${path}`)).json()
      expect(await ask(`codes/${code}`)).toEqual({ table })
      const listed = { table, host: 'Anna', seats: { taken: 1, all: 6 } }
      expect(await ask('tables')).toMatchObject({ tables: [listed] })
    }))
})

describe('a damaged match', () => {
  test('is fenced off with a clear answer, and no other is', () =>
    within({}, async premises => {
      const parties = [
        await party(premises.port, 'Anna', 'Ben'),
        await party(premises.port, 'Anna', 'Ben'),
      ]
      for (const { people } of parties) await begin(people)
      const [spoiltTable, soundTable] = parties.map(({ table }) => table)
      const match = parties[0]!.people[0]!.latest.table!.match!
      for (const { people } of parties) for (const one of people) one.leave()
      await premises.journal.close()
      const file = new Database(joinPath(premises.folder, 'journal.sqlite'))
      // The thread that wrote may still be letting go of it.
      file.run('pragma busy_timeout = 5000')
      const spoilt = file.run(
        `update lines set line = replace(line, '"type":"start"', '"type":"stars"')
         where match = (select key from matches where id = ?)`,
        [match],
      )
      expect(spoilt.changes).toBeGreaterThan(0)
      file.close()
      await premises.house.stop()
      await premises.open()

      const visitor = await visit(premises.port)
      visitor.say(hello(spoiltTable!, secretOf('Anna')))
      expect(await visitor.gone).toEqual({ code: 4010, reason: 'table-broken' })
      const answer = await fetch(`http://127.0.0.1:${premises.port}/api/tables/${spoiltTable}`)
      expect(answer.status).toBe(410)
      expect(await answer.json()).toMatchObject({ reason: 'table-broken' })
      await back(premises.port, soundTable!, 'Anna')
    }))
})

describe('a table where nobody is', () => {
  test('leaves memory, and is back when somebody says hello', () =>
    within({ idleAfter: 0 }, async premises => {
      const table = await openTableAt(premises.port)
      const { hall } = premises.house
      const count = () => [...hall.tables()].length
      const anna = await join(premises.port, table, 'Anna')
      hall.tidy()
      expect(count()).toBe(1)
      anna.leave()
      await anna.gone
      while (count() > 0) {
        hall.tidy()
        await fetch(`http://127.0.0.1:${premises.port}/api/tables`)
      }
      const again = await visitTable(premises.port, table, secretOf('Anna'))
      expect(again.latest.table!.chairs[0]).toEqual({ kind: 'person', name: 'Anna' })
      expect((await again.ask({ type: 'appoint', seat: 1, bot: 'wanderer' })).type).toBe(
        'acknowledged',
      )
    }))

  test('makes way for another where the server is full', () =>
    within({ settings: { mostTables: 1 }, idleAfter: 0 }, async premises => {
      const tables = [await openTableAt(premises.port), await openTableAt(premises.port)]
      for (const table of [...tables, ...tables]) {
        const answer = await fetch(`http://127.0.0.1:${premises.port}/api/tables/${table}`)
        expect(await answer.json()).toMatchObject({ table })
      }
    }))

  test('does not make way before its time: a full server says so', () =>
    within({ settings: { mostTables: 2 } }, async premises => {
      const tables = [await openTableAt(premises.port), await openTableAt(premises.port)]
      const wish = { game: 'pig', options: null, fairness: 'strict', listed: false }
      const third = await postTable(premises.port, wish)
      expect(third.status).toBe(503)
      expect(await third.json()).toMatchObject({ reason: 'server-full' })
      await visitTable(premises.port, tables[0]!, null)
    }))
})
