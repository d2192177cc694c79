// How many dice share a street, and how large they can be.

export interface Packing {
  readonly size: number
  readonly rows: number
}

export interface Street {
  readonly width: number
  readonly height: number
  readonly largest: number
}

/** The largest dice that all find a place, in as few rows as that takes. */
export function packing(count: number, { width, height, largest }: Street): Packing {
  let best: Packing = { size: 0, rows: 1 }
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(count / rows)
    const size = Math.floor(Math.min(largest, width / Math.max(1, columns), height / rows))
    if (size > best.size) best = { size, rows }
  }
  return best
}
