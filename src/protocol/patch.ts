// From one view to the next, as a JSON Patch (RFC 6902) of additions, removals and replacements.

import { isSame } from '#kernel/same.ts'
import { editsOf } from '#protocol/edits.ts'
import { weightOf } from '#protocol/weight.ts'

export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
export type Patch = readonly Operation[]

type Tree = Record<string, unknown>

/** What an operation takes up besides its path and its value, the comma after it included. */
const FRAMES = { add: 32, replace: 36, remove: 26 } as const

/**
 * What turns `before` into `after`, both plain JSON. Where telling the change would take more than
 * telling the whole, it tells the whole. Views that share parts may share a memo.
 */
export function makePatch(before: unknown, after: unknown, memo: Memo = new Map()): Patch {
  const draft: Draft = { patch: [], weight: 0, trail: [], memo }
  differ(draft, before, after)
  return draft.patch
}

/** What was found to differ in a tree, for the next view that holds the very same one. */
export type Memo = Map<unknown, Finding>

interface Finding {
  readonly before: unknown
  readonly path: string
  readonly patch: Patch
  readonly weight: number
}

interface Draft {
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
    push(draft, 'replace', after)
    return
  }
  const known = draft.memo.get(after)
  if (known?.before === before && known.path === pathOf(draft.trail)) {
    for (const operation of known.patch) draft.patch.push(operation)
    draft.weight += known.weight
    return
  }
  const { length } = draft.patch
  const { weight } = draft
  differInside(draft, before, after)
  if (draft.patch.length === length) return
  const path = pathOf(draft.trail)
  const patch = draft.patch.slice(length)
  draft.memo.set(after, { before, path, patch, weight: draft.weight - weight })
}

function differInside(draft: Draft, before: Tree, after: Tree): void {
  const { length } = draft.patch
  const { weight } = draft
  if (Array.isArray(before)) differInItems(draft, before, after as unknown as unknown[])
  else differInFields(draft, before, after)
  // One change deep down is hardly ever longer than the tree around it.
  if (draft.patch.length - length < (draft.trail.length === 0 ? 1 : 2)) return
  const limit = draft.weight - weight - FRAMES.replace - pathWeight(pathOf(draft.trail))
  if (weightOf(after, limit) >= limit) return
  draft.patch.length = length
  draft.weight = weight
  push(draft, 'replace', after)
}

function differInFields(draft: Draft, before: Tree, after: Tree): void {
  const { trail } = draft
  const depth = trail.length
  const keys = Object.keys(after)
  let common = 0
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    const value = after[key]
    const isKnown = Object.hasOwn(before, key)
    if (isKnown) common += 1
    if (isKnown && before[key] === value) continue
    trail.push(key)
    if (isKnown) differ(draft, before[key], value)
    else push(draft, 'add', value)
    trail.length = depth
  }
  const olds = Object.keys(before)
  if (olds.length === common) return
  for (const key of olds) {
    if (Object.hasOwn(after, key)) continue
    trail.push(key)
    push(draft, 'remove', null)
    trail.length = depth
  }
}

function differInItems(draft: Draft, before: readonly unknown[], after: readonly unknown[]): void {
  const { trail } = draft
  const depth = trail.length
  if (before.length === after.length) {
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
    if (edit.type === 'remove') push(draft, 'remove', null)
    else if (edit.type === 'add') push(draft, 'add', after[edit.to])
    else differ(draft, before[edit.from], after[edit.to])
    trail.length = depth
  }
}

function push(draft: Draft, op: Operation['op'], value: unknown): void {
  const path = pathOf(draft.trail)
  draft.patch.push(op === 'remove' ? { op, path } : { op, path, value })
  draft.weight += FRAMES[op] + pathWeight(path)
  if (op !== 'remove') draft.weight += weightOf(value, Number.POSITIVE_INFINITY)
}

function pathOf(trail: readonly (string | number)[]): string {
  let path = ''
  for (const key of trail) path += `/${typeof key === 'number' ? key : escaped(key)}`
  return path
}

function pathWeight(path: string): number {
  return weightOf(path, path.length) - 2
}

/**
 * The tree after the patch; the one before stays as it is. Throws where the patch does not fit:
 * then only the whole view helps.
 */
export function applyPatch(before: unknown, patch: Patch): unknown {
  let tree = before
  for (const operation of patch) {
    if (operation.path === '') {
      if (operation.op === 'remove') throw new RangeError('nothing would be left')
      tree = operation.value
      continue
    }
    if (!operation.path.startsWith('/')) throw new RangeError(`no path: ${operation.path}`)
    tree = changed(tree, operation.path.slice(1).split('/').map(unescaped), operation)
  }
  return tree
}

function changed(tree: unknown, keys: readonly string[], operation: Operation): unknown {
  if (!isTree(tree)) throw new RangeError(`nothing is at ${operation.path}`)
  const [key, ...deeper] = keys as [string, ...string[]]
  if (deeper.length > 0) {
    if (!Object.hasOwn(tree, key)) throw new RangeError(`nothing is at ${operation.path}`)
    return withField(tree, key, changed(tree[key], deeper, operation))
  }
  if (Array.isArray(tree)) return withItem(tree, key, operation)
  if (operation.op !== 'add' && !Object.hasOwn(tree, key)) {
    throw new RangeError(`nothing is at ${operation.path}`)
  }
  if (operation.op !== 'remove') return withField(tree, key, operation.value)
  const { [key]: _, ...rest } = tree
  return rest
}

function withItem(items: readonly unknown[], key: string, operation: Operation): unknown[] {
  const last = items.length - (operation.op === 'add' ? 0 : 1)
  const place = key === '-' && operation.op === 'add' ? last : Number(key)
  if (!/^(?:-|0|[1-9]\d*)$/.test(key) || !(place >= 0 && place <= last)) {
    throw new RangeError(`no such place: ${operation.path}`)
  }
  if (operation.op === 'remove') return items.toSpliced(place, 1)
  return items.toSpliced(place, operation.op === 'add' ? 0 : 1, operation.value)
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
