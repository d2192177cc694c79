import { expect, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import type { Game, Viewer, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Match, referee } from '#kernel/match.ts'
import { cups } from '#kernel/toys/cups.ts'
import { pig } from '#kernel/toys/pig.ts'
import { walk } from '#kernel/walk.ts'
import { applyPatch, type Memo, makePatch, type Patch } from '#protocol/patch.ts'

function wire(patch: Patch): Patch {
  return JSON.parse(JSON.stringify(patch))
}

const GAMES: readonly [game: Game<Vocabulary>, seats: number, share: number][] = [
  [pig, 3, 1],
  [cups, 4, 0.5],
  [jellyMonster, 4, 0.1],
  [diceRun, 4, 0.4],
]

for (const [game, seats, share] of GAMES) {
  test(`${game.id}: patches carry every viewer through a match in fewer bytes`, () => {
    const reading = game.readOptions({})
    if (!reading.ok) throw new Error(reading.problem)
    const options = reading.value
    const viewers: Viewer[] = [0, 1, 2, 'spectator']
    let patched = 0
    let told = 0
    for (let seed = 0; seed < 3; seed++) {
      const begun = referee(game, swiftLuck(`${seed}`)).begin(options, seats)
      const views = viewers.map(viewer => game.view(begun.match.state, viewer) as unknown)
      const before: unknown[] = [...views]
      const see = (match: Match<Vocabulary>) => {
        const memo: Memo = new Map()
        viewers.forEach((viewer, index) => {
          const view = game.view(match.state, viewer)
          const patch = makePatch(before[index], view, memo)
          expect(makePatch(before[index], view)).toEqual(patch)
          before[index] = view
          patched += JSON.stringify(patch).length
          told += JSON.stringify(view).length
          views[index] = applyPatch(views[index], wire(patch))
          expect(views[index]).toEqual(view)
        })
      }
      walk(
        game,
        { options, seats, seed: `${seed}`, bound: 400 },
        { stood: ({ match }) => see(match) },
      )
    }
    expect(patched).toBeLessThan(told * share)
  })
}
