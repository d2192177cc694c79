import { expect, test } from 'bun:test'
import { mirror } from '#games/dice-run/bots/mirror.ts'
import { FACES, LENGTH, LINE } from '#games/dice-run/bots/model.ts'
import { takeTurn } from '#games/dice-run/bots/playing.ts'
import { plyOf } from '#games/dice-run/bots/ply.ts'
import { likeness } from '#games/dice-run/trials/likeness.ts'
import { scene } from '#games/dice-run/trials/scene.ts'
import { scripted } from '#kernel/chance.ts'

test('model and rules come to the same positions', () => {
  expect(likeness(4000, 'share')).toBeNull()
})

test('[R6.2] the model rolls a group from its lowest die up, as the rules do', () => {
  const state = scene({ picture: 'Y1 | B2 B3 | G4', hands: [['gap', 'gap', 'gap']] })
  const model = mirror(state)
  const [, second] = state.open.race.line
  takeTurn(model, plyOf({ type: 'reroll', card: 'gap', group: 1 }), scripted([5, 0]))
  expect(model[LENGTH]).toBe(3)
  expect(model[LINE + 1]).toBe(second!)
  expect([model[FACES + 5]! & second!, model[FACES]! & second!]).toEqual([
    second! & -second!,
    second! & (second! - 1),
  ])
})
