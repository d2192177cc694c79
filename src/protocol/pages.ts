// The pages of the app by their paths, for the server that serves them and the app that shows them.

/** Where `:id` stands, a path names a table, a code, a game or a match. */
export const PAGES = {
  home: '/',
  table: '/t/:id',
  code: '/c/:id',
  solo: '/solo/:id',
  rules: '/rules/:id',
  learn: '/learn/:id',
  replay: '/replay/:id',
  check: '/check/:id',
  settings: '/settings',
} as const
export type Page = keyof typeof PAGES

export interface Place {
  readonly page: Page
  /** `null` for pages there is only one of. */
  readonly id: string | null
}

const ID = '([\\w.~%-]{1,128})'

const PATTERNS = Object.entries(PAGES).map(
  ([page, pattern]) => [page as Page, new RegExp(`^${pattern.replace(':id', ID)}$`)] as const,
)

/** `null`: there is no such page. */
export function placeOf(path: string): Place | null {
  for (const [page, pattern] of PATTERNS) {
    const match = pattern.exec(path)
    if (match === null) continue
    const id = match[1] === undefined ? null : unescaped(match[1])
    return id === '' ? null : { page, id }
  }
  return null
}

export function pathTo(page: Page, id = ''): string {
  return PAGES[page].replace(':id', encodeURIComponent(id))
}

/** Empty where the signs make no text. */
function unescaped(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}
