// Which pages may talk to this server: otherwise any page on the web could, in its visitor's name.

/** Only browsers name an origin, and browsers always do. */
export function isWelcome(headers: Headers, origins: readonly string[] | null): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  if (origins !== null) return origins.includes(origin)
  const url = URL.canParse(origin) ? new URL(origin) : null
  return url !== null && url.host !== '' && url.host === headers.get('host')?.toLowerCase()
}
