// Which table an address leads to.

import { placeOf } from '#protocol/pages.ts'

export function tableIdOf(path: string): string {
  const place = placeOf(path)
  return place?.page === 'table' ? (place.id ?? '') : ''
}
