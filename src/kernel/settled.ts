// Turns a value to stone and checks that it is plain: what survives JSON, and nothing else.

// States share most of their parts with the states before them: each part is looked at once.
const known = new WeakSet<object>()

/** Freezes a plain value all the way down. Returns where it is not plain and why, or `null`. */
export function settle(value: unknown): string | null {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : ` is ${value}`
    case 'object':
      return value === null || known.has(value) ? null : settleTree(value)
    default:
      return ` is ${typeof value}`
  }
}

function settleTree(tree: object): string | null {
  const problem = Array.isArray(tree) ? itemProblem(tree) : fieldProblem(tree)
  if (problem !== null) return problem
  Object.freeze(tree)
  known.add(tree)
  return null
}

function itemProblem(items: readonly unknown[]): string | null {
  for (let i = 0; i < items.length; i++) {
    const problem = settle(items[i])
    if (problem !== null) return `[${i}]${problem}`
  }
  return null
}

function fieldProblem(tree: object): string | null {
  if (Object.getPrototypeOf(tree) !== Object.prototype) return ' is not a plain object'
  const fields = tree as Record<string, unknown>
  for (const key of Object.keys(fields)) {
    const problem = settle(fields[key])
    if (problem !== null) return `.${key}${problem}`
  }
  return null
}
