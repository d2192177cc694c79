// The rule behind each refusal.

import { REFUSALS, type Refusal } from '#games/jelly-monster/vocabulary.ts'

export const REFUSAL_RULES: Readonly<Record<Refusal, string>> = {
  'round-not-started': 'J3.1',
  'round-over': 'J3.9',
  'not-the-time-to-ready': 'J3.1',
  'already-ready': 'J3.1',
  'colours-settled': 'J2.5',
  'colour-taken': 'J2.5',
  'no-dice-left': 'J3.2',
  'too-soon': 'J3.13',
  'no-such-die': 'J1.1',
  'not-your-die': 'J2.5',
  'already-placed': 'J3.4',
  'not-rolled': 'J3.2',
  'no-such-district': 'J2.1',
  'district-locked': 'J3.6',
  'effect-not-of-this-value': 'J3.5',
  'target-die-gone': 'J3.12',
  'marker-at-its-end': 'J3.5b',
  'zone-not-adjacent': 'J3.5b',
  'dice-left': 'J3.6',
  'already-locked': 'J3.6',
  'lock-spent': 'J3.6',
  'too-soon-to-flip': 'J3.7',
  'timer-running': 'J3.7',
  'not-your-choice': 'J8.1',
  'no-such-pod': 'J5.3',
  'wrong-receivers': 'J5.7',
}

export function isRefusal(reason: string): reason is Refusal {
  return REFUSALS.some(one => one === reason)
}
