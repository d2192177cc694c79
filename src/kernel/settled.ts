// Turns a value to stone and checks that it is plain: what survives JSON, and nothing else.

// States share most of their parts with the states before them: each part is looked at once.
const known = new WeakSet<object>()

/** Freezes a plain value all the way down. Returns what is not plain about it, or `null`. */
export function settle(value: unknown, path = 'it'): string | null {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}`
    case 'object':
      return value === null || known.has(value) ? null : settleTree(value, path)
    default:
      return `${path} is ${typeof value}`
  }
}

function settleTree(tree: object, path: string): string | null {
  const problem = Array.isArray(tree) ? itemProblem(tree, path) : fieldProblem(tree, path)
  if (problem !== null) return problem
  Object.freeze(tree)
  known.add(tree)
  return null
}

function itemProblem(items: readonly unknown[], path: string): string | null {
  for (let i = 0; i < items.length; i++) {
    const problem = settle(items[i], `${path}[${i}]`)
    if (problem !== null) return problem
  }
  return null
}

function fieldProblem(tree: object, path: string): string | null {
  if (Object.getPrototypeOf(tree) !== Object.prototype) return `${path} is not a plain object`
  for (const [key, value] of Object.entries(tree)) {
    const problem = settle(value, `${path}.${key}`)
    if (problem !== null) return problem
  }
  return null
}
