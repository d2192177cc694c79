// The rule that each refusal rests on.

import { REFUSALS, type Refusal } from '#games/dice-run/vocabulary.ts'

export const REFUSAL_RULES: { readonly [refusal in Refusal]: string } = {
  'opening-roll-first': 'R2.4',
  'opening-roll-over': 'R2.4',
  'stage-over': 'R7.2',
  'not-your-turn': 'R4.1',
  'exactly-two-dice': 'R2.4',
  'look-alike': 'R3.5',
  'not-your-card': 'R8.1',
  'already-played': 'R4.1',
  'nothing-played': 'R4.1',
  'nothing-to-undo': 'R4.4',
  'no-undo': 'R4.4',
  'no-such-group': 'R3.1',
  'leading-group-not-allowed': 'R5.4',
  'not-neighbours': 'R5.4',
  'no-gap-here': 'R5.8',
  'needs-four-dice': 'R5.5',
  'exactly-three-dice': 'R5.5',
  'not-in-leading-group': 'R5.5',
  'only-one-group': 'R5.9',
  'only-leaders-crash': 'R5.9',
  'choice-needed': 'R4.3',
  'not-your-target': 'R8.1',
  'target-used': 'R7.2',
  'target-already-played': 'R6.1',
  'reroll-not-yours-again': 'R6.2',
  'nothing-to-reroll': 'R6.2',
  'leading-group-not-rerolled': 'R6.2',
  'no-choice-now': 'R7.2',
  'choice-already-made': 'R7.2',
  'not-away': 'R9.4',
}

export function isRefusal(reason: string): reason is Refusal {
  return (REFUSALS as readonly string[]).includes(reason)
}
