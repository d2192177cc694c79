// Who stands where, and what everybody can see of each player.

import { rollerOf } from '#games/dice-run/opening.ts'
import { handCount } from '#games/dice-run/view.ts'
import type { Open } from '#games/dice-run/vocabulary.ts'
import type { Speech } from '#games/dice-run/words/speech.ts'
import type { Seat } from '#kernel/game.ts'
import type { Sitter } from '#screen/board.ts'

export interface Standing {
  readonly seat: Seat
  readonly name: string
  readonly points: number
  readonly trophies: readonly number[]
  readonly isActive: boolean
  readonly isAway: boolean
  /** What lies in front of them, in a few words. */
  readonly note: string
}

export function standingsOf(
  open: Open,
  sitters: readonly Sitter[],
  speech: Speech,
): readonly Standing[] {
  return open.players.map((player, seat) => {
    const sitter = sitters[seat]
    const isAway = player.away || (sitter !== undefined && !sitter.here)
    return {
      seat,
      name: sitter?.name ?? '',
      points: player.points,
      trophies: player.trophies,
      isActive: isActive(open, seat),
      isAway,
      note: [cardsNote(open, seat, speech), targetNote(open, seat, speech)].join(' · '),
    }
  })
}

/** Best first; whoever is level stays in the order of seats. */
export function ranked(standings: readonly Standing[]): readonly Standing[] {
  return [...standings].sort((one, other) => other.points - one.points)
}

export function isActive({ step, players }: Open, seat: Seat): boolean {
  if (step.type === 'turn') return step.seat === seat
  if (step.type === 'opening') return rollerOf(step) === seat
  return step.type === 'choosing' && isChoosing(players[seat]!)
}

function isChoosing({ ready, target, spent }: Open['players'][number]): boolean {
  return !ready && target === null && spent.length < 3
}

function cardsNote(open: Open, seat: Seat, { say }: Speech): string {
  const { step } = open
  const rolled = step.type === 'opening' ? step.sums[step.rollers.indexOf(seat)] : undefined
  if (rolled !== undefined) return say('roll-off-sum', { sum: rolled })
  return say('cards-held', { count: handCount(open, seat) })
}

function targetNote({ step, players }: Open, seat: Seat, speech: Speech): string {
  const player = players[seat]!
  if (player.target !== null) {
    return speech.say('target-open', { die: speech.target(player.target) })
  }
  if (step.type !== 'choosing') return speech.say('target-hidden')
  return speech.say(isChoosing(player) ? 'target-choosing' : 'target-set')
}
