import { describe, expect, test } from 'bun:test'
import type { Reward } from '#games/jelly-monster/components/set.ts'
import { alarm } from '#games/jelly-monster/round.ts'
import {
  acted,
  jelly,
  jellyOf,
  podsOf,
  refusalOf,
  rung,
  type Scene,
  sceneOf,
} from '#games/jelly-monster/trials/scene.ts'
import { audience } from '#games/jelly-monster/view.ts'
import type { Action, State } from '#games/jelly-monster/vocabulary.ts'

const ASKED_AT = 10_000
const TIME_UP = 25_000

function questionOf(state: State) {
  return state.stage.type === 'scoring' ? (state.stage.pause?.question ?? null) : null
}

function waitingAt(state: State) {
  return questionOf(state)?.waiting ?? []
}

function answering(state: State, seat: number, action: Action): State {
  return acted(state, seat, action, { now: 12_000 }).state
}

describe('returning a pod', () => {
  const reward: Reward = [{ type: 'lose-pod' }, jelly(7)]
  const scene = (more: Scene = {}) => {
    const districts = [{ reward, dice: [[6], [6]] }]
    return sceneOf({
      pods: [
        [4, 2, 'die'],
        [3, 3],
      ],
      districts,
      ...more,
    })
  }

  test('[J8.1] everybody sees who is asked, what for and until when', () => {
    const { state, events } = rung(scene(), ASKED_AT)
    const asked = events.find(({ type }) => type === 'asked')!
    expect(audience(asked)).toBe('everyone')
    expect(questionOf(state)).toEqual({ type: 'return-pod', waiting: [0, 1], endsAt: TIME_UP })
    expect(alarm(state)).toBe(TIME_UP)
  })

  test('[J8.1] the host sets how long a choice may take', () => {
    const { state } = rung(scene({ options: { choiceLimit: 5000 } }), ASKED_AT)
    expect(alarm(state)).toBe(15_000)
  })

  test('[J5.3] the choice is free, and the next icon waits for everybody', () => {
    const first = answering(rung(scene()).state, 0, { type: 'return', pod: 4 })
    expect(podsOf(first)).toEqual([[2, 'die'], [3, 3], []])
    expect(jellyOf(first)).toEqual([2, 2, 2])
    expect(waitingAt(first)).toEqual([1])
    const both = answering(first, 1, { type: 'return', pod: 3 })
    expect(podsOf(both)).toEqual([[2, 'die'], [3], []])
    expect(jellyOf(both)).toEqual([9, 9, 2])
    expect(both.round).toBe(2)
  })

  test('[J5.3] being asked does not tell whether the pods differ', () => {
    // Seat 1 holds two equal pods and is asked all the same.
    expect(waitingAt(rung(scene()).state)).toContain(1)
  })

  test('[J5.3] a single pod goes without a question', () => {
    const { state } = rung(scene({ pods: [[4], [2]] }))
    expect(podsOf(state)).toEqual([[], [], []])
    expect(state.round).toBe(2)
  })

  test('[J8.1] when the time is up the lowest goes; a roll-a-die pod counts 3.5', () => {
    const low = rung(rung(scene()).state, TIME_UP).state
    expect(podsOf(low)).toEqual([[4, 'die'], [3], []])
    const marked = rung(
      scene({
        pods: [
          [4, 'die', 5],
          ['die', 3],
        ],
      }),
    ).state
    expect(podsOf(rung(marked, TIME_UP).state)).toEqual([[4, 5], ['die'], []])
  })

  test('[J8.1] an answer in time stands, only the others are defaulted', () => {
    const first = answering(rung(scene()).state, 0, { type: 'return', pod: 'die' })
    const { state, events } = rung(first, TIME_UP)
    expect(podsOf(state)).toEqual([[4, 2], [3], []])
    expect(events[0]).toEqual({ type: 'answered', seat: 1, byDefault: true })
  })

  test('[J8.1] nobody answers twice', () => {
    const first = answering(rung(scene()).state, 0, { type: 'return', pod: 4 })
    expect(refusalOf(first, 0, { type: 'return', pod: 2 })).toBe('not-your-choice')
  })
})

describe('choosing what to copy', () => {
  const choice: Reward = [{ type: 'copy', from: 'choice' }]
  /** Clockwise of district 0 lies 3 Jelly, counter-clockwise 5. */
  const scene = (dice: readonly (readonly number[])[]) => {
    const rewards = [choice, [jelly(3)], [jelly(0)], [jelly(0)], [jelly(5)]]
    const districts = rewards.map((reward, index) => (index === 0 ? { reward, dice } : { reward }))
    return rung(sceneOf({ districts })).state
  }
  const clockwise: Action = { type: 'copy', from: 'clockwise' }
  const counter: Action = { type: 'copy', from: 'counter-clockwise' }

  test('[J5.5] the controlling player chooses the neighbour', () => {
    expect(jellyOf(answering(scene([[6]]), 0, clockwise))).toEqual([5, 2, 2])
    expect(jellyOf(answering(scene([[6]]), 0, counter))).toEqual([7, 2, 2])
  })

  test.each([
    [clockwise, clockwise, 3],
    [counter, counter, 5],
    [clockwise, counter, 3],
    [counter, clockwise, 3],
  ])(
    '[J5.5a] tied players choose together, or it is the clockwise one (%#)',
    (one, two, gained) => {
      const first = answering(scene([[6], [6]]), 0, one)
      expect(waitingAt(first)).toEqual([1])
      expect(jellyOf(answering(first, 1, two))).toEqual([2 + gained, 2 + gained, 2])
    },
  )

  test('[J5.5a] what one of them says is heard by all, and nothing follows from it yet', () => {
    const { events } = acted(scene([[6], [6]]), 0, counter, { now: 12_000 })
    expect(events).toEqual([
      { type: 'answered', seat: 0, byDefault: false },
      { type: 'chose', seat: 0, from: 'counter-clockwise' },
    ])
    expect(events.map(audience)).toEqual(['everyone', 'everyone'])
  })

  test('[J5.5a] [J8.1] silence is no agreement: the clockwise neighbour', () => {
    expect(jellyOf(rung(scene([[6]]), TIME_UP).state)).toEqual([5, 2, 2])
    const half = answering(scene([[6], [6]]), 1, counter)
    expect(jellyOf(rung(half, TIME_UP).state)).toEqual([5, 5, 2])
  })

  test('[J5.5b] a choice met on the way is made by those who control the scored district', () => {
    const rewards = [[{ type: 'copy', from: 'clockwise' } as const], choice, [jelly(6)]]
    const districts = rewards.map((reward, index) => ({
      reward,
      dice: index === 0 ? [[6]] : [[], [4]],
    }))
    const { state } = rung(sceneOf({ districts }))
    expect(questionOf(state)).toMatchObject({ type: 'copy', waiting: [0], of: 1 })
    // Back to where it came from ends the chain; then district 1 asks seat 1 for itself.
    const looped = answering(state, 0, counter)
    expect(jellyOf(looped)[0]).toBe(2)
    expect(questionOf(looped)).toMatchObject({ type: 'copy', waiting: [1], of: 1 })
    expect(jellyOf(answering(state, 0, clockwise))[0]).toBe(8)
  })
})

describe('giving with too little', () => {
  const give: Reward = [{ type: 'give' }]
  const scene = (jellies: readonly number[], dice: readonly (readonly number[])[]) => {
    return rung(sceneOf({ seats: 5, jelly: jellies, districts: [{ reward: give, dice }] })).state
  }

  test('[J5.7] who has too little chooses who gets it', () => {
    const state = scene([0, 2, 0, 0, 0], [[], [6]])
    expect(questionOf(state)).toMatchObject({ type: 'give', waiting: [1], receivers: [0, 2, 3, 4] })
    expect(jellyOf(answering(state, 1, { type: 'give', to: [0, 3] }))).toEqual([1, 0, 0, 1, 0])
  })

  test('[J8.1] [J5.7] when the time is up: clockwise from the giver', () => {
    expect(jellyOf(rung(scene([0, 0, 0, 2, 0], [[], [], [], [6]]), TIME_UP).state)).toEqual([
      1, 0, 0, 0, 1,
    ])
  })

  test('[J5.7] of two tied givers only the one with too little is asked', () => {
    const state = scene([9, 1, 0, 0, 0], [[6], [6]])
    expect(waitingAt(state)).toEqual([1])
    expect(jellyOf(state)).toEqual([6, 1, 1, 1, 1])
    expect(jellyOf(answering(state, 1, { type: 'give', to: [4] }))).toEqual([6, 0, 1, 1, 2])
  })
})
