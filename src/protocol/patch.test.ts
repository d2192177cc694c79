import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { applyPatch, makePatch, type Patch } from '#protocol/patch.ts'
import { weightOf } from '#protocol/weight.ts'

const ALWAYS = { numRuns: 1000 }
// JSON itself knows no -0.
const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)))

function wire(patch: Patch): Patch {
  return JSON.parse(JSON.stringify(patch))
}

/** The same tree with some of its parts changed, as one step of a match changes a view. */
function nearTo(tree: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(tree)) {
    return fc
      .array(
        fc.record({
          at: fc.nat(tree.length),
          drop: fc.nat(2),
          add: fc.array(json, { maxLength: 2 }),
        }),
        {
          maxLength: 3,
        },
      )
      .map(edits =>
        edits.reduce((items, { at, drop, add }) => items.toSpliced(at, drop, ...add), tree),
      )
  }
  if (typeof tree !== 'object' || tree === null) return json
  const keys = Object.keys(tree)
  if (keys.length === 0) return json
  return fc.constantFrom(...keys).chain(key => {
    const fields = tree as Record<string, unknown>
    return nearTo(fields[key]).map(value => ({ ...fields, [key]: value }))
  })
}

describe('a patch', () => {
  test('turns any value into any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(applyPatch(before, wire(makePatch(before, after)))).toEqual(after)
      }),
      ALWAYS,
    )
  })

  test('turns a tree into one like it, and is not longer than telling it whole', () => {
    const pairs = json.chain(before => nearTo(before).map(after => [before, after] as const))
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const patch = makePatch(before, after)
        expect(applyPatch(before, wire(patch))).toEqual(after)
        const whole = [['', after]]
        expect(JSON.stringify(patch).length).toBeLessThanOrEqual(JSON.stringify(whole).length)
      }),
      ALWAYS,
    )
  })

  test('leaves what it is made from and applied to as it was', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const texts = JSON.stringify([before, after])
        applyPatch(before, makePatch(before, after))
        expect(JSON.stringify([before, after])).toBe(texts)
      }),
    )
  })

  test('of two equal trees is empty', () => {
    fc.assert(fc.property(json, tree => makePatch(tree, structuredClone(tree)).length === 0))
  })

  test('is short for lists', () => {
    const dice = Array.from({ length: 12 }, (_, die) => ({ die, face: (die % 6) + 1 }))
    expect(makePatch({ dice }, { dice: dice.toSpliced(4, 1) })).toEqual([['/dice/4']])
    expect(makePatch({ dice }, { dice: dice.with(3, { die: 3, face: 6 }) })).toEqual([
      ['/dice/3/face', 6],
    ])
    expect(makePatch({ dice }, { dice: dice.filter(({ die }) => die % 5 > 0) })).toEqual([
      ['/dice/0'],
      ['/dice/4'],
      ['/dice/8'],
    ])
    const added = { die: 20, face: 1 }
    expect(makePatch({ dice }, { dice: [...dice, added] })).toEqual([['/dice/12', added, '+']])
  })

  test('points to what the view held before, even where that changes', () => {
    const race = {
      line: [1_000_001, 1_000_002, 1_000_003],
      faces: [2_000_001, 2_000_002, 2_000_003],
    }
    const next = { ...race, line: [1, 2] }
    const before = { open: { race, step: { played: null } } }
    const after = { open: { race: next, step: { played: { card: 'joker', before: race } } } }
    const patch = makePatch(before, after)
    expect(patch).toEqual([
      ['/open/race/line', [1, 2]],
      ['/open/step/played', { card: 'joker' }],
      ['/open/step/played/before', '/open/race', '='],
    ])
    expect(applyPatch(JSON.parse(JSON.stringify(before)), wire(patch))).toEqual(after)
    const back = makePatch(after, before)
    expect(applyPatch(after, wire(back))).toEqual(before)
  })

  test('of a part that two views share points only to what both hold', () => {
    const long = {
      line: [1_000_001, 1_000_002, 1_000_003],
      faces: [2_000_001, 2_000_002, 2_000_003],
    }
    const [shared, told] = [{ step: {} }, { step: { before: long } }]
    const one = { own: long, open: shared }
    const other = { own: null, open: shared }
    const memo = new Map()
    for (const before of [one, other, one]) {
      const after = { ...before, open: told }
      expect(applyPatch(before, wire(makePatch(before, after, memo)))).toEqual(after)
    }
  })

  test('tells a small tree whole where most of it changed', () => {
    const before = { at: 1, who: [1, 2, 3, 4] }
    const after = { at: 1, who: [5, 6, 7, 8] }
    expect(makePatch(before, after)).toEqual([['/who', [5, 6, 7, 8]]])
  })

  test('knows keys with slashes, tildes and bad names', () => {
    const before = JSON.parse('{"a/b": {"~": 1, "~1": 2}, "__proto__": {"x": 1}}')
    const after = JSON.parse('{"a/b": {"~": 3, "~1": 4}, "__proto__": {"x": 2}, "": 0}')
    const patched = applyPatch(before, makePatch(before, after))
    expect(JSON.stringify(patched)).toBe(JSON.stringify(after))
    expect(Object.getPrototypeOf(patched)).toBe(Object.prototype)
  })

  test('that does not fit is refused', () => {
    const tree = { list: [1, 2], field: { deep: 1 } }
    const misfits: Patch[] = [
      [['/other']],
      [['/list/2', 1]],
      [['/list/3', 1, '+']],
      [['/list/01', 1, '+']],
      [['/list/length', 1, '+']],
      [['/list/-']],
      [['/list/-', 1, '+']],
      [['/other/deep', 1]],
      [['/field/deep/er', 1]],
      [['field', 1]],
      [['/field/other', 1, '+']],
      [['/field/deep', '/nowhere', '=']],
      [['/field/toString/name', 1]],
      [['']],
    ]
    for (const patch of misfits) expect(() => applyPatch(tree, patch)).toThrow(RangeError)
    expect(applyPatch(tree, [['/list/2', 3, '+']])).toHaveProperty('list.2', 3)
  })
})

test('the weight of a value is the length of its text', () => {
  fc.assert(
    fc.property(json, tree => {
      expect(weightOf(tree, Number.POSITIVE_INFINITY)).toBe(JSON.stringify(tree).length)
      expect(weightOf(tree, 5) > 5).toBe(JSON.stringify(tree).length > 5)
    }),
    ALWAYS,
  )
})
