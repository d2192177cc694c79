// Equality of plain JSON, by what it says and not by where it lies.

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object') return false
  if (one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const left = one as Record<string, unknown>
  const right = other as Record<string, unknown>
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  for (const key of keys) {
    if (!Object.hasOwn(right, key) || !isSame(left[key], right[key])) return false
  }
  return true
}

/**
 * Where two plain values first differ, as a path with both sides: for messages, never for
 * decisions.
 */
export function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (isSame(one, other)) return null
  if (isTree(one) && isTree(other) && Array.isArray(one) === Array.isArray(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const deeper = firstDifference(one[key], other[key], `${path}.${key}`)
      if (deeper !== null) return deeper
    }
  }
  return `${path === '' ? 'the whole' : path.slice(1)}: ${shown(one)} against ${shown(other)}`
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 160 ? `${text.slice(0, 157)}...` : text
}
