// [J8.1] What a player who thinks answers while scoring.

import type { Answer } from '#games/jelly-monster/choice.ts'
import { neighbourOf } from '#games/jelly-monster/copy.ts'
import { lowestPod } from '#games/jelly-monster/pods.ts'
import type { Direction, Question, View } from '#games/jelly-monster/vocabulary.ts'
import { worthOf } from '#games/jelly-monster/worth.ts'
import type { Seat } from '#kernel/game.ts'

export function sensibleAnswer(view: View, seat: Seat, question: Question): Answer {
  const { pods, jelly } = view.holdings[seat]!
  switch (question.type) {
    case 'return-pod':
      return { type: 'return', pod: lowestPod(pods!) }
    case 'copy': {
      const clockwise = worthNextTo(view, seat, question.of, 'clockwise')
      const counter = worthNextTo(view, seat, question.of, 'counter-clockwise')
      return { type: 'copy', from: counter > clockwise ? 'counter-clockwise' : 'clockwise' }
    }
    case 'give': {
      const wealth = (other: Seat) => view.holdings[other]!.jelly + view.holdings[other]!.podCount
      const poorest = [...question.receivers].sort((one, other) => wealth(one) - wealth(other))
      const to = poorest.slice(0, jelly).sort((one, other) => one - other)
      return { type: 'give', to }
    }
  }
}

function worthNextTo(view: View, seat: Seat, of: number, direction: Direction): number {
  const { zones, target } = view.districts[neighbourOf(of, direction, view.districts.length)]!
  let worth = 0
  for (const icon of zones[target]!) worth += worthOf(icon, view, seat)
  return worth
}
