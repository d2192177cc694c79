// A bar on the error stream while something takes long, so that results on standard output stay
// clean.

const PATIENCE = 1000
const REDRAW = 100
const WIDTH = 30

export interface Progress {
  /** So many are done. */
  reached(done: number): void
  /** Leaves no trace of itself. */
  finish(): void
}

export function progress(label: string, all: number, screen = process.stderr): Progress {
  const began = performance.now()
  let drawn = 0
  return {
    reached(done) {
      const now = performance.now()
      if (!screen.isTTY || now - began < PATIENCE || now - drawn < REDRAW) return
      drawn = now
      const share = Math.min(1, done / all)
      const full = Math.round(share * WIDTH)
      const left = ((now - began) / 1000) * (1 / share - 1)
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
      screen.write(`\r${label} ${bar} ${done} of ${all}, ${Math.ceil(left)} s left \x1b[K`)
    },
    finish() {
      if (drawn > 0) screen.write('\r\x1b[K')
    },
  }
}
