// What people race for in a round, and who plays for somebody who is away.

import type { JellyMonster, State } from '#games/jelly-monster/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'
import type { Claim, Manners } from '#kernel/manners.ts'

const LAST_ZONE = 2

/**
 * [J3.12] Only the first can flip the timer, lock a district, remove one certain die or push a
 * marker to its end. Everything else commutes; placing a die is put in order only where somebody is
 * about to lock its district.
 */
export const manners: Manners<JellyMonster> = {
  claim({ stage }: State, _seat, action): Claim | null {
    if (stage.type !== 'play') return null
    switch (action.type) {
      case 'flip':
        return { over: 'flip', opens: true, since: null }
      case 'lock':
        return { over: `district ${action.district}`, opens: true, since: null }
      case 'place': {
        const { effect, district } = action
        const isRace = effect?.type === 'remove' || (effect?.type === 'move' && isEnd(effect.to))
        return { over: `district ${district}`, opens: isRace, since: null }
      }
      default:
        return null
    }
  },
  // Everybody acts at the same time, so a round does not wait; what is asked while scoring has a
  // clock.
  absence: ({ stage }) => (stage.type === 'scoring' ? 'by-clock' : 'at-once'),
  // [J3.3] Only the inside of one's own screen is anybody's own in a round.
  privy(event) {
    switch (event.type) {
      case 'peeked':
      case 'placed':
        return [event.seat]
      case 'rolled':
      case 'removed':
      case 'targetMoved':
      case 'locked':
      case 'flipped':
      case 'readied':
        return NOBODY
      default:
        return null
    }
  },
}

const NOBODY: readonly Seat[] = []

function isEnd(zone: number): boolean {
  return zone === 0 || zone === LAST_ZONE
}
