// Which page is shown, by the address.

import { type Place, placeOf } from '#protocol/pages.ts'

let place = $state.raw<Place | null>(placeOf(location.pathname))

export const route = {
  /** `null`: there is no such page. */
  get place() {
    return place
  },
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  place = placeOf(location.pathname)
  scrollTo(0, 0)
}

/** Follows the browser's own buttons, and links within the app without a reload. */
export function followAddress(): void {
  addEventListener('popstate', () => {
    place = placeOf(location.pathname)
  })
  document.addEventListener('click', event => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (link == null || event.defaultPrevented || !isPlain(event)) return
    if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
      return
    if (placeOf(link.pathname) === null || isHere(link)) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Leads to a part of this very page. */
function isHere(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.hash !== ''
}
