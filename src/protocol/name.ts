// What people may call themselves: anything that can be seen, told apart and read without tricks.

import type { Reading } from '#kernel/game.ts'
import { NAME_GRAPHEMES } from '#protocol/limits.ts'

/**
 * Controls, direction marks, fillers, blanks: what changes a text without being seen in it. Only
 * the joiner between two pictures and the sign after one stay: they make one emoji of them.
 */
const UNSEEN =
  /(?!(?<=\p{ExtPict}\uFE0F?\p{EMod}?)\u200D(?=\p{ExtPict}))(?!(?<=\p{ExtPict})\uFE0F)[\p{C}\p{DI}\u2800]/gu
/** Marks may be stacked as languages do it, not as pranksters do. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu

export function readName(raw: string): Reading<string> {
  const seen = raw
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(UNSEEN, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/\p{Z}+/gu, ' ')
    .normalize('NFC')
  const name = firstGraphemes(seen.trim()).trim()
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return { ok: false, problem: 'nothing of it is seen' }
  return { ok: true, value: name }
}

/** The same for names that a reader would take for one another by case, width or spacing. */
export function likeness(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s/gu, '')
}

function firstGraphemes(text: string): string {
  const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)
  let end = 0
  let count = 0
  for (const { index, segment } of graphemes) {
    if (count === NAME_GRAPHEMES) break
    count += 1
    end = index + segment.length
  }
  return text.slice(0, end)
}
