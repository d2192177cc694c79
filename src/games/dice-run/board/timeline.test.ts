import { describe, expect, test } from 'bun:test'
import { NO_DICE } from '#games/dice-run/dice.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { preview } from '#games/dice-run/preview.ts'
import { picture, race } from '#games/dice-run/trials/picture.ts'
import { after, eventsOf, scene } from '#games/dice-run/trials/scene.ts'
import type { Action, State } from '#games/dice-run/vocabulary.ts'
import { doers, marksOf } from './marks.ts'
import { framesOf } from './timeline.ts'

function seen(state: State, action: Action) {
  const events = eventsOf(state, 0, action, { rolls: [5, 5, 5, 5] })
  const then = events.reduce(diceRun.evolve, state)
  return framesOf(diceRun.view(state, 0), events, diceRun.view(then, 0))
}

describe('what happens is seen', () => {
  test('[R3.3] group by group from the front', () => {
    const state = scene({ picture: 'Y1 B2 | B3 O3 | G4 B5', hands: [['blue']] })
    const frames = seen(state, { type: 'play', card: 'blue' })
    expect(frames.map(frame => picture(frame.race))).toEqual([
      'B2 | Y1 | B3 O3 | B5 G4',
      'B2 | Y1 B3 | O3 | B5 G4',
      'B2 | Y1 B3 | B5 O3 | G4',
    ])
    expect(frames.every(frame => frame.moved !== NO_DICE && frame.result === null)).toBe(true)
  })

  test('[R4.4] in one picture when it is taken back', () => {
    const state = scene({ picture: 'Y1 B2 | O3', hands: [['blue']] })
    const played = after(state, 0, [{ type: 'play', card: 'blue' }])
    const frames = seen(played, { type: 'undo' })
    expect(frames.map(frame => picture(frame.race))).toEqual(['Y1 B2 | O3'])
  })

  test('[R6.2] with tumbling dice when they are rolled', () => {
    const state = scene({ picture: 'Y1 | B2 O3', hands: [['blue']] })
    const [frame] = seen(state, { type: 'reroll', card: 'blue', group: 1 })
    expect(picture(frame!.race)).toBe('Y1 | B6 O6')
    expect(frame!.tumbled).toBe(state.open.race.line[1]!)
  })

  test('[R7.2] and the points of a stage are not shown before they are told', () => {
    const piles = [['one'], ['two'], ['three'], ['four'], ['five']] as const
    const players = [{ target: 0 }, { target: 4 }, { target: 8 }]
    const hands = [['blue'], ['six'], ['six']] as const
    const told = { picture: 'Y1 B2 | O3', piles, players, hands, options: { undo: false } }
    const frames = seen(scene({ ...told, targets: [[1], [5], [9]] }), {
      type: 'play',
      card: 'blue',
    })
    const last = frames[frames.length - 1]!
    expect(last.result!.points.toSorted()).toEqual([1, 2, 3])
    expect(last.open.players.map(player => player.points)).toEqual([0, 0, 0])
    expect(last.open.results).toEqual([])
  })
})

describe('what would happen is marked', () => {
  const marked = (action: Action, drawn = 'Y1 B2 | B3 O3 | G4 B5') => {
    const state = scene({ picture: drawn, hands: [['blue', 'swap', 'crash']] })
    return marksOf(preview(diceRun.view(state, 0), action), race(drawn).line)
  }

  test('at each group with how many', () => {
    const { hops } = marked({ type: 'play', card: 'blue' })
    expect(hops).toEqual([
      { place: 0, deed: 'ahead', count: 1 },
      { place: 1, deed: 'ahead', count: 1 },
      { place: 2, deed: 'ahead', count: 1 },
    ])
  })

  test('[R5.4] a swap as one group ahead and one back', () => {
    const { hops } = marked({ type: 'play', card: 'swap', group: 1 })
    expect(hops.map(hop => [hop.place, hop.deed])).toEqual([
      [1, 'back'],
      [2, 'ahead'],
    ])
  })

  test('[R5.9] a crash as one die back', () => {
    const marks = marked({ type: 'play', card: 'crash', die: 0 })
    expect(marks.dice.back).toBe(1)
    expect(doers(marks)).toBe(1)
  })

  test('[R6.1] dice that move twice with a target', () => {
    const both = marked({ type: 'playTarget', target: 3, first: 'colour' }, 'O1 | B2 | G3 | Y4 B1')
    expect(both.twice).toBe(1)
  })

  test('[R5.7] [R6.2] dice that turn or roll', () => {
    const turned = marked({ type: 'play', card: 'about-turn', group: 1, value: 3 })
    expect(doers(turned)).toBe(2)
    expect(turned.hops).toEqual([{ place: 1, deed: 'turn', count: 2 }])
    const rolled = marked({ type: 'reroll', card: 'blue', group: 2 })
    expect(rolled.hops).toEqual([{ place: 2, deed: 'roll', count: 2 }])
  })
})
