// The few edits that turn one list into another of a different length.

export type Edit =
  | { readonly type: 'add'; readonly at: number; readonly to: number }
  | { readonly type: 'remove'; readonly at: number }
  /** The item stays in its place but is another one now. */
  | { readonly type: 'change'; readonly at: number; readonly from: number; readonly to: number }

type Same = (one: unknown, other: unknown) => boolean

/** Comparing every item with every other is left undone where it would take too long. */
const MOST_COMPARISONS = 4096

/** In the order in which they are to be made: `at` is the place that an item has by then. */
export function editsOf(
  before: readonly unknown[],
  after: readonly unknown[],
  isSame: Same,
): readonly Edit[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(before[head], after[head])) head += 1
  let tail = 0
  const most = shorter - head
  while (tail < most && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const old = before.length - head - tail
  const fresh = after.length - head - tail
  if (old * fresh > MOST_COMPARISONS)
    return gapEdits({ from: head, to: head, at: head, old, fresh })

  const kept = old * fresh === 0 ? [] : commonItems(before, after, { head, old, fresh, isSame })
  const edits: Edit[] = []
  let from = head
  let to = head
  let at = head
  for (const pair of [...kept, { from: head + old, to: head + fresh }]) {
    const gap = { from, to, at, old: pair.from - from, fresh: pair.to - to }
    edits.push(...gapEdits(gap))
    at += gap.fresh + 1
    from = pair.from + 1
    to = pair.to + 1
  }
  return edits
}

interface Gap {
  readonly from: number
  readonly to: number
  readonly at: number
  /** How many items lie in the gap before, and after. */
  readonly old: number
  readonly fresh: number
}

/** Between two items that stay: change what has a counterpart, then drop or add the rest. */
function gapEdits({ from, to, at, old, fresh }: Gap): readonly Edit[] {
  const edits: Edit[] = []
  const both = Math.min(old, fresh)
  for (let i = 0; i < both; i++)
    edits.push({ type: 'change', at: at + i, from: from + i, to: to + i })
  for (let i = both; i < old; i++) edits.push({ type: 'remove', at: at + both })
  for (let i = both; i < fresh; i++) edits.push({ type: 'add', at: at + i, to: to + i })
  return edits
}

interface Middle {
  readonly head: number
  readonly old: number
  readonly fresh: number
  readonly isSame: Same
}

/** The longest row of items that both lists have in this order. */
function commonItems(
  before: readonly unknown[],
  after: readonly unknown[],
  { head, old, fresh, isSame }: Middle,
): readonly { readonly from: number; readonly to: number }[] {
  const width = fresh + 1
  const longest = new Int32Array((old + 1) * width)
  for (let i = old - 1; i >= 0; i--) {
    for (let j = fresh - 1; j >= 0; j--) {
      const here = i * width + j
      longest[here] = isSame(before[head + i], after[head + j])
        ? longest[here + width + 1]! + 1
        : Math.max(longest[here + width]!, longest[here + 1]!)
    }
  }
  const pairs: { from: number; to: number }[] = []
  let i = 0
  let j = 0
  while (i < old && j < fresh) {
    const here = i * width + j
    if (longest[here]! === longest[here + width]!) i += 1
    else if (longest[here]! === longest[here + 1]!) j += 1
    else {
      pairs.push({ from: head + i, to: head + j })
      i += 1
      j += 1
    }
  }
  return pairs
}
