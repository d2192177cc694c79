// What is heard of an event: by ears, and by those who listen to the screen.

import type { Event } from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'
import type { SoundName } from '#screen/recipes.ts'

/** What somebody does in a round that all can see. */
export const DEEDS = ['placed', 'removed', 'locked', 'flipped'] as const
export type Deed = Extract<Event, { type: (typeof DEEDS)[number] }>

export const DEED_SOUNDS = { placed: 'place', removed: 'knock', locked: 'lock' } as const

/** What sounds whoever did it. */
export const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  countdownStarted: 'stage',
  roundEnded: 'time-up',
  matchEnded: 'win',
}

/** Whether a listener at this seat has to know: their own results, and when time runs. */
export function concerns(event: Event, seat: Seat | null): boolean {
  switch (event.type) {
    case 'roundStarted':
    case 'flipped':
    case 'roundEnded':
    case 'matchEnded':
      return true
    case 'asked':
      return seat !== null && event.pause.question.waiting.includes(seat)
    case 'gave':
      return event.seat === seat || event.to === seat
    case 'gained':
    case 'podTaken':
    case 'podPeeked':
    case 'podReturned':
    case 'podOpened':
    case 'cancelled':
      return event.seat === seat
    case 'ranked':
      return seat !== null && event.standing.controllers.includes(seat)
    default:
      return false
  }
}

/** Cannot wait until the reader has finished. */
export function isPressing({ type }: Event): boolean {
  return type === 'roundStarted' || type === 'flipped' || type === 'asked'
}
