import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '#games/registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
afterAll(() => rmSync(folder, { recursive: true }))

function gobelet(...parts: readonly string[]) {
  const program = join(import.meta.dir, 'gobelet.ts')
  const { stdout, stderr, exitCode } = Bun.spawnSync([process.execPath, program, ...parts])
  return { out: stdout.toString(), error: stderr.toString(), code: exitCode }
}

describe.each(registry)('$game.id', ({ game }) => {
  const file = join(folder, `${game.id}.jsonl`)
  const again = join(folder, `${game.id}-again.jsonl`)

  test('simulated twice from one seed, its journals are the same to the byte', () => {
    const first = gobelet('simulate', game.id, '--matches', '5', '--seed', '9', '--journal', file)
    expect(first).toMatchObject({ error: '', code: 0 })
    expect(first.out).toContain('actions a match')
    gobelet('simulate', game.id, '--matches', '5', '--seed', '9', '--journal', again)
    expect(readFileSync(again, 'utf8') === readFileSync(file, 'utf8')).toBe(true)
  })

  test('its journals stand, and can be read', () => {
    const verified = gobelet('verify', file)
    expect(verified).toMatchObject({ error: '', code: 0 })
    expect(verified.out).toContain('5 matches')
    const read = gobelet('replay', file)
    expect(read.out.match(/^over: /gm)).toHaveLength(5)
    expect(read.out).toStartWith(`${game.id}, version ${game.version}, `)
  })

  test('a changed journal is refused with its line and entry', () => {
    const lines = readFileSync(file, 'utf8').split('\n')
    const header = lines.findIndex((line, nth) => nth > 0 && line.startsWith('{"gobelet":'))
    const changed = join(folder, `${game.id}-changed.jsonl`)
    const damaged = lines.with(header + 3, lines[header + 3]!.replace('"at":', '"at":1'))
    writeFileSync(changed, damaged.join('\n'))
    const refused = gobelet('verify', changed)
    expect(refused.code).toBe(1)
    expect(refused.error).toStartWith(`Refused: chain-broken in line ${header + 4} (entry 2): `)
    expect(gobelet('replay', changed)).toMatchObject({ code: 2, out: expect.any(String) })
  })
})

describe('mistakes are answered with a sentence', () => {
  const [{ game }] = registry as [(typeof registry)[number]]
  const broken = join(folder, 'broken.json')
  writeFileSync(broken, '{"stallLimit": ')
  const odd = join(folder, 'odd.json')
  writeFileSync(odd, '{"nonsense": 1}')
  const ROWS: readonly [readonly string[], string][] = [
    [['dance'], 'There is no command "dance"'],
    [['simulate'], 'Which game?'],
    [['simulate', 'chess'], 'There is no game "chess"'],
    [['simulate', game.id, '--players', '99'], `${game.id} is for`],
    [['simulate', game.id, '--players', 'three'], '--players takes a whole number above 0'],
    [['simulate', game.id, '--matches', '-3'], '--matches'],
    [['simulate', game.id, '--speed', '3'], 'Known here: --players, --matches'],
    [['simulate', game.id, '--options', join(folder, 'none.json')], 'there is no such file'],
    [['simulate', game.id, '--options', broken], 'is not JSON'],
    [['simulate', game.id, '--options', odd], 'These options do not work'],
    [['simulate', game.id, '--journal', join(folder, 'no', 'where')], 'cannot be written'],
    [['simulate', game.id, '--bot', 'deep-thought'], 'There is no bot "deep-thought"'],
    [['ladder', game.id, '--bots', 'wanderer,nobody'], 'There is no bot "nobody"'],
    [['verify'], 'Which file?'],
    [['verify', join(folder, 'none.jsonl')], 'cannot be read'],
    [['replay'], 'Which file?'],
    [['record', game.id], '--name takes'],
    [['laws', 'chess'], 'There is no game "chess"'],
    [['trial', game.id], 'Which trial?'],
    [['trial', game.id, 'by-fire'], 'has no trial "by-fire"'],
  ]
  test.each(ROWS)('%p', (parts, sentence) => {
    const { error, code, out } = gobelet(...parts)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(sentence)
    expect(error).not.toContain('    at ')
  })

  test('an empty file is no journal', () => {
    const empty = join(folder, 'empty.jsonl')
    writeFileSync(empty, '')
    expect(gobelet('verify', empty)).toMatchObject({ code: 1 })
  })

  test('help names every command', () => {
    expect(gobelet('help').out).toContain('simulate GAME')
  })
})
