import { describe, expect, test } from 'bun:test'
import { listed, NO_DICE } from '#games/dice-run/dice.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { legal } from '#games/dice-run/legal.ts'
import { type Preview, preview } from '#games/dice-run/preview.ts'
import { picture } from '#games/dice-run/trials/picture.ts'
import { after, type Scene, scene } from '#games/dice-run/trials/scene.ts'
import type { Action } from '#games/dice-run/vocabulary.ts'

function shown(action: Action, told: Scene = {}): Preview {
  return preview(diceRun.view(scene(told), 0), action)
}

describe('a preview', () => {
  test('[R4.3] shows how the groups would stand', () => {
    const { race, steps, changes } = shown({ type: 'play', card: 'blue' })
    expect(picture(race)).toBe('B2 | Y1 | O3 | G4')
    expect(steps).toHaveLength(1)
    expect(changes).toBe(true)
  })

  test.each([
    ['the lone leader stays', { type: 'play', card: 'one' }, 'Y1 | B2'],
    ['nothing to come back', { type: 'play', card: 'comeback' }, 'Y1 | B2'],
    ['nothing of that value', { type: 'play', card: 'about-turn', group: 0, value: 6 }, 'Y1 | B2'],
    ['no place for a gap', { type: 'play', card: 'gap', group: null }, 'Y1 B2'],
    ['nothing to swap', { type: 'play', card: 'swap', group: null }, 'Y1 | B2'],
    ['no dice to sprint', { type: 'play', card: 'sprint', dice: null }, 'Y1 | B2'],
    ['nowhere to fall', { type: 'play', card: 'crash', die: null }, 'Y1 B2'],
    ['no such dice', { type: 'play', card: 'joker', as: 'lilac' }, 'Y1 | B2'],
  ] as const)('[R4.3] says that nothing would change: %s', (_, action, before) => {
    const told = shown(action, { picture: before })
    expect(told.changes).toBe(false)
    expect(picture(told.race)).toBe(before)
  })

  test('[R6.2] of a reroll names the dice that would be rolled', () => {
    const { race, rolls, changes } = shown({ type: 'reroll', card: 'six', group: 1 })
    expect(listed(rolls)).toEqual([12])
    expect(picture(race)).toBe('Y1 B2 | O3 | G4')
    expect(changes).toBe(true)
  })

  test('[R2.4] of the opening roll too', () => {
    expect(listed(shown({ type: 'rollOff', dice: 0b1000001 }).rolls)).toEqual([0, 6])
  })

  test('[R4.4] of an undo shows what one returns to', () => {
    const played = after(scene({ hands: [['blue']] }), 0, [{ type: 'play', card: 'blue' }])
    const told = preview(diceRun.view(played, 0), { type: 'undo' })
    expect(picture(told.race)).toBe('Y1 B2 | O3 | G4')
    expect(told.changes).toBe(true)
    expect(preview(diceRun.view(scene(), 0), { type: 'undo' }).changes).toBe(false)
  })

  test('of what touches no dice shows them as they are', () => {
    for (const action of [
      { type: 'endTurn' },
      { type: 'choose', target: 0 },
      { type: 'return' },
    ] as const) {
      const told = shown(action)
      expect(told).toEqual({ steps: [], race: scene().open.race, rolls: NO_DICE, changes: false })
    }
  })

  test('is what then happens, for everything on offer', () => {
    const hands = [['joker', 'crash', 'about-turn']] as const
    for (const before of ['Y1 B2 B2 O4 | . | G4 | L1 | Y6', 'Y1 | B1', 'Y1 Y2 Y3 Y4 B1']) {
      const state = scene({ hands, picture: before })
      for (const action of legal(diceRun.view(state, 0))) {
        if (action.type === 'reroll') continue
        const told = preview(diceRun.view(state, 0), action)
        const done = after(state, 0, [action])
        expect(done.open.race).toEqual(told.race)
        expect(told.changes).toBe(picture(done.open.race) !== before)
      }
    }
  })
})
