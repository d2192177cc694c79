import { describe, expect, test } from 'bun:test'
import { stageResult } from '#games/dice-run/scoring.ts'
import { targetOf } from '#games/dice-run/targets.ts'
import { scene } from '#games/dice-run/trials/scene.ts'
import type { StageResult } from '#games/dice-run/vocabulary.ts'
import { en } from '#games/dice-run/words/en.ts'
import { spoken } from '#games/dice-run/words/speech.ts'
import { beatWords } from './beat-words.ts'
import { type Beat, storyOf } from './story.ts'

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dov']
const speech = spoken('en', en)

interface Told {
  readonly result: StageResult
  readonly beats: readonly Beat[]
  readonly words: readonly string[]
}

function told(picture: string, targets: readonly number[], revealer = 0): Told {
  const { open } = scene({ picture, seats: targets.length })
  const result = stageResult(open, targets, revealer)
  const beats = storyOf(open.race, result)
  const words = beats.flatMap(beat => beatWords(beat, result, NAMES, speech))
  return { result, beats, words }
}

const YELLOW_1 = targetOf('yellow', 1)
const BLUE_2 = targetOf('blue', 2)
const ORANGE_3 = targetOf('orange', 3)

describe('the story of a stage', () => {
  test('[R7.3] counts the leading group die by die, three for a die that is both', () => {
    const { beats } = told('Y1 Y2 B1 | O3', [YELLOW_1, BLUE_2, ORANGE_3])
    const counts = beats.filter(beat => beat.type === 'count')
    expect(counts.map(beat => beat.count)).toEqual([5, 2, 0])
    expect(counts[0]!.scorers).toEqual([
      { die: 0, worth: 3 },
      { die: 1, worth: 1 },
      { die: 6, worth: 1 },
    ])
  })

  test('adds up to what the rules say, whatever the race', () => {
    for (const picture of ['Y1 Y1 B2', 'Y1 | B2 O3 | Y2', 'B1 B2 | . | Y1 O3']) {
      const { beats, result } = told(picture, [YELLOW_1, BLUE_2, ORANGE_3])
      for (const beat of beats) {
        if (beat.type !== 'count') continue
        const sum = beat.scorers.reduce((so, { worth }) => so + worth, 0)
        expect(sum).toBe(result.counts[beat.seat]![0]!)
      }
    }
  })

  test('[R7.5] explains a tie by the group that breaks it', () => {
    const { beats, words } = told('Y1 B2 | B2 | Y1', [YELLOW_1, BLUE_2, ORANGE_3])
    expect(beats).toContainEqual({ type: 'tie', seats: [1, 0], decider: 2 })
    expect(words).toContain('Bo and Ana are level in the leading group.')
    expect(words).toContain('The 2nd group decides: Bo (3) and Ana (0).')
  })

  test('[R7.5] explains a perfect tie by who made the flag appear, or who comes next', () => {
    const targets = [ORANGE_3, YELLOW_1, BLUE_2]
    const first = told('Y1 B2 | O3', targets, 2)
    expect(first.beats).toContainEqual({ type: 'perfect', seats: [2, 1], revealer: 2 })
    expect(first.words).toContain('Cleo made the flag appear and comes first.')
    const next = told('Y1 B2 | O3', targets, 0)
    expect(next.beats).toContainEqual({ type: 'perfect', seats: [1, 2], revealer: 0 })
    expect(next.words).toContain('Bo comes next clockwise after Ana.')
  })

  test('[R7.5] tells of a tie within a tie', () => {
    const targets = [YELLOW_1, targetOf('yellow', 2), BLUE_2]
    const { beats } = told('Y4 B4 | B5 | Y1', targets)
    expect(beats).toContainEqual({ type: 'tie', seats: [2, 0, 1], decider: 2 })
    expect(beats).toContainEqual({ type: 'tie', seats: [0, 1], decider: 3 })
  })

  test('[R7.4] ends with the points, best first', () => {
    const { words } = told('Y1 Y2 B1 | O3', [YELLOW_1, BLUE_2, ORANGE_3])
    const last = ['Ana wins the stage: 3 points.', 'Bo: 2 points.', 'Cleo: 1 point.']
    expect(words.slice(-3)).toEqual(last)
  })

  test('says nothing of ties for nothing', () => {
    const targets = [YELLOW_1, BLUE_2, ORANGE_3, targetOf('green', 4), targetOf('green', 5)]
    const { beats } = told('Y1 Y1 B2 B2 O3 | L6', targets)
    const tied = beats.filter(beat => beat.type === 'tie' || beat.type === 'perfect')
    expect(tied.every(beat => !('seats' in beat) || !beat.seats.includes(4))).toBe(true)
  })
})
