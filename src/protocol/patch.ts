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
 * telling the whole, it tells the whole.
 */
export function makePatch(before: unknown, after: unknown): Patch {
  const patch: Operation[] = []
  differ({ patch, weight: 0 }, '', before, after)
  return patch
}

interface Draft {
  readonly patch: Operation[]
  /** How long the patch is as text, about. */
  weight: number
}

function differ(draft: Draft, path: string, before: unknown, after: unknown): void {
  if (before === after) return
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) {
    push(draft, { op: 'replace', path, value: after })
    return
  }
  const { length } = draft.patch
  const { weight } = draft
  if (Array.isArray(before)) differInItems(draft, path, before, after as unknown as unknown[])
  else differInFields(draft, path, before, after)
  // One change deep down is hardly ever longer than the tree around it.
  if (draft.patch.length - length < 2 && path !== '') return
  const limit = draft.weight - weight - FRAMES.replace - pathWeight(path)
  if (weightOf(after, limit) >= limit) return
  draft.patch.length = length
  draft.weight = weight
  push(draft, { op: 'replace', path, value: after })
}

function differInFields(draft: Draft, path: string, before: Tree, after: Tree): void {
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) push(draft, { op: 'remove', path: `${path}/${escaped(key)}` })
  }
  for (const key of Object.keys(after)) {
    const value = after[key]
    if (!Object.hasOwn(before, key)) {
      push(draft, { op: 'add', path: `${path}/${escaped(key)}`, value })
    } else if (before[key] !== value) {
      differ(draft, `${path}/${escaped(key)}`, before[key], value)
    }
  }
}

function differInItems(
  draft: Draft,
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  if (before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] !== after[i]) differ(draft, `${path}/${i}`, before[i], after[i])
    }
    return
  }
  // Every edit names the place that an item has by then, so they hold in the order they are made.
  for (const edit of editsOf(before, after, isSame)) {
    const place = `${path}/${edit.at}`
    if (edit.type === 'remove') push(draft, { op: 'remove', path: place })
    else if (edit.type === 'add') push(draft, { op: 'add', path: place, value: after[edit.to] })
    else differ(draft, place, before[edit.from], after[edit.to])
  }
}

function push(draft: Draft, operation: Operation): void {
  draft.patch.push(operation)
  draft.weight += FRAMES[operation.op] + pathWeight(operation.path)
  if (operation.op !== 'remove') draft.weight += weightOf(operation.value, Number.POSITIVE_INFINITY)
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
