// Every game's rules page, held against its RULES.md.

import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { registry } from '#games/registry.ts'
import { LANGUAGES, type Language } from '#kernel/phrase.ts'
import { chaptersIn, passagesOf } from '#screen/rulebook/rulebook.ts'

type Page = Readonly<Record<string, string>>

const RULE = /^\s*(?:#+|-) (?:<a id="[\w.]+"><\/a>)?([A-Z]\d+(?:\.\d+[a-z]?)?) /gm
const OTHERS = LANGUAGES.filter(language => language !== 'en')

async function rulesIn(id: string): Promise<readonly string[]> {
  const book = await Bun.file(join(import.meta.dir, id, 'RULES.md')).text()
  return [...book.matchAll(RULE)].map(([, rule]) => rule!)
}

async function pageIn(id: string, language: Language): Promise<Page> {
  const file = join(import.meta.dir, id, 'board', 'rules', 'words', `${language}.ts`)
  return ((await import(file)) as Readonly<Record<string, Page>>)[language]!
}

function numbersIn(text: string): readonly string[] {
  const found = [...text.matchAll(/(?<![A-Z.\d])\d+(?:[.,]\d+)?/g)]
  return found.map(([number]) => number.replace(',', '.')).sort()
}

describe.each(registry)("the page of $game.id's rules", ({ game }) => {
  test.each(LANGUAGES)('has every rule of the book in %s', async language => {
    const defined = await rulesIn(game.id)
    const chapters = chaptersIn(Object.keys(await pageIn(game.id, language)))
    const told = chapters.flatMap(({ id, paragraphs }) => [id, ...paragraphs.flatMap(p => p.ids)])
    expect(defined).not.toBeEmpty()
    expect(told.toSorted()).toEqual(defined.toSorted())
  })

  test.each(LANGUAGES)('has no link in %s that leads nowhere', async language => {
    const defined = await rulesIn(game.id)
    const texts = Object.values(await pageIn(game.id, language))
    const linked = texts.flatMap(text => passagesOf(text).flatMap(({ rule }) => rule ?? []))
    expect(linked.filter(rule => !defined.includes(rule))).toEqual([])
  })

  test.each(OTHERS)('has the same words and numbers in %s as in en', async language => {
    const page = await pageIn(game.id, language)
    const english = await pageIn(game.id, 'en')
    expect(Object.keys(page).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, text] of Object.entries(english)) {
      expect([key, numbersIn(page[key]!)]).toEqual([key, numbersIn(text)])
    }
  })

  test('keeps French signs with their words', async () => {
    for (const text of Object.values(await pageIn(game.id, 'fr'))) {
      expect(text).not.toMatch(/ [:;!?»]|« /)
    }
  })
})
