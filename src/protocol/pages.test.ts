import { describe, expect, test } from 'bun:test'
import { PAGES, type Page, pathTo, placeOf } from '#protocol/pages.ts'

describe('pages', () => {
  test.each(Object.keys(PAGES) as Page[])('%s is found by its own path', page => {
    const id = PAGES[page].includes(':id') ? 'Ab3-x_9' : null
    expect(placeOf(pathTo(page, id ?? undefined))).toEqual({ page, id })
  })

  test('a code may be typed with a space', () => {
    expect(placeOf('/c/abc%20def')).toEqual({ page: 'code', id: 'abc def' })
    expect(pathTo('code', 'abc def')).toBe('/c/abc%20def')
  })

  test.each([
    '',
    '/t',
    '/t/',
    '/t/a/b',
    '/t/%',
    '/t/%E0%A4%A',
    '/settings/',
    '/nothing',
    '//',
    `/t/${'a'.repeat(129)}`,
    '/constructor',
  ])('%j is none', path => {
    expect(placeOf(path)).toBeNull()
  })
})
