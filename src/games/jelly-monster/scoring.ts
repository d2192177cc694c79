// The scoring of a round, told step by step until it is done or somebody has to choose.

import { cancellationsIn, countsOf, leadersOf, totalsOf } from '#games/jelly-monster/control.ts'
import { targetReward } from '#games/jelly-monster/copy.ts'
import { finish } from '#games/jelly-monster/finish.ts'
import { roundPrepared } from '#games/jelly-monster/interlude.ts'
import { takePods } from '#games/jelly-monster/pods.ts'
import { isPaused } from '#games/jelly-monster/question.ts'
import { resolveIcon } from '#games/jelly-monster/rewards.ts'
import { type Telling, tell } from '#games/jelly-monster/telling.ts'
import { type District, ROUNDS } from '#games/jelly-monster/vocabulary.ts'
import { die } from '#kernel/chance.ts'

export function endRound(story: Telling, reason: 'time-up' | 'all-placed'): void {
  tell(story, { type: 'roundEnded', reason })
  // [J4.1] Locks go back first.
  tell(story, { type: 'locksReturned' })
  scoreOn(story)
}

/** Goes on where scoring stands, as far as it gets. */
export function scoreOn(story: Telling): void {
  for (;;) {
    if (isPaused(story)) return
    if (story.icons.length > 0) resolveIcon(story)
    else if (story.opened < story.state.districts.length) openDistrict(story)
    else break
  }
  scoreCentre(story)
  if (story.state.round === ROUNDS) finish(story)
  else tell(story, roundPrepared(story.state, story.moment.now))
}

function openDistrict(story: Telling): void {
  const { setting, districts } = story.state
  // [J4.1] One by one, clockwise from the drone's.
  const index = (setting.drone + story.opened) % districts.length
  tell(story, { type: 'districtOpened', district: index })
  if (isRerolled(districts[index]!)) reroll(story, index)
  else cancel(story, index)
  const totals = totalsOf(story.state.districts[index]!.dice, story.state.screens.length)
  const controllers = leadersOf(totals, setting.order)
  const standing = { district: index, totals, controllers }
  tell(story, { type: 'ranked', standing })
  story.opened += 1
  story.standing = standing
  story.chain = [index]
  // [J4.4] Without anybody there, nothing is given.
  if (controllers.length > 0) story.icons = targetReward(story.state, index)
}

function isRerolled({ zones, target, dice }: District): boolean {
  return dice.length > 0 && zones[target]![0]!.type === 'reroll'
}

/** [J5.11] Before scoring all dice there are rolled anew, and do not cancel. */
function reroll(story: Telling, district: number): void {
  const { chance } = story.moment
  const dice = story.state.districts[district]!.dice.map(placed => {
    return { die: placed.die, face: die(chance) }
  })
  tell(story, { type: 'rerolled', district, dice })
}

function cancel(story: Telling, district: number): void {
  for (const { seat, face, dice } of cancellationsIn(story.state.districts[district]!.dice)) {
    tell(story, { type: 'cancelled', district, seat, face, dice })
  }
}

/** [J6.1] The most dice, not the highest sum; equal dice do not cancel there. */
function scoreCentre(story: Telling): void {
  const { centre, screens, setting } = story.state
  const counts = countsOf(centre, screens.length)
  const leaders = leadersOf(counts, setting.order)
  tell(story, { type: 'centreCounted', counts, leaders })
  if (leaders.length > 0) takePods(story, leaders, null)
}
