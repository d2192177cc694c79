// Columns of text.

/** Lines with the first column to the left and the others to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length)
    })
  }
  return rows.map(row => {
    const cells = row.map((cell, i) => {
      const text = String(cell)
      return i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!)
    })
    return cells.join('  ').trimEnd()
  })
}

export function percent(part: number, all: number): string {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`
}
