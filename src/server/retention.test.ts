import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Game, Vocabulary } from '#kernel/game.ts'
import { pig } from '#kernel/toys/pig.ts'
import { verified } from '#kernel/verification.ts'
import { retentionOf } from '#server/retention.ts'
import { begin, party, playOut } from '#server/trials/party.ts'
import { openPremises, openTableAt } from '#server/trials/premises.ts'

setDefaultTimeout(60_000)

const DAY = 86_400_000

test('a match that has ended can be had and checked, for so many days', async () => {
  const premises = await openPremises()
  const { people } = await party(premises.port, 'Anna', 'Ben')
  await begin(people)
  const match = people[0]!.latest.table!.match!
  const fetched = () => fetch(`http://127.0.0.1:${premises.port}/api/matches/${match}`)
  expect((await fetched()).status).toBe(409)
  await playOut(people)
  const response = await fetched()
  expect(response.headers.get('content-type')).toStartWith('text/plain')
  const verdict = verified(await response.text(), () => pig as unknown as Game<Vocabulary>)
  expect(verdict).toMatchObject({ ok: true, chronicle: { diceChecked: true } })

  let ahead = 29 * DAY
  const retention = retentionOf({
    journal: premises.journal.journal,
    hall: premises.house.hall,
    keepDays: 30,
    now: () => Date.now() + ahead,
  })
  expect(await retention.clear()).toBe(0)
  expect((await fetched()).status).toBe(200)
  ahead = 31 * DAY
  expect(await retention.clear()).toBe(1)
  expect((await fetched()).status).toBe(404)
  await premises.close()
})

test('a table where nobody began is deleted sooner, unless somebody is back', async () => {
  const premises = await openPremises({ idleAfter: 0 })
  const { hall } = premises.house
  const [gone, kept] = [await openTableAt(premises.port), await openTableAt(premises.port)]
  expect(hall.tidy()).toBe(2)
  expect(hall.forgotten(DAY)).toEqual([])
  expect((await hall.find(kept)).type).toBe('found')
  const matches = hall.forgotten(0)
  expect(matches).toHaveLength(1)
  expect(hall.forgotten(0)).toEqual([])
  const retention = retentionOf({
    journal: premises.journal.journal,
    hall: { forgotten: () => matches },
    keepDays: 30,
    now: Date.now,
  })
  expect(await retention.clear()).toBe(1)
  expect((await hall.find(gone)).type).toBe('absent')
  await premises.close()
})
