import { expect, test } from 'bun:test'
import { bots } from '#games/jelly-monster/bots/bots.ts'
import { gobbler } from '#games/jelly-monster/bots/gobbler.ts'
import { REASONS } from '#games/jelly-monster/bots/reasons.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { jelly, rung, sceneOf, showing, usualOptions } from '#games/jelly-monster/trials/scene.ts'
import type { JellyMonster, State } from '#games/jelly-monster/vocabulary.ts'
import { botWords } from '#games/jelly-monster/words/bots.ts'
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
  const listening = bots.map(bot => eavesdropped(bot, given))
  for (let match = 0; match < 6; match++) {
    const luck = swiftLuck(`reasons/${match}`)
    const cast = { game: jellyMonster, bots: listening, luck, mindSeed: `minds/${match}` }
    play(cast, { options: usualOptions(), seats: listening.length })
  }
  // A city without rewards, and what is asked while scoring, are too rare to wait for.
  for (const state of [nothingToGain, podAsked, neighbourAsked, giftAsked]) {
    const chance = swiftLuck('asked').chance(0, 0)
    eavesdropped(gobbler, given).choose(jellyMonster.view(state, 0), { now: 0, chance }, [])
  }
  expect([...given].sort()).toEqual([...REASONS].sort())
}, 180_000)

const nothingToGain = showing(sceneOf({ endsAt: 1500 }), 0, [6, 6, 5, 5, 4, 4, 3])
const podAsked = asked({ reward: [{ type: 'lose-pod' }], jelly: 5 })
const neighbourAsked = asked({ reward: [{ type: 'copy', from: 'choice' }], jelly: 5 })
const giftAsked = asked({ reward: [{ type: 'give' }], jelly: 1 })

test('[J5.3] [J5.5] [J5.7] who thinks gives up least, copies most and feeds the poorest', () => {
  const chance = swiftLuck('asked').chance(0, 0)
  const actions = [podAsked, neighbourAsked, giftAsked].map(state => {
    return gobbler.choose(jellyMonster.view(state, 0), { now: 0, chance }, [])?.action
  })
  expect(actions).toEqual([
    { type: 'return', pod: 2 },
    { type: 'copy', from: 'counter-clockwise' },
    { type: 'give', to: [2] },
  ])
})

/** Seat 0 controls the first district and is asked something. */
function asked({
  reward,
  jelly: own,
}: {
  reward: State['districts'][0]['zones'][0]
  jelly: number
}) {
  const table = sceneOf({
    districts: [{ reward, dice: [[6]] }, { reward: [jelly(3)] }, {}, {}, { reward: [jelly(6)] }],
    jelly: [own, 9, 4],
    pods: [[5, 2], [], []],
  })
  return rung(table).state
}

function eavesdropped(bot: Bot<JellyMonster>, given: Set<string>): Bot<JellyMonster> {
  return {
    name: bot.name,
    choose(view, moment, heard) {
      const thought = bot.choose(view, moment, heard)
      if (thought !== null) given.add(thought.why)
      return thought
    },
  }
}
