// The browser's memory, which may be forbidden, full or empty: then nothing is remembered.

export function recall(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage?.removeItem(key)
    else globalThis.localStorage?.setItem(key, value)
  } catch {
    // A private window: it is remembered as long as the page is open.
  }
}

const OURS = 'gobelet.'

/** Everything of ours on this device. */
export function forgetAll(): void {
  try {
    const keys = Object.keys(globalThis.localStorage).filter(key => key.startsWith(OURS))
    for (const key of keys) globalThis.localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
