import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { de } from '#games/dice-run/board/rules/words/de.ts'
import { en } from '#games/dice-run/board/rules/words/en.ts'
import { fr } from '#games/dice-run/board/rules/words/fr.ts'
import { chaptersIn, passagesOf } from '#screen/rulebook/rulebook.ts'

const book = readFileSync(`${import.meta.dir}/../../RULES.md`, 'utf8')
const DEFINED = /^\s*(?:#+|-) (?:<a id="[\w.]+"><\/a>)?([A-Z]\d+(?:\.\d+[a-z]?)?) /gm
const defined = [...book.matchAll(DEFINED)].map(match => match[1]!)
const pages = { en, fr, de } as const

test.each(['en', 'fr', 'de'] as const)('every rule of the book is on the page in %s', language => {
  const chapters = chaptersIn(Object.keys(pages[language]))
  const told = chapters.flatMap(({ id, paragraphs }) => [id, ...paragraphs.flatMap(one => one.ids)])
  expect(defined.length).toBeGreaterThan(45)
  expect([...told].sort()).toEqual([...defined].sort())
})

test.each(['en', 'fr', 'de'] as const)('no link in %s leads nowhere', language => {
  const linked = Object.values(pages[language]).flatMap(text =>
    passagesOf(text).flatMap(({ rule }) => rule ?? []),
  )
  expect(linked.filter(rule => !defined.includes(rule))).toEqual([])
})

test('every number a rule names is the same in all languages', () => {
  const numbersIn = (text: string) =>
    [...text.matchAll(/(?<![A-Z.\d])\d+(?:[.,]\d+)?/g)].map(([number]) => number.replace(',', '.'))
  for (const [key, text] of Object.entries(en)) {
    const rule = key as keyof typeof en
    const sorted = numbersIn(text).sort()
    expect([rule, numbersIn(fr[rule]).sort()]).toEqual([rule, sorted])
    expect([rule, numbersIn(de[rule]).sort()]).toEqual([rule, sorted])
  }
})

test('French signs stay with their words', () => {
  for (const text of Object.values(fr)) expect(text).not.toMatch(/ [:;!?»]|« /)
})
