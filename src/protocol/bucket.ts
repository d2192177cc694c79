// How much somebody may send: a bucket that a steady rate fills again.

export interface Bucket {
  /** Takes one out. `false`: there is none left. */
  take(now: number): boolean
}

/** `now` is in milliseconds. A clock that goes back fills nothing. */
export function bucket(rate: number, burst: number): Bucket {
  let left = burst
  let filledAt: number | null = null
  return {
    take(now) {
      if (filledAt !== null && now > filledAt) {
        left = Math.min(burst, left + ((now - filledAt) * rate) / 1000)
      }
      filledAt = filledAt === null ? now : Math.max(filledAt, now)
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
