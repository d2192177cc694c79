// Everything the owner of a view may do at an instant, judged by the view alone.

import { canMove, canRemove } from '#games/jelly-monster/placement.ts'
import {
  type Action,
  COLOURS,
  type DieId,
  type District,
  type Play,
  type Question,
  type View,
} from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import type { Millis, Seat } from '#kernel/game.ts'

const NOTHING: readonly Action[] = []

export function legal(view: View, now: Millis): readonly Action[] {
  const { viewer, stage } = view
  if (viewer === 'spectator') return NOTHING
  switch (stage.type) {
    case 'ready':
      return stage.waiting.includes(viewer) ? beforeRound(view) : NOTHING
    case 'play':
      return view.screens[viewer]!.dice.length > 0
        ? withDice(view, viewer, now)
        : withoutDice(view, viewer, stage)
    case 'scoring':
      return stage.pause === null ? NOTHING : answers(view, viewer, stage.pause.question)
    default:
      return NOTHING
  }
}

function beforeRound(view: View): readonly Action[] {
  const actions: Action[] = [{ type: 'ready' }]
  if (view.round > 1) return actions
  const taken = view.holdings.map(holding => holding.colour)
  for (const colour of COLOURS) {
    if (!taken.includes(colour)) actions.push({ type: 'take', colour })
  }
  return actions
}

function withDice(view: View, seat: Seat, now: Millis): readonly Action[] {
  const { dice, shown, rollableAt } = view.screens[seat]!
  const actions: Action[] = []
  if (rollableAt !== null && now >= rollableAt) actions.push({ type: 'roll' })
  if (shown === null) return actions
  for (let nth = 0; nth < shown.length; nth++) {
    view.districts.forEach((district, index) => {
      if (district.lock !== null) return
      addPlacements(actions, { die: dice[nth]!, face: shown[nth]!, district, index })
    })
  }
  return actions
}

interface Spot {
  readonly die: DieId
  readonly face: Face
  readonly district: District
  readonly index: number
}

function addPlacements(actions: Action[], { die, face, district, index }: Spot): void {
  actions.push({ type: 'place', die, district: index, effect: null })
  if (canRemove(face)) {
    for (const other of district.dice) {
      const effect = { type: 'remove', die: other.die } as const
      actions.push({ type: 'place', die, district: index, effect })
    }
  }
  if (canMove(face)) {
    for (const to of [district.target - 1, district.target + 1]) {
      if (to < 0 || to >= district.zones.length) continue
      actions.push({ type: 'place', die, district: index, effect: { type: 'move', to } })
    }
  }
}

function withoutDice(view: View, seat: Seat, stage: Play): readonly Action[] {
  const actions: Action[] = []
  if (stage.endsAt === null) actions.push({ type: 'flip' })
  if (view.districts.some(district => district.lock === seat)) return actions
  view.districts.forEach((district, index) => {
    if (district.lock === null) actions.push({ type: 'lock', district: index })
  })
  return actions
}

function answers(view: View, seat: Seat, question: Question): readonly Action[] {
  if (!question.waiting.includes(seat)) return NOTHING
  const { pods, jelly } = view.holdings[seat]!
  switch (question.type) {
    case 'return-pod': {
      const values = new Set((pods ?? []).map(pod => pod.value))
      return [...values].map(pod => ({ type: 'return', pod }))
    }
    case 'copy':
      return [
        { type: 'copy', from: 'clockwise' },
        { type: 'copy', from: 'counter-clockwise' },
      ]
    case 'give': {
      const rising = [...question.receivers].sort((one, other) => one - other)
      return choicesOf(rising, jelly).map(to => ({ type: 'give', to }))
    }
  }
}

/** Every way to take so many of them, in their order. */
export function choicesOf<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]]
  if (items.length < count) return []
  const [first, ...rest] = items
  const withFirst = choicesOf(rest, count - 1).map(choice => [first!, ...choice])
  return [...withFirst, ...choicesOf(rest, count)]
}
