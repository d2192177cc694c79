// Events as lines of a story.

import { COLOURS, colourOf, count } from '#games/dice-run/dice.ts'
import type { Rolled } from '#games/dice-run/race.ts'
import type { Event, StageResult } from '#games/dice-run/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'
import type { Speech } from './speech.ts'

/** One line for the story; `null` for what needs none. */
export function told(speech: Speech, event: Event, names: readonly string[]): string | null {
  const { say } = speech
  const name = (seat: Seat) => names[seat] ?? ''
  switch (event.type) {
    case 'rollOffBegan': {
      if (event.rollers.length === names.length) return say('told-roll-off')
      return say('told-roll-off-again', { names: speech.list(event.rollers.map(name)) })
    }
    case 'rolledOff':
      return say('told-rolled-off', { name: name(event.seat), sum: event.sum })
    case 'played':
      return say('told-played', { name: name(event.seat), card: speech.card(event.card) })
    case 'targetPlayed':
      return say('told-target', { name: name(event.seat), die: speech.target(event.target) })
    case 'laidDown':
      return say('told-laid-down', { name: name(event.seat) })
    case 'tookBack':
      return say('told-took-back', { name: name(event.seat) })
    case 'stageEnded':
      return say('told-stage-ended', { name: name(event.seat) })
    case 'chose':
      return say('told-chose', { name: name(event.seat) })
    case 'stageScored':
      return toldResult(speech, event.result, names)
    case 'lapsed':
      return say('told-lapsed', { name: name(event.seat) })
    case 'returned':
      return say('told-returned', { name: name(event.seat) })
    default:
      return toldRace(speech, event, names)
  }
}

function toldRace({ say }: Speech, event: Event, names: readonly string[]): string | null {
  switch (event.type) {
    case 'rolled':
      return toldRoll(say, event, names)
    case 'advanced': {
      const dice = { count: count(event.dice) }
      return event.from === 0 ? say('told-broke-away', dice) : say('told-advanced', dice)
    }
    case 'swapped':
      return say('told-swapped')
    case 'cameBack':
      return say('told-came-back', { count: count(event.dice) })
    case 'turnedOver': {
      const { value, dice } = event
      return say('told-turned-over', { count: count(dice), value, opposite: 7 - value })
    }
    case 'gapLaid':
      return say('told-gap')
    case 'crashed':
      return say('told-crashed', { colour: say(`colour-${COLOURS[colourOf(event.die)]!}`) })
    default:
      return null
  }
}

/** A roll for the start is told by its sum. */
function toldRoll(
  say: Speech['say'],
  { seat, dice }: Rolled,
  names: readonly string[],
): string | null {
  if (seat === null) return say('told-rolled')
  return say('told-rerolled', { name: names[seat] ?? '', count: count(dice) })
}

function toldResult(
  { say, list }: Speech,
  { places, points }: StageResult,
  names: readonly string[],
): string {
  const scored = places.filter(seat => points[seat]! > 0)
  const lines = scored.map(seat => {
    return say('name-counts', { name: names[seat] ?? '', count: points[seat]! })
  })
  return say('told-scored', { list: list(lines) })
}
