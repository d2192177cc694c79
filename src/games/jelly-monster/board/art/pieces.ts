// What the paper city is cut from.

/** A small fixed noise: the same windows are lit every night. */
function noise(seed: number): () => number {
  let state = seed * 7919 + 13
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

export function block(x: number, y: number, size: readonly [number, number], fill: string): string {
  return `<rect x="${x}" y="${y}" width="${size[0]}" height="${size[1]}" fill="${fill}"/>`
}

export interface Windows {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
  readonly step?: number
}

export function windows({ x, y, columns, rows, step = 9 }: Windows): string {
  const next = noise(x + y * 31)
  let lit = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (next() > 0.62) continue
      const fill = next() < 0.25 ? '#ffefc9' : '#ffc772'
      const left = x + column * step
      lit += `<rect x="${left}" y="${y + row * 11}" width="5" height="6" rx="1" fill="${fill}"/>`
    }
  }
  return lit
}

/** Houses far behind, of another height for each seed. */
export function skyline(fill: string, seed: number): string {
  const next = noise(seed)
  let houses = ''
  for (let x = -4; x < 236; ) {
    const width = 16 + next() * 14
    const height = 24 + next() * 34
    houses += block(Math.round(x), Math.round(104 - height), [Math.ceil(width), 60], fill)
    x += width - 1
  }
  return houses
}

export function times(count: number, draw: (nth: number) => string): string {
  return Array.from({ length: count }, (_, nth) => draw(nth)).join('')
}
