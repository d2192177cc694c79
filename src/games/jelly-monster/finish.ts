// The end: pods are opened, dice rolled for those that ask for one, and the most Jelly wins.

import { type Telling, tell } from '#games/jelly-monster/telling.ts'
import { die } from '#kernel/chance.ts'
import type { Ending } from '#kernel/game.ts'

export function finish(story: Telling): void {
  const { chance } = story.moment
  const scores: number[] = []
  // [J7.3] Jelly + value of pods; for each roll-a-die pod a die now.
  story.state.holdings.forEach((holding, seat) => {
    let score = holding.jelly
    for (const pod of holding.pods) {
      const jelly = pod.value === 'die' ? die(chance) : pod.value
      tell(story, { type: 'podOpened', seat, jelly, pod })
      score += jelly
    }
    scores.push(score)
  })
  tell(story, { type: 'matchEnded', ending: endingOf(scores) })
}

/** [J7.4] Ties share the victory. */
function endingOf(scores: readonly number[]): Ending {
  const most = Math.max(...scores)
  const winners = [...scores.keys()].filter(seat => scores[seat] === most)
  return { winners, scores, reason: winners.length > 1 ? 'shared-victory' : 'most-jelly' }
}
