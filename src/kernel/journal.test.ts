import { describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { headerOf, type LuckSource, linked, luckOf, unlinked, written } from '#kernel/journal.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { play, wanderer } from '#kernel/simulation.ts'
import { cups } from '#kernel/toys/cups.ts'
import { pig } from '#kernel/toys/pig.ts'
import { transcript } from '#kernel/transcript.ts'
import { type Finding, type Shelf, verified } from '#kernel/verification.ts'

const OPENING = { options: { goal: 30, turnLimit: 1100 }, seats: 3 }
const SHELF: Shelf = (id, version) => {
  const known = [pig, cups].find(game => game.id === id && game.version === version)
  return known ?? null
}
const bots = new Array(3).fill(wanderer(pig))

function journal(source: LuckSource, mindSeed = 'minds'): string {
  const { entries, match } = play({ game: pig, bots, luck: luckOf(source), mindSeed }, OPENING)
  const secret = source.type === 'live' ? source.secret : null
  const ending = pig.ending(match.state)!
  return written(headerOf(pig, OPENING, source), entries, { ending, secret })
}

const LIVE: LuckSource = { type: 'live', secret: 'hush', values: ['a', 'b', 'ç'] }

test('ten thousand matches, played twice from one seed, are the same to the byte and stand', () => {
  for (let nth = 0; nth < 10_000; nth++) {
    const source = { type: 'swift', seed: `match ${nth}` } as const
    const text = journal(source, `minds ${nth}`)
    expect(text === journal(source, `minds ${nth}`)).toBe(true)
    expect(verified(text, SHELF).ok).toBe(true)
  }
}, 120_000)

describe('a journal of live dice', () => {
  const text = journal(LIVE)

  test('stands, and its dice are checked with the secret that its last line gives', () => {
    const verdict = verified(text, SHELF)
    expect(verdict.ok && verdict.chronicle.diceChecked).toBe(true)
  })

  test('without its last line stands as a match still under way, dice unchecked', () => {
    const lines = text.trimEnd().split('\n')
    const verdict = verified(`${lines.slice(0, -1).join('\n')}\n`, SHELF)
    expect(verdict.ok && !verdict.chronicle.diceChecked && verdict.chronicle.closing).toBe(null)
  })

  test('its chain can be followed with nothing but SHA-256, as docs/journal.md says', () => {
    let previous = ''
    for (const line of text.trimEnd().split('\n')) {
      const { hash, ...body } = JSON.parse(line)
      const own = createHash('sha256')
        .update(previous + JSON.stringify(body))
        .digest('hex')
      expect(own).toBe(hash)
      previous = hash
    }
  })

  test('a thousand changes of one byte are each refused for the right reason', () => {
    const bytes = new TextEncoder().encode(text)
    const decoder = new TextDecoder('utf-8')
    const chance = swiftLuck('bytes').chance('table', 0)
    const found = new Map<Finding, number>()
    for (let nth = 0; nth < 1000; nth++) {
      const changed = bytes.slice()
      const place = chance.below(bytes.length)
      changed[place] = (bytes[place]! + 1 + chance.below(255)) % 256
      const verdict = verified(decoder.decode(changed), SHELF)
      const expected = expectedFor(text, bytes, place, changed[place]!)
      expect(verdict.ok ? null : verdict.objection).toMatchObject(expected)
      found.set(expected.reason, (found.get(expected.reason) ?? 0) + 1)
    }
    expect([...found.keys()].sort()).toEqual(['chain-broken', 'malformed'])
  })
})

/**
 * What must be found, worked out from where the byte lies and not from how the verifier looks for
 * it.
 */
function expectedFor(text: string, bytes: Uint8Array, place: number, byte: number) {
  const before = bytes.subarray(0, place)
  const line = before.filter(each => each === 10).length + 1
  const ends = bytes.indexOf(10, place)
  const inTail = ends - place <= 75 && ends - place > 0
  const inHash = ends - place <= 66 && ends - place > 2
  const isHex = /[0-9a-f]/.test(String.fromCharCode(byte))
  const last = place === bytes.length - 1
  const reason: Finding =
    last || byte === 10 || (inTail && !(inHash && isHex)) ? 'malformed' : 'chain-broken'
  // A line whose end is changed runs on into the next.
  return { reason, line, seq: seqOf(line, text) }
}

function seqOf(line: number, text: string): number | null {
  const lines = text.trimEnd().split('\n').length
  return line === 1 || line > lines ? null : line - 2
}

describe('a forger who mends the chain is refused by the rules', () => {
  const lines = journal(LIVE).trimEnd().split('\n')
  const bodies = lines.map(line => JSON.parse(unlinked(line)!.text))
  const roll = bodies.findIndex(body => body.events?.[0]?.type === 'rolled')

  function forged(change: (bodies: Record<string, unknown>[]) => void): string {
    const copy = structuredClone(bodies)
    change(copy)
    let hash = ''
    let text = ''
    for (const body of copy) {
      const link = linked(body, hash)
      hash = link.hash
      text += `${link.line}\n`
    }
    return text
  }

  const last = bodies.length - 1
  const ROWS: readonly [Finding, number, (bodies: Record<string, unknown>[]) => void][] = [
    ['unknown-format', 1, ([header]) => Object.assign(header!, { gobelet: 2 })],
    ['unknown-game', 1, ([header]) => Object.assign(header!, { game: 'chess' })],
    ['unknown-game', 1, ([header]) => Object.assign(header!, { version: 9 })],
    ['bad-options', 1, ([header]) => Object.assign(header!, { options: { goal: -1 } })],
    ['bad-options', 1, ([header]) => Object.assign(header!, { seats: 9 })],
    ['secret-differs', last + 1, all => Object.assign(all[last]!, { secret: 'other' })],
    ['ending-differs', last + 1, all => Object.assign(all[last]!, { ending: { winners: [2] } })],
    ['malformed', 4, all => all.splice(3, 1, { seq: 2 })],
    ['out-of-order', 4, all => all.splice(3, 1)],
    [
      'events-differ',
      roll + 1,
      all => {
        const events = all[roll]!['events'] as { face: number }[]
        events[0]!.face = 7 - events[0]!.face
      },
    ],
  ]
  test.each(ROWS)('%s in line %p', (reason, line, change) => {
    const verdict = verified(forged(change), SHELF)
    expect(verdict.ok ? null : verdict.objection).toMatchObject({ reason, line })
  })

  test('dice that other values of the seats would have given', () => {
    const other = forged(([header]) => {
      Object.assign(header!['luck'] as object, { values: ['x', 'y', 'z'] })
    })
    const verdict = verified(other, SHELF)
    expect(verdict.ok ? null : verdict.objection.reason).toBe('events-differ')
  })

  test('an empty file is nothing', () => {
    const verdict = verified('', SHELF)
    expect(verdict.ok ? null : verdict.objection.reason).toBe('empty')
  })
})

test('a transcript reads like what happened', () => {
  const source = { type: 'swift', seed: 'short' } as const
  const cast = { game: cups, bots: [wanderer(cups), wanderer(cups)], luck: luckOf(source) }
  const { entries } = play({ ...cast, mindSeed: 'short' }, { options: {}, seats: 2 })
  const text = transcript(cups, { options: {}, seats: 2 }, entries)
  const lines = text.split('\n')
  expect(lines[0]).toBe('cups, version 1, 2 seats')
  expect(lines.slice(3, 5)).toEqual([
    '   0   0:00.000  start',
    '                   roundBegan round 1, runsOutAt 60000',
  ])
  expect(
    lines.some(line => /peeked seat \d, dice \[\d \d \d\] {2}\(only seat \d\)$/.test(line)),
  ).toBe(true)
  expect(lines.at(-2)).toMatch(/^over: winners \[.*\], scores \[\d \d\], reason (shared|outright)$/)
})
