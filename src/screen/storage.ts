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
