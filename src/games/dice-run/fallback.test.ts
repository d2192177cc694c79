import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { listed } from '#games/dice-run/dice.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { targetOf } from '#games/dice-run/targets.ts'
import { optionsOf, refusalOf, type Scene, scene } from '#games/dice-run/trials/scene.ts'
import type { Action, Step } from '#games/dice-run/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { referee } from '#kernel/match.ts'

// Many matches on a busy machine take their time.
setDefaultTimeout(60_000)

function done(told: Scene, seat: Seat = 0): Action | null {
  const state = scene(told)
  const choice = diceRun.fallback(diceRun.view(state, seat), 0)
  if (choice !== null && choice.action.type !== 'rollOff') {
    expect(refusalOf(state, seat, choice.action)).toBeNull()
  }
  return choice === null ? null : choice.action
}

const type = 'play'

describe('what is done for somebody who is not there', () => {
  test('[R9.1] the card that serves a target best', () => {
    const targets = [[targetOf('lilac', 2)]]
    const hands = [['blue', 'lilac', 'gap']] as const
    const picture = 'Y1 B3 | L2 L4 | B1'
    expect(done({ targets, hands, picture })).toEqual({ type, card: 'lilac' })
  })

  test('[R9.1] the target that lies open, if there is one', () => {
    const players = [{ target: targetOf('blue', 1) }]
    const targets = [[targetOf('lilac', 2)]]
    const hands = [['blue', 'lilac', 'lilac']] as const
    const picture = 'Y2 | L2 L4 B1 B3'
    expect(done({ targets, hands, picture, players })).toEqual({ type, card: 'blue' })
  })

  test('[R9.1] [R5.5] a sprint takes along what counts', () => {
    const targets = [[targetOf('yellow', 6)]]
    const hands = [['sprint', 'sprint', 'sprint']] as const
    const action = done({ targets, hands, picture: 'B1 B2 Y1 Y6 O6 G2' })
    expect(action).toMatchObject({ type, card: 'sprint' })
    if (action?.type === 'play' && action.card === 'sprint') {
      expect(listed(action.dice!)).toEqual([0, 1, 12])
    }
  })

  test('[R4.3] a card without effect if there is nothing else', () => {
    const hands = [['swap', 'swap', 'swap']] as const
    expect(done({ hands, picture: 'Y1 | B2' })).toEqual({ type, card: 'swap', group: null })
  })

  test('[R4.4] a turn in which something was played is ended', () => {
    const { race } = scene().open
    const played = { card: 'six', target: null, before: race } as const
    const step: Step = { type: 'turn', seat: 0, runsOutAt: null, played }
    expect(done({ open: { step } })).toEqual({ type: 'endTurn' })
  })

  test('[R9.2] the target that scores best right now', () => {
    const step: Step = { type: 'choosing', revealer: 0, endedAt: 0, runsOutAt: null }
    const targets = [[targetOf('yellow', 5), targetOf('blue', 1)]]
    expect(done({ open: { step }, targets })).toEqual({
      type: 'choose',
      target: targetOf('blue', 1),
    })
  })

  test('[R2.4] two dice', () => {
    const step: Step = { type: 'opening', rollers: [0, 1, 2], sums: [], runsOutAt: null }
    expect(done({ open: { step } })).toEqual({ type: 'rollOff', dice: 0b1000001 })
  })

  test('nothing while others have to act, after the end, or for a spectator', () => {
    expect(done({}, 1)).toBeNull()
    expect(done({ open: { step: { type: 'over' } } })).toBeNull()
    expect(diceRun.fallback(diceRun.view(scene(), 'spectator'), 0)).toBeNull()
  })

  test('[R9.1] it ends every match without a clock', () => {
    for (let i = 0; i < 8; i++) {
      const decide = referee(diceRun, swiftLuck(`nobody ${i}`))
      let { match } = decide.begin(optionsOf({ turnLimit: null, undo: i % 2 === 0 }), 3 + (i % 4))
      for (let step = 0; step < 400 && diceRun.ending(match.state) === null; step++) {
        for (let seat = 0; seat < match.state.seats.length; seat++) {
          const choice = diceRun.fallback(diceRun.view(match.state, seat), step)
          if (choice !== null) match = decide.submit(match, step, seat, choice.action).match
        }
      }
      expect(diceRun.ending(match.state)).not.toBeNull()
    }
  })

  test('[R9.1] with a clock the alarms alone end every match', () => {
    for (let i = 0; i < 8; i++) {
      const decide = referee(diceRun, swiftLuck(`alarms ${i}`))
      const { match } = decide.begin(optionsOf(), 3 + (i % 4))
      const { match: ended } = decide.advance(match, 100_000_000)
      expect(diceRun.ending(ended.state)).not.toBeNull()
      // After three minutes' turns each everybody is away, and the rest goes quickly.
      expect(ended.state.open.players.every(player => player.away)).toBe(true)
    }
  })
})
