import { expect, test } from 'bun:test'
import { bots } from '#games/dice-run/bots/bots.ts'
import { REASONS } from '#games/dice-run/bots/reasons.ts'
import { diceRun } from '#games/dice-run/game.ts'
import type { DiceRun } from '#games/dice-run/vocabulary.ts'
import { botWords } from '#games/dice-run/words/bots.ts'
import type { Bot } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { play } from '#kernel/simulation.ts'

const languages = Object.values(botWords)

test('every bot has a name and a character in every language', () => {
  const names = bots.map(bot => bot.name)
  for (const { names: called, characters } of languages) {
    expect(Object.keys(called)).toEqual(names)
    expect(Object.keys(characters)).toEqual(names)
    expect(new Set(Object.values(called)).size).toBe(names.length)
  }
})

test('every reason is a sentence of its own in every language', () => {
  for (const { reasons } of languages) {
    expect(Object.keys(reasons)).toEqual([...REASONS])
    const sentences = Object.values(reasons)
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
  }
})

test('every reason is given by somebody, and no other', () => {
  const given = new Set<string>()
  const listening = bots.map(
    (bot): Bot<DiceRun> => ({
      name: bot.name,
      choose(view, moment, heard) {
        const thought = bot.choose(view, moment, heard)
        if (thought !== null) given.add(thought.why)
        return thought
      },
    }),
  )
  const options = diceRun.readOptions({})
  if (!options.ok) throw new Error(options.problem)
  for (let match = 0; match < 12; match++) {
    const luck = swiftLuck(`reasons/${match}`)
    const cast = { game: diceRun, bots: listening, luck, mindSeed: `minds/${match}` }
    play(cast, { options: options.value, seats: listening.length })
  }
  expect([...given].sort()).toEqual([...REASONS].sort())
}, 180_000)
