// Who sees what. [R8.1] What is secret is so by default: a view has what lies open, and one's own.

import { TARGETS_PER_PLAYER } from '#games/dice-run/targets.ts'
import type { Event, Open, Player, State, View } from '#games/dice-run/vocabulary.ts'
import type { Audience, Seat, Viewer } from '#kernel/game.ts'

const NOBODY: Audience = []

export function view({ open, seats }: State, viewer: Viewer): View {
  return { viewer, open, own: viewer === 'spectator' ? null : seats[viewer]! }
}

export function audience(event: Event): Audience {
  switch (event.type) {
    case 'shuffled':
      return NOBODY
    case 'dealt':
    case 'hid':
    case 'setAside':
      return [event.seat]
    default:
      return 'everyone'
  }
}

/** How many movement cards somebody holds: one less between playing a card and drawing. */
export function handCount({ options, step }: Open, seat: Seat): number {
  const hasPlayed = step.type === 'turn' && step.seat === seat && step.played !== null
  return hasPlayed && step.played.target === null ? options.handSize - 1 : options.handSize
}

/** How many unused targets somebody holds. */
export function targetCount({ spent, target }: Player): number {
  return TARGETS_PER_PLAYER - spent.length - (target === null ? 0 : 1)
}
