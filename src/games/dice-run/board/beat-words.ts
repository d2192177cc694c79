// The beats of a stage's story in words.

import type { StageResult } from '#games/dice-run/vocabulary.ts'
import type { Speech } from '#games/dice-run/words/speech.ts'
import type { Seat } from '#kernel/game.ts'
import { numberedName } from './groups.ts'
import type { Beat } from './story.ts'

export function beatWords(
  beat: Beat,
  result: StageResult,
  names: readonly string[],
  speech: Speech,
): readonly string[] {
  const { say } = speech
  const groups = result.counts[0]!.length
  const name = (seat: Seat) => names[seat] ?? ''
  switch (beat.type) {
    case 'reveal':
      return [say('moment-reveal')]
    case 'count': {
      const group = numberedName(speech, beat.group, groups)
      return [say('moment-counts', { name: name(beat.seat), count: beat.count, group })]
    }
    case 'tie':
      return tieWords(beat, result, names, speech)
    case 'perfect':
      return perfectWords(beat, names, speech)
    case 'place': {
      const values = { name: name(beat.seat), points: say('points', { count: beat.points }) }
      return [beat.place === 1 ? say('moment-first', values) : say('moment-place', values)]
    }
  }
}

function tieWords(
  { seats, decider }: Beat & { type: 'tie' },
  { counts }: StageResult,
  names: readonly string[],
  speech: Speech,
): readonly string[] {
  const { say } = speech
  const groups = counts[0]!.length
  const tied = numberedName(speech, decider - 1, groups)
  const scores = seats.map(seat => {
    return say('name-counts', { name: names[seat] ?? '', count: counts[seat]![decider - 1]! })
  })
  return [
    say('moment-tied', { names: speech.list(seats.map(seat => names[seat] ?? '')), group: tied }),
    say('moment-decides', {
      group: numberedName(speech, decider, groups),
      counts: speech.list(scores),
    }),
  ]
}

function perfectWords(
  { seats, revealer }: Beat & { type: 'perfect' },
  names: readonly string[],
  speech: Speech,
): readonly string[] {
  const { say } = speech
  const [first] = seats
  const name = names[first!] ?? ''
  return [
    say('moment-perfect', { names: speech.list(seats.map(seat => names[seat] ?? '')) }),
    first === revealer
      ? say('moment-revealer', { name })
      : say('moment-clockwise', { name, revealer: names[revealer] ?? '' }),
  ]
}
