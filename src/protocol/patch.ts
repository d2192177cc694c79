// From one view to the next, as few short operations. Paths are JSON Pointers (RFC 6901).

import { isSame } from '#kernel/same.ts'
import { editsOf } from '#protocol/edits.ts'
import { weightOf } from '#protocol/weight.ts'

/**
 * Sets what is at a path, removes it, inserts an item into a list before this place, or sets it to
 * what was at another path before all of this began.
 */
export type Operation =
  | readonly [path: string, value: unknown]
  | readonly [path: string]
  | readonly [path: string, item: unknown, sign: '+']
  | readonly [path: string, from: string, sign: '=']
export type Patch = readonly Operation[]

type Tree = Record<string, unknown>
/** The keys that lead somewhere. */
type Trail = readonly (string | number)[]

/** What an operation takes up besides its path and its value, the comma after it included. */
const FRAMES = { set: 6, insert: 10, remove: 5, copy: 12 } as const

/** Anything shorter is as quickly told as pointed to. */
const WORTH_COPYING = 60

/**
 * What turns `before` into `after`, both plain JSON. Where telling the change would take more than
 * telling the whole, it tells the whole. Views that share parts may share a memo.
 */
export function makePatch(before: unknown, after: unknown, memo: Memo = new Map()): Patch {
  const draft: Draft = { root: before, patch: [], weight: 0, trail: [], memo }
  differ(draft, before, after)
  return draft.patch
}

/** What was found to differ in a tree, for the next view that holds the very same one. */
export type Memo = Map<unknown, Finding>

interface Finding {
  readonly before: unknown
  readonly trail: Trail
  readonly patch: Patch
  readonly weight: number
  readonly root: unknown
}

interface Draft {
  readonly root: unknown
  readonly patch: Operation[]
  readonly memo: Memo
  /** How long the patch is as text. */
  weight: number
  /** Where we are. A path is made of it only where something differs: most of a view does not. */
  readonly trail: (string | number)[]
}

function differ(draft: Draft, before: unknown, after: unknown): void {
  if (before === after) return
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) {
    set(draft, after)
    return
  }
  // Many a list is made anew for every view, of the very same items.
  if (Array.isArray(after) && isAlike(before as unknown as unknown[], after)) return
  const known = draft.memo.get(after)
  if (known?.before === before && isGoodFor(known, draft)) {
    for (const operation of known.patch) draft.patch.push(operation)
    draft.weight += known.weight
    return
  }
  const { length } = draft.patch
  const { weight } = draft
  differInside(draft, before, after)
  if (draft.patch.length === length) return
  // Nobody else holds the very same whole.
  if (draft.trail.length === 0) return
  const trail = draft.trail.slice()
  const patch = draft.patch.slice(length)
  const { root } = draft
  draft.memo.set(after, { before, trail, patch, weight: draft.weight - weight, root })
}

function isAlike(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false
  for (let nth = 0; nth < some.length; nth++) if (some[nth] !== others[nth]) return false
  return true
}

/** It must lie at the same place, and what is copied must be the same in this view, too. */
function isGoodFor({ patch, root, trail }: Finding, other: Draft): boolean {
  if (!isAlike(trail, other.trail)) return false
  return patch.every(([, from, sign]) => {
    return sign !== '=' || partAt(root, from as string) === partAt(other.root, from as string)
  })
}

function differInside(draft: Draft, before: Tree, after: Tree): void {
  const { length } = draft.patch
  const { weight } = draft
  if (Array.isArray(before)) differInItems(draft, before, after as unknown as unknown[])
  else differInFields(draft, before, after)
  // One change deep down is hardly ever longer than the tree around it.
  if (draft.patch.length - length < (draft.trail.length === 0 ? 1 : 2)) return
  const limit = draft.weight - weight - FRAMES.set - trailWeight(draft.trail)
  if (weightOf(after, limit) >= limit) return
  draft.patch.length = length
  draft.weight = weight
  set(draft, after)
}

function differInFields(draft: Draft, before: Tree, after: Tree): void {
  const { trail } = draft
  const depth = trail.length
  const keys = Object.keys(after)
  let common = 0
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    const value = after[key]
    // No plain value equals anything that an object inherits.
    const isKept = before[key] === value && value !== undefined
    const isKnown = isKept || Object.hasOwn(before, key)
    if (isKnown) common += 1
    if (isKept) continue
    trail.push(key)
    if (isKnown) differ(draft, before[key], value)
    else set(draft, value)
    trail.length = depth
  }
  const olds = Object.keys(before)
  if (olds.length === common) return
  for (const key of olds) {
    if (Object.hasOwn(after, key)) continue
    trail.push(key)
    remove(draft)
    trail.length = depth
  }
}

function differInItems(draft: Draft, before: readonly unknown[], after: readonly unknown[]): void {
  const { trail } = draft
  const depth = trail.length
  if (before.length === after.length) {
    if (areSoonerToldWhole(draft, before, after)) {
      set(draft, after)
      return
    }
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue
      trail.push(i)
      differ(draft, before[i], after[i])
      trail.length = depth
    }
    return
  }
  // Every edit names the place that an item has by then, so they hold in the order they are made.
  for (const edit of editsOf(before, after, isSame)) {
    trail.push(edit.at)
    if (edit.type === 'remove') remove(draft)
    else if (edit.type === 'add') insert(draft, after[edit.to])
    else differ(draft, before[edit.from], after[edit.to])
    trail.length = depth
  }
}

/**
 * Whether several plain items differ, and telling each takes more than telling the list. Dice are
 * rolled all at once: each of them told first would be told for nothing.
 */
function areSoonerToldWhole(
  { trail }: Draft,
  before: readonly unknown[],
  after: readonly unknown[],
): boolean {
  if (trail.length === 0) return false
  const path = trailWeight(trail)
  let single = 0
  let count = 0
  for (let i = 0; i < after.length; i++) {
    const item = after[i]
    if (before[i] === item) continue
    if (isTree(item)) return false
    count += 1
    single += FRAMES.set + path + keyWeight(i) + weightOf(item, Number.POSITIVE_INFINITY)
  }
  const limit = single - FRAMES.set - path
  return count > 1 && weightOf(after, limit) < limit
}

function set(draft: Draft, value: unknown): void {
  const path = pathOf(draft.trail)
  const weight = weightOf(value, Number.POSITIVE_INFINITY)
  if (weight >= WORTH_COPYING && path !== '' && isTree(value)) {
    if (copy(draft, path, value)) return
    setInParts(draft, path, value)
    return
  }
  draft.patch.push([path, value])
  draft.weight += FRAMES.set + trailWeight(draft.trail) + weight
}

/** What the view held somewhere already is not told again. */
function copy(draft: Draft, path: string, value: Tree): boolean {
  const from = pathTo(draft.root, value)
  if (from === null) return false
  draft.patch.push([path, from, '='])
  draft.weight += FRAMES.copy + pathWeight(path) + pathWeight(from)
  return true
}

function setInParts(draft: Draft, path: string, value: Tree): void {
  const place = draft.patch.length
  const rest: Tree = {}
  for (const [key, part] of Array.isArray(value) ? [] : Object.entries(value)) {
    const isLong = isTree(part) && weightOf(part, WORTH_COPYING) >= WORTH_COPYING
    if (!isLong || !copy(draft, `${path}/${escaped(key)}`, part)) rest[key] = part
  }
  const kept = draft.patch.length === place ? value : rest
  draft.patch.splice(place, 0, [path, kept])
  draft.weight += FRAMES.set + pathWeight(path) + weightOf(kept, Number.POSITIVE_INFINITY)
}

function insert(draft: Draft, item: unknown): void {
  const path = pathOf(draft.trail)
  draft.patch.push([path, item, '+'])
  const weight = weightOf(item, Number.POSITIVE_INFINITY)
  draft.weight += FRAMES.insert + trailWeight(draft.trail) + weight
}

function remove(draft: Draft): void {
  const path = pathOf(draft.trail)
  draft.patch.push([path])
  draft.weight += FRAMES.remove + trailWeight(draft.trail)
}

/** Where the very same part is in a tree; `null` if it is not there. */
function pathTo(tree: unknown, part: Tree): string | null {
  if (tree === part) return ''
  if (!isTree(tree)) return null
  for (const key of Object.keys(tree)) {
    const path = pathTo(tree[key], part)
    if (path !== null) return `/${escaped(key)}${path}`
  }
  return null
}

function pathOf(trail: Trail): string {
  let path = ''
  for (let depth = 0; depth < trail.length; depth++) {
    const key = trail[depth]!
    path += `/${typeof key === 'number' ? key : escaped(key)}`
  }
  return path
}

function pathWeight(path: string): number {
  return weightOf(path, path.length) - 2
}

/** Of the path that this trail makes. */
function trailWeight(trail: Trail): number {
  let weight = 0
  for (let depth = 0; depth < trail.length; depth++) weight += keyWeight(trail[depth]!)
  return weight
}

/** Views have few fields with many changes. */
const weights = new Map<string, number>()
const MOST_WEIGHTS = 4096

/** With the slash before it. */
function keyWeight(key: string | number): number {
  if (typeof key === 'number') return 1 + (key < 10 ? 1 : String(key).length)
  const known = weights.get(key)
  if (known !== undefined) return known
  const weight = 1 + pathWeight(escaped(key))
  if (weights.size === MOST_WEIGHTS) weights.clear()
  weights.set(key, weight)
  return weight
}

/**
 * The tree after the patch; the one before stays as it is. Throws where the patch does not fit:
 * then only the whole view helps.
 */
export function applyPatch(before: unknown, patch: Patch): unknown {
  let tree = before
  for (const operation of patch) {
    const [path] = operation
    const change = changeOf(operation, before)
    if (path !== '') tree = changed(tree, keysOf(path), change)
    else if (change.type === 'set') tree = change.value
    else throw new RangeError('nothing would be left')
  }
  return tree
}

type Change = { readonly type: 'set' | 'insert'; readonly value: unknown } | { type: 'remove' }

function changeOf([, value, sign]: Operation, before: unknown): Change {
  if (sign === '=') {
    const part = partAt(before, value as string)
    if (part === undefined) throw new RangeError(`nothing is at ${value}`)
    return { type: 'set', value: part }
  }
  if (sign === '+') return { type: 'insert', value }
  return value === undefined ? { type: 'remove' } : { type: 'set', value }
}

function keysOf(path: string): readonly string[] {
  if (!path.startsWith('/')) throw new RangeError(`no path: ${path}`)
  return path.slice(1).split('/').map(unescaped)
}

/** `undefined`: nothing is there. */
function partAt(tree: unknown, path: string): unknown {
  let part = tree
  for (const key of keysOf(path)) {
    if (!isTree(part) || !Object.hasOwn(part, key)) return undefined
    part = part[key]
  }
  return part
}

function changed(tree: unknown, keys: readonly string[], change: Change): unknown {
  const [key, ...deeper] = keys as [string, ...string[]]
  if (!isTree(tree)) throw new RangeError(`nothing is at ${key}`)
  if (deeper.length > 0) {
    if (!Object.hasOwn(tree, key)) throw new RangeError(`nothing is at ${key}`)
    return withField(tree, key, changed(tree[key], deeper, change))
  }
  if (Array.isArray(tree)) return withItem(tree, key, change)
  if (change.type === 'set') return withField(tree, key, change.value)
  if (change.type === 'insert' || !Object.hasOwn(tree, key)) {
    throw new RangeError(`nothing is at ${key}`)
  }
  const { [key]: _, ...rest } = tree
  return rest
}

function withItem(items: readonly unknown[], key: string, change: Change): unknown[] {
  const last = items.length - (change.type === 'insert' ? 0 : 1)
  const place = Number(key)
  if (!/^(?:0|[1-9]\d*)$/.test(key) || place > last) throw new RangeError(`no such place: ${key}`)
  if (change.type === 'remove') return items.toSpliced(place, 1)
  return items.toSpliced(place, change.type === 'insert' ? 0 : 1, change.value)
}

function withField(tree: Tree, key: string, value: unknown): unknown {
  if (Array.isArray(tree)) return tree.with(Number(key), value)
  // A computed key makes a field of its own even where the key is `__proto__`.
  return { ...tree, [key]: value }
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

function escaped(key: string): string {
  return key.includes('~') || key.includes('/')
    ? key.replaceAll('~', '~0').replaceAll('/', '~1')
    : key
}

function unescaped(key: string): string {
  return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key
}
