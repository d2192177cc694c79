import { describe, expect, test } from 'bun:test'
import { mirror } from '#games/dice-run/bots/mirror.ts'
import { blankProspects, fillProspects, openMind } from '#games/dice-run/bots/prospects.ts'
import { blankSurvey, fillSurvey, SURVEYED_GROUPS } from '#games/dice-run/bots/survey.ts'
import { countsOf } from '#games/dice-run/scoring.ts'
import { TARGET_COUNT, targetOf } from '#games/dice-run/targets.ts'
import { randomRace } from '#games/dice-run/trials/positions.ts'
import { scene } from '#games/dice-run/trials/scene.ts'
import type { State } from '#games/dice-run/vocabulary.ts'
import { swiftLuck } from '#kernel/luck.ts'

test('[R7.3] the survey counts what the rules count, in the foremost groups', () => {
  const luck = swiftLuck('survey')
  const survey = blankSurvey()
  for (let nth = 0; nth < 200; nth++) {
    const race = randomRace(luck.chance('table', nth))
    const state = scene()
    fillSurvey(survey, mirror({ ...state, open: { ...state.open, race } }))
    for (let target = 0; target < TARGET_COUNT; target++) {
      const counts = countsOf(target, race)
      for (let group = 0; group < SURVEYED_GROUPS; group++) {
        expect(survey.counts[group * TARGET_COUNT + target]).toBe(counts[group] ?? 0)
      }
    }
  }
})

function prospectsOf(state: State) {
  const model = mirror(state)
  const survey = blankSurvey()
  const prospects = blankProspects()
  fillSurvey(survey, model)
  fillProspects(prospects, model, survey, { me: 0, belief: openMind() })
  return prospects
}

describe('prospects', () => {
  const yellowOne = targetOf('yellow', 1)
  const lilacSix = targetOf('lilac', 6)

  test('[R7.4] a target that nothing can beat wins the stage for sure', () => {
    const { list, length } = prospectsOf(
      scene({ picture: 'Y1 Y1 Y1 | B2 | G4', targets: [[lilacSix, yellowOne]] }),
    )
    expect(length).toBe(2)
    expect(list[0]!.target).toBe(yellowOne)
    expect(list[0]!.first).toBe(1)
    expect(list[0]!.prize).toBe(3)
    expect(list[0]!.ahead).toBe(0)
  })

  test('[R6.1] a target that lies open comes first, however it stands', () => {
    const state = scene({
      picture: 'Y1 Y1 Y1 | B2 | G4',
      targets: [[yellowOne]],
      players: [{ target: lilacSix }],
    })
    const { list } = prospectsOf(state)
    expect([list[0]!.target, list[1]!.target]).toEqual([lilacSix, yellowOne])
    expect(list[0]!.first).toBeLessThan(1)
  })

  test('a rival with an open target is ahead or it is not', () => {
    const shown = targetOf('blue', 1)
    const state = scene({
      picture: 'Y1 Y1 Y1 | B2 | G4',
      targets: [[yellowOne]],
      players: [{}, { target: shown }],
    })
    expect(prospectsOf(state).rivals[1]).toBe(0)
  })
})
