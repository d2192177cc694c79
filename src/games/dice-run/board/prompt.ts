// What the big button says: what is to be done next, or what pressing it would do.

import { isTrait } from '#games/dice-run/cards.ts'
import { count } from '#games/dice-run/dice.ts'
import { rollerOf } from '#games/dice-run/opening.ts'
import type { Preview } from '#games/dice-run/preview.ts'
import type { View } from '#games/dice-run/vocabulary.ts'
import type { Speech } from '#games/dice-run/words/speech.ts'
import { longName } from './groups.ts'
import { diceMissing, type Need, type Plan } from './plan.ts'

type ListedNeed = Exclude<Need, 'sprint' | 'roll-off' | 'about-turn-value' | 'crash'>

export interface Prompt {
  readonly title: string
  readonly hint: string
  /** Whether to press, to choose first, or to wait. */
  readonly mood: 'go' | 'ask' | 'wait'
}

export interface Situation {
  readonly view: View
  readonly names: readonly string[]
  readonly speech: Speech
  readonly plan: Plan | null
  readonly need: Need | null
  readonly preview: Preview | null
  readonly isMyTurn: boolean
  readonly hasPlayed: boolean
  readonly mustChoose: boolean
  /** Whether the race is shown as a list, where only groups can be touched. */
  readonly isListed: boolean
}

export function promptFor(situation: Situation): Prompt {
  const { view, speech, plan, need } = situation
  const { step } = view.open
  if (step.type === 'over') return waiting(speech.say('race-over'))
  if (view.viewer === 'spectator') return waiting(speech.say('watching'), turnLine(situation))
  if (step.type === 'choosing') return choosing(situation)
  if (step.type === 'opening' && rollerOf(step) !== view.viewer) {
    return waiting(turnLine(situation))
  }
  if (situation.hasPlayed) return ending(situation)
  if (plan === null) return beginning(situation)
  if (need !== null) return asking(situation, plan, need)
  return ready(situation, plan)
}

function waiting(title: string, hint = ''): Prompt {
  return { title, hint, mood: 'wait' }
}

/** Whom everybody waits for. */
export function turnLine({ view, names, speech }: Situation): string {
  const { step } = view.open
  if (step.type === 'opening') {
    return speech.say('roll-off-wait', { name: names[rollerOf(step)] ?? '' })
  }
  if (step.type === 'choosing') return speech.say('choosing-ask-hint')
  return step.type === 'turn' ? speech.say('turn-of', { name: names[step.seat] ?? '' }) : ''
}

function choosing({ view, names, speech, plan, mustChoose }: Situation): Prompt {
  const { say } = speech
  if (plan?.kind === 'choice') {
    return { title: say('choosing-choose'), hint: speech.target(plan.target), mood: 'go' }
  }
  if (mustChoose) {
    return { title: say('choosing-ask'), hint: say('choosing-ask-hint'), mood: 'ask' }
  }
  const slow = view.open.players.flatMap(({ ready, target }, seat) => {
    return ready || target !== null || seat === view.viewer ? [] : [names[seat] ?? '']
  })
  return waiting(say('choosing-wait', { names: speech.list(slow) }), settled(view, speech))
}

function settled({ open, own, viewer }: View, speech: Speech): string {
  const shown = viewer === 'spectator' ? null : open.players[viewer]!.target
  const target = shown ?? own?.choice ?? own?.targets[0]
  if (target === undefined) return ''
  return speech.say('choosing-settled', { die: speech.target(target) })
}

function ending({ view, speech }: Situation): Prompt {
  const { step } = view.open
  const isTarget = step.type === 'turn' && step.played?.target != null
  const hint = speech.say(isTarget ? 'end-turn-no-draw' : 'end-turn-hint')
  return { title: speech.say('end-turn'), hint, mood: 'go' }
}

function beginning(situation: Situation): Prompt {
  const { speech, isMyTurn } = situation
  if (!isMyTurn) return waiting(turnLine(situation))
  return { title: speech.say('pick-card'), hint: speech.say('pick-card-hint'), mood: 'ask' }
}

function asking({ view, speech, isListed }: Situation, plan: Plan, need: Need): Prompt {
  const { say } = speech
  const mood = 'ask'
  if (need === 'sprint' || need === 'roll-off') {
    const missing = { count: diceMissing(plan) }
    return { title: say(`prompt-${need}`, missing), hint: say(`prompt-${need}-hint`), mood }
  }
  if (need === 'about-turn-value') {
    const { line } = view.open.race
    const place = plan.kind === 'card' ? (plan.group ?? 0) : 0
    const group = longName(speech, line, place)
    const hint = say('prompt-about-turn-value-hint', { group })
    return { title: say('prompt-about-turn-value'), hint, mood }
  }
  if (isListed && need !== 'crash') return askingInList(speech, need)
  return { title: say(`prompt-${need}`), hint: say(`prompt-${need}-hint`), mood }
}

/** A list has no dice to tap, and nothing between its groups. */
function askingInList({ say }: Speech, need: ListedNeed): Prompt {
  const mood = 'ask'
  if (need === 'trait') return { title: say('prompt-trait'), hint: '', mood }
  if (need === 'reroll-card') {
    return { title: say('prompt-reroll-card'), hint: say('prompt-reroll-card-hint'), mood }
  }
  const title = need === 'about-turn' ? 'prompt-reroll-group' : (`prompt-${need}` as const)
  return { title: say(title), hint: say('prompt-in-list'), mood }
}

function ready(situation: Situation, plan: Plan): Prompt {
  const { speech, view, isMyTurn } = situation
  const hint = effect(situation)
  const title = titleOf(plan, speech)
  if (view.open.step.type === 'turn' && !isMyTurn) {
    return { title, hint: turnLine(situation), mood: 'wait' }
  }
  return { title, hint, mood: 'go' }
}

function titleOf(plan: Plan, speech: Speech): string {
  switch (plan.kind) {
    case 'card':
      return plan.as === null ? speech.card(plan.card) : speech.card(plan.as)
    case 'target':
    case 'choice':
      return speech.say('shows-target', { die: speech.target(plan.target) })
    case 'reroll':
      return speech.say('reroll')
    case 'rollOff':
      return speech.say('roll')
  }
}

/** What playing it does, in a few words. */
export function effect({ speech, preview, plan }: Situation): string {
  const { say } = speech
  if (preview === null) return ''
  if (plan?.kind === 'rollOff') return say('prompt-roll-off-hint')
  if (preview.rolls !== 0) return say('rolls-dice', { count: count(preview.rolls) })
  // [R4.3]
  if (!preview.changes) return say('no-effect')
  const [first] = preview.steps
  if (plan?.kind === 'card' && !isTrait(plan.card) && first !== undefined) {
    if (first.type === 'swapped') return say('swaps-groups')
    if (first.type === 'gapLaid') return say('opens-gap')
    if (first.type === 'crashed') return say('falls-back')
    if (first.type === 'cameBack') return say('comes-back', { count: count(first.dice) })
    if (first.type === 'turnedOver') return say('turns-over', { count: count(first.dice) })
  }
  let movers = 0
  for (const step of preview.steps) if (step.type === 'advanced') movers |= step.dice
  return say('moves', { count: count(movers) })
}
