// Equality of plain values that change little from one look to the next: whatever was found alike
// before is not gone through again.

export type Likeness = (one: unknown, other: unknown) => boolean

/** Nothing that was compared may be changed afterwards. */
export function likeness(): Likeness {
  const known = new WeakMap<object, object>()

  function isAlike(one: unknown, other: unknown): boolean {
    if (one === other) return true
    if (typeof one !== 'object' || typeof other !== 'object') return false
    if (one === null || other === null) return false
    if (known.get(one) === other) return true
    if (Array.isArray(one) !== Array.isArray(other)) return false
    const left = one as Record<string, unknown>
    const right = other as Record<string, unknown>
    const keys = Object.keys(left)
    if (keys.length !== Object.keys(right).length) return false
    for (const key of keys) {
      if (!Object.hasOwn(right, key) || !isAlike(left[key], right[key])) return false
    }
    known.set(one, other)
    return true
  }
  return isAlike
}
