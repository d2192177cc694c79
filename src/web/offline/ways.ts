// What is answered from the device, and what goes to the server.

export interface Kept {
  readonly origin: string
  readonly files: ReadonlySet<string>
}

export interface Asking {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** The server's own affairs. */
const SERVER_ONLY = /^\/(?:api|socket|health|metrics)(?:\/|$)/

/** The kept file that answers; `null`: it is not ours to answer. */
export function wayOf({ origin, files }: Kept, { method, mode, url }: Asking): string | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return null
  if (SERVER_ONLY.test(address.pathname)) return null
  // Every page is the same file: the address tells the app what to show.
  if (mode === 'navigate') return '/'
  return files.has(address.pathname) ? address.pathname : null
}
