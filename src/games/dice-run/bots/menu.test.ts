import { expect, test } from 'bun:test'
import { blankMenu, fillMenu } from '#games/dice-run/bots/menu.ts'
import { mirror } from '#games/dice-run/bots/mirror.ts'
import { actionOf } from '#games/dice-run/bots/ply.ts'
import { CARDS } from '#games/dice-run/cards.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { legalWithoutSprints } from '#games/dice-run/legal.ts'
import { preview } from '#games/dice-run/preview.ts'
import { randomRace } from '#games/dice-run/trials/positions.ts'
import { scene } from '#games/dice-run/trials/scene.ts'
import type { Action, State } from '#games/dice-run/vocabulary.ts'
import { shuffled } from '#kernel/chance.ts'
import type { Chance } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'

function randomState(chance: Chance): State {
  const state = scene({ hands: [shuffled(CARDS, chance).slice(0, 3)], targets: [[1, 12, 18, 29]] })
  return { ...state, open: { ...state.open, race: randomRace(chance) } }
}

function offered(state: State): Action[] {
  const menu = blankMenu()
  fillMenu(menu, mirror(state))
  return [...menu.plies.slice(0, menu.length)].map(actionOf)
}

test('everything on the menu is accepted', () => {
  const luck = swiftLuck('menu')
  for (let nth = 0; nth < 150; nth++) {
    const state = randomState(luck.chance('table', nth))
    for (const action of offered(state)) {
      const moment = { now: 0, chance: luck.chance(0, nth) }
      expect(diceRun.act(state, 0, action, moment)).toHaveProperty('ok', true)
    }
  }
})

test('but for sprints, everything legal that changes something is on the menu', () => {
  const luck = swiftLuck('whole menu')
  for (let nth = 0; nth < 150; nth++) {
    const state = randomState(luck.chance('table', nth))
    const view = diceRun.view(state, 0)
    const known = new Set(offered(state).map(action => JSON.stringify(action)))
    for (const action of legalWithoutSprints(view)) {
      if (!preview(view, action).changes) continue
      expect(known).toContain(JSON.stringify(action))
    }
  }
})
