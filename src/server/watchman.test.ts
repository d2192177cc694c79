import { expect, setDefaultTimeout, test } from 'bun:test'
import { aliasOf, diaryOf, errorFacts } from '#server/diary.ts'
import { measuresOf } from '#server/measures.ts'
import { begin, party, playOut } from '#server/trials/party.ts'
import { openPremises } from '#server/trials/premises.ts'
import { secretOf } from '#server/trials/visitor.ts'

setDefaultTimeout(60_000)

test('the figures tell what goes on', async () => {
  const premises = await openPremises()
  const { people } = await party(premises.port, 'Anna', 'Ben')
  await begin(people)
  await people[0]!.ask({ type: 'act', action: { type: 'sing' } })
  await people[1]!.ask({ type: 'start' })
  await playOut(people)
  const response = await fetch(`http://127.0.0.1:${premises.port}/metrics`)
  const text = await response.text()
  const value = (name: string) => Number(text.match(new RegExp(`^${name} (.*)$`, 'm'))?.[1])
  expect(value('gobelet_tables')).toBe(1)
  expect(value('gobelet_connections')).toBe(2)
  expect(value('gobelet_seats')).toBe(2)
  expect(value('gobelet_actions_total')).toBeGreaterThanOrEqual(2)
  expect(value('gobelet_refusals_total{reason="bad-action"}')).toBe(1)
  expect(value('gobelet_refusals_total{reason="not-host"}')).toBe(1)
  expect(value('gobelet_endings_total{reason="goal-reached"}')).toBe(1)
  const answers = value('gobelet_acknowledgement_seconds_count')
  expect(answers).toBe(value('gobelet_actions_total'))
  expect(value('gobelet_commit_seconds_count')).toBeGreaterThan(3)
  expect(value('gobelet_resident_bytes')).toBeGreaterThan(1_000_000)
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^# (HELP|TYPE) |^gobelet_\w+(\{\w+="[\w.+-]*"\})? -?[\d.e+-]+$/)
  }
  await premises.close()
})

test('nobody is named in figures or diary, and no table can be entered by them', async () => {
  const premises = await openPremises()
  const { table, people } = await party(premises.port, 'Annabelle', 'Ben')
  await begin(people)
  await playOut(people)
  const figures = await (await fetch(`http://127.0.0.1:${premises.port}/metrics`)).text()
  const written = [...premises.diary, figures].join('\n')
  expect(premises.diary.length).toBeGreaterThan(1)
  const match = people[0]!.latest.table!.match!
  for (const secret of [table, match, 'Annabelle', secretOf('Annabelle'), '127.0.0.1']) {
    expect(written).not.toContain(secret)
  }
  expect(written).toContain(aliasOf(table))
  await premises.close()
})

test('a line of the diary is one line, whatever is in it', () => {
  const lines: string[] = []
  const diary = diaryOf('trouble', line => lines.push(line))
  diary.note('nothing')
  diary.warn('odd', errorFacts(new Error('one\ntwo\u001b[31m "three"')))
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('\n')
  expect(lines[0]).not.toContain('\u001b')
  expect(JSON.parse(lines[0]!)).toMatchObject({ grade: 'trouble', event: 'odd' })
  diaryOf('none', line => lines.push(line)).warn('odd')
  expect(lines).toHaveLength(1)
})

test('times fall into their place, and all of them are counted', () => {
  const measures = measuresOf()
  for (const millis of [0.5, 1, 1.5, 70, 9999]) measures.observe('commit', millis)
  const text = measures.text({})
  expect(text).toContain('gobelet_commit_seconds_bucket{le="0.001"} 2\n')
  expect(text).toContain('gobelet_commit_seconds_bucket{le="0.002"} 3\n')
  expect(text).toContain('gobelet_commit_seconds_bucket{le="0.1"} 4\n')
  expect(text).toContain('gobelet_commit_seconds_bucket{le="5"} 4\n')
  expect(text).toContain('gobelet_commit_seconds_bucket{le="+Inf"} 5\n')
})

test('labels are plain, and not without end', () => {
  const measures = measuresOf()
  measures.count('refusals', 'a"}\nb')
  for (let nth = 0; nth < 1000; nth++) measures.count('refusals', `r${nth}`)
  const lines = measures.text({}).split('\n')
  expect(lines).toContain('gobelet_refusals_total{reason="a___b"} 1')
  expect(lines.filter(line => line.startsWith('gobelet_refusals_total')).length).toBeLessThan(210)
})
