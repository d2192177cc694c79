import { expect, test } from 'bun:test'
import { runStages } from '#tools/report.ts'
import type { Stage } from '#tools/stages.ts'

const stage = (title: string, passed: number, failed: number): Stage => ({
  title,
  run: async () => ({ passed, failed, output: `all that ${title} wrote\n` }),
})

async function linesOf(...stages: readonly Stage[]) {
  const lines: string[] = []
  const total = await runStages(stages, line => lines.push(line.trim()))
  return { lines, total }
}

test('stages run in order, and the last line is the sum', async () => {
  const { lines, total } = await linesOf(stage('types', 1, 0), stage('tests', 41, 0))
  expect(total).toEqual({ passed: 42, failed: 0 })
  expect(lines.filter(line => line === 'types' || line === 'tests')).toEqual(['types', 'tests'])
  expect(lines.at(-1)).toBe('42 passed, 0 failed')
})

test('only a failed stage shows what it wrote, and the rest still runs', async () => {
  const { lines } = await linesOf(stage('types', 0, 1), stage('tests', 41, 0))
  expect(lines).toContain('all that types wrote')
  expect(lines).not.toContain('all that tests wrote')
  expect(lines.at(-1)).toBe('41 passed, 1 failed')
})
