import { beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { fetchRules, shelved } from '#games/shelf.ts'
import { linked, unlinked } from '#kernel/journal.ts'
import { partsOf, traced } from '#web/check/draws.ts'
import { claimedHeader, inspected, type Report } from '#web/check/inspection.ts'

async function checked(text: string): Promise<Report> {
  const header = claimedHeader(text)
  return inspected(text, header && (await fetchRules(header.game, header.version)))
}

/** Changes what the lines say and chains them anew, as a careful forger would. */
function forged(text: string, change: (bodies: object[]) => void): string {
  const lines = text.trimEnd().split('\n')
  const bodies = lines.map(line => JSON.parse(unlinked(line)!.text) as object)
  change(bodies)
  let hash = ''
  return bodies
    .map(body => {
      const link = linked(body, hash)
      hash = link.hash
      return `${link.line}\n`
    })
    .join('')
}

const matches = shelved.flatMap(game => {
  const folder = `${import.meta.dir}/../../games/${game}/matches`
  return [...new Bun.Glob('*.jsonl').scanSync(folder)].map(file => `${folder}/${file}`)
})

describe.each(matches)('%s', path => {
  const text = readFileSync(path, 'utf8')
  let report: Report
  beforeAll(async () => {
    report = await checked(text)
  })

  test('is found in order, with every roll listed', () => {
    expect(report.objection).toBeNull()
    expect(report.rolls.length).toBeGreaterThan(10)
    expect(report.ending).not.toBeNull()
    expect(report.entries).toBe(report.lines - 2)
  })

  test('each roll can be made again from its address', () => {
    const { origin } = report
    if (origin?.type !== 'live' || origin.seeds === null) throw new Error('the secret is missing')
    for (const roll of report.rolls) {
      const { traces } = traced(origin.seeds, roll)
      expect(traces.map(({ sides, number }) => ({ sides, number }))).toEqual([...roll.draws])
    }
  })

  test('the dice listed are those in the events', () => {
    const late = report.rolls.at(-1)!
    const dice = partsOf(late.draws).flatMap(part => (part.type === 'dice' ? part.faces : []))
    expect(dice.length).toBeGreaterThan(0)
    expect(JSON.stringify(late.events)).toContain(String(dice[0]))
  })

  test('one changed digit breaks the chain', async () => {
    const { objection } = await checked(text.replace('"at":0', '"at":1'))
    expect(objection).toMatchObject({ reason: 'chain-broken', line: 2 })
  })

  test('a missing line breaks the chain', async () => {
    const lines = text.split('\n')
    lines.splice(20, 1)
    expect((await checked(lines.join('\n'))).objection).toMatchObject({ reason: 'chain-broken' })
  })

  test('a cut file is malformed', async () => {
    expect((await checked(`${text.slice(0, -80)}\n`)).objection?.reason).toBe('malformed')
  })

  test('a roll that was changed and chained anew differs from what the dice say', async () => {
    const roll = report.rolls[3]!
    const changed = forged(text, bodies => {
      const entry = bodies[roll.seq + 1]!
      const wrong = JSON.stringify(entry).replace(/("(?:values|faces)":\[)(\d)/, (_, key, face) => {
        return `${key}${face === '1' ? '2' : '1'}`
      })
      bodies[roll.seq + 1] = JSON.parse(wrong) as object
    })
    const { objection } = await checked(changed)
    expect(objection).toMatchObject({ reason: 'events-differ', seq: roll.seq })
  })

  test('another secret is not the one committed to', async () => {
    const changed = forged(text, bodies => Object.assign(bodies.at(-1)!, { secret: 'another' }))
    expect((await checked(changed)).objection?.reason).toBe('secret-differs')
  })

  test('another winner is not what the entries lead to', async () => {
    const changed = forged(text, bodies => {
      const closing = bodies.at(-1) as { ending: { winners: number[] } }
      closing.ending = { ...closing.ending, winners: [9] }
    })
    expect((await checked(changed)).objection?.reason).toBe('ending-differs')
  })

  test('without its closing line it is under way, and nobody can check its dice', async () => {
    const { objection, rolls, origin, ending } = await checked(forged(text, each => each.pop()))
    expect({ objection, rolls, ending }).toEqual({ objection: null, rolls: [], ending: null })
    expect(origin).toMatchObject({ type: 'live', seeds: null, key: null })
  })

  test('rules that are not here are named', async () => {
    const changed = forged(text, bodies => Object.assign(bodies[0]!, { version: 99 }))
    expect((await checked(changed)).objection?.reason).toBe('unknown-game')
  })
})

test.each(['', 'hello\n', '{}\n', 'null\n', '{"gobelet":1}\n'])('%j is no journal', async text => {
  const { objection, game } = await checked(text)
  expect(objection?.reason).toBe(text === '' ? 'empty' : 'malformed')
  expect(game).toBeNull()
})
