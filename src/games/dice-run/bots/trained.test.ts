import { expect, test } from 'bun:test'
import { breakaway } from '#games/dice-run/bots/breakaway.ts'
import { editionOf } from '#games/dice-run/bots/edition.ts'
import { FEATURE_COUNT } from '#games/dice-run/bots/features.ts'
import { weightCount } from '#games/dice-run/bots/net.ts'
import { pacemaker } from '#games/dice-run/bots/pacemaker.ts'
import { stroller } from '#games/dice-run/bots/stroller.ts'
import { trainedNet } from '#games/dice-run/bots/trained.ts'
import { WEIGHTS } from '#games/dice-run/bots/weights.ts'
import { STANDARD_DECK } from '#games/dice-run/components/standard.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { optionsOf, scene } from '#games/dice-run/trials/scene.ts'
import { swiftLuck } from '#kernel/luck.ts'

test('the net belongs to the rules and the deck of the box', () => {
  expect(WEIGHTS.edition).toBe(editionOf(optionsOf()))
  expect(trainedNet.inputs).toBe(FEATURE_COUNT)
  expect(trainedNet.weights.length).toBe(weightCount(trainedNet.inputs, trainedNet.hidden))
  expect(WEIGHTS.numbers.length).toBeLessThan(100_000)
})

test('clocks and undo make no other edition; cards and hands do', () => {
  const usual = editionOf(optionsOf())
  expect(editionOf(optionsOf({ turnLimit: null, undo: false, twoPlayers: true }))).toBe(usual)
  expect(editionOf(optionsOf({ handSize: 4 }))).not.toBe(usual)
  const deck = { ...STANDARD_DECK, joker: 7 }
  expect(editionOf(optionsOf({ deck }))).not.toBe(usual)
})

test('with another deck the taught bots play like the casual one', () => {
  const deck = { ...STANDARD_DECK, joker: 7 }
  const state = scene({
    picture: 'Y1 B2 G6 | O3 L3 | G4 B5 Y2',
    hands: [['joker', 'about-turn', 'crash']],
    targets: [[3, 9, 20]],
    options: { deck },
  })
  const view = diceRun.view(state, 0)
  const choices = [stroller, pacemaker, breakaway].map(bot => {
    return bot.choose(view, { now: 0, chance: swiftLuck('deck').chance(0, 0) }, [])!.action
  })
  expect(choices[1]).toEqual(choices[0]!)
  expect(choices[2]).toEqual(choices[0]!)
})
