import { describe, expect, test } from 'bun:test'
import { STANDARD } from '#games/jelly-monster/components/standard.ts'
import { imagine } from '#games/jelly-monster/imagine.ts'
import { jelly, rung, sceneOf, showing, usualOptions } from '#games/jelly-monster/trials/scene.ts'
import { audience, view } from '#games/jelly-monster/view.ts'
import type { Event } from '#games/jelly-monster/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'

const table = showing(
  sceneOf({
    round: 2,
    endsAt: null,
    districts: [{ dice: [[6], [5]] }],
    centre: [[], [], [3]],
    jelly: [4, 5, 6],
    pods: [[2, 'die'], [6]],
    stack: [3, 4],
  }),
  0,
  [1, 2, 3, 4, 5, 6],
)

describe('a view', () => {
  test('[J3.3] what lies inside the screen is seen by its owner only', () => {
    expect(view(table, 0).screens[0]!.shown).toEqual([1, 2, 3, 4, 5, 6])
    expect(view(table, 1).screens[0]).toEqual({
      dice: [1, 2, 3, 4, 5, 6],
      shown: null,
      rollableAt: null,
    })
    expect(view(table, 'spectator').screens[0]!.shown).toBe(null)
  })

  test('[J3.3] how many are left, everybody sees', () => {
    const counts = view(table, 'spectator').screens.map(({ dice }) => dice.length)
    expect(counts).toEqual([6, 6, 6])
  })

  test('[J5.2] pods are open to their owner and counted by the others', () => {
    const pods = (viewer: number | 'spectator') => {
      return view(table, viewer).holdings.map(holding => [
        holding.podCount,
        holding.pods?.map(({ value }) => value) ?? null,
      ])
    }
    expect(pods(0)).toEqual([
      [2, [2, 'die']],
      [1, null],
      [0, null],
    ])
    expect(pods('spectator')).toEqual([
      [2, null],
      [1, null],
      [0, null],
    ])
  })

  test('[J5.3] which pod went back, only its owner knows', () => {
    const reward = [{ type: 'lose-pod' } as const]
    const scene = sceneOf({ pods: [[4]], districts: [{ reward, dice: [[6]] }] })
    const { state } = rung(scene)
    expect(view(state, 0).holdings[0]!.returned?.map(({ value }) => value)).toEqual([4])
    expect(view(state, 1).holdings[0]).toMatchObject({ returnedCount: 1, returned: null })
  })

  test('[J2.5] nobody sees the stack, everybody how high it is', () => {
    expect(view(table, 0).stackCount).toBe(2)
    expect(JSON.stringify(Object.keys(view(table, 0)))).not.toContain('"stack"')
  })

  test('[J3.4] dice on the board, Jelly, districts, stage and round are for all', () => {
    const { districts, centre, holdings, stage, round } = view(table, 'spectator')
    expect(districts).toBe(table.districts)
    expect(centre).toBe(table.centre)
    expect(holdings.map(({ jelly: amount }) => amount)).toEqual([4, 5, 6])
    expect([stage, round]).toEqual([table.stage, 2])
  })

  test('[J7.2] the picture turns by a quarter each round', () => {
    const turns = [1, 2, 3, 4].map(round => view({ ...table, round }, 0).quarterTurns)
    expect(turns).toEqual([0, 1, 2, 3])
  })
})

describe('an audience', () => {
  const secret: readonly [Event, readonly number[]][] = [
    [{ type: 'peeked', seat: 1, faces: [3], rollableAt: 0 }, [1]],
    [{ type: 'podPeeked', seat: 2, pod: 'die' }, [2]],
    [{ type: 'podChosen', seat: 0, pod: 4 }, [0]],
    [{ type: 'podsShuffled', stack: [2] }, []],
  ]
  test.each(secret.map(([event, seats]) => [event.type, seats, event] as const))(
    '[J3.3] [J5.2] of %s: %p',
    (_, seats, event) => {
      expect(audience(event)).toEqual(seats)
    },
  )

  test('[J4.1] everybody hears the story of scoring', () => {
    const districts = [{ reward: [jelly(6)], dice: [[6, 6, 1], [1]] }]
    const { events } = rung(sceneOf({ districts, centre: [[], [1]] }))
    const hidden = events.filter(event => audience(event) !== 'everyone')
    expect(hidden.map(({ type }) => type)).toEqual(['podPeeked'])
  })
})

describe('a view imagined', () => {
  // A box with exactly the pods that lie on this table.
  const pods = ([2, 3, 4, 6, 'die'] as const).map(value => ({ value, count: 1 }))
  const options = usualOptions({ components: { ...STANDARD, pods } })
  const whole = { ...table, setting: { ...table.setting, options } }

  test.each([0, 1, 2, 'spectator' as const])('[J3.3] looks the same to %p', viewer => {
    const seen = view(whole, viewer)
    for (const nth of [0, 1, 2, 3]) {
      const imagined = imagine(seen, swiftLuck('view').chance('table', nth))
      expect(view(imagined, viewer)).toEqual(seen)
    }
  })

  test('[J3.3] [J5.2] what is hidden is drawn anew, from what is left of the box', () => {
    const seen = view(whole, 0)
    const drawn = [...Array(200).keys()].map(nth => {
      return imagine(seen, swiftLuck('view').chance('table', nth))
    })
    const pod = new Set(drawn.map(({ holdings }) => holdings[1]!.pods[0]!.value))
    expect([...pod].sort()).toEqual([3, 4, 6])
    const faces = new Set(drawn.map(({ screens }) => screens[1]!.shown[0]))
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })
})
