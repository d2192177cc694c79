// What each reward icon means in plain words, and the rule it rests on.

import type { Icon, Reward, SimpleIcon } from '#games/jelly-monster/components/set.ts'
import type { Say } from '#games/jelly-monster/words/catalogue.ts'

export function iconSentence(say: Say, icon: Icon): string {
  switch (icon.type) {
    case 'jelly':
      return icon.amount === 0 ? say('icon.jelly.none') : say('icon.jelly', { count: icon.amount })
    case 'pod':
      return say('icon.pod')
    case 'lose-pod':
      return say('icon.lose-pod')
    case 'jelly-per-pod':
      return say('icon.jelly-per-pod', { count: icon.amount })
    case 'copy':
      return say(`icon.copy.${icon.from}`)
    case 'collect':
      return say('icon.collect', { count: icon.amount })
    case 'give':
      return say('icon.give')
    case 'by-number': {
      const few = simply(say, icon.few)
      return say('icon.by-number', { from: icon.from, few, many: simply(say, icon.many) })
    }
    case 'podium':
      return podiumSentence(say, icon.gains)
    case 'first-and-others':
      return say('icon.first-and-others', {
        first: jelly(say, icon.first),
        others: jelly(say, icon.others),
      })
    case 'reroll':
      return say('icon.reroll')
    case 'per-die':
      return say(`icon.per-die.${icon.parity}`, { count: icon.amount })
  }
}

function podiumSentence(say: Say, gains: readonly number[]): string {
  const [first = '', second = '', third] = gains.map(gain => jelly(say, gain))
  if (third === undefined) return say('icon.podium', { first, second })
  return say('icon.podium.three', { first, second, third })
}

function simply(say: Say, icon: SimpleIcon): string {
  return icon.type === 'pod' ? say('simple.pod') : jelly(say, icon.amount)
}

function jelly(say: Say, count: number): string {
  return say('simple.jelly', { count })
}

/** [J4.5] One after the other, from left to right. */
export function rewardSentence(say: Say, reward: Reward): string {
  return reward.map(icon => iconSentence(say, icon)).join(' ')
}

export const ICON_RULES: Readonly<Record<Icon['type'], string>> = {
  jelly: 'J5.1',
  pod: 'J5.2',
  'lose-pod': 'J5.3',
  'jelly-per-pod': 'J5.4',
  copy: 'J5.5',
  collect: 'J5.6',
  give: 'J5.7',
  'by-number': 'J5.8',
  podium: 'J5.9',
  'first-and-others': 'J5.10',
  reroll: 'J5.11',
  'per-die': 'J5.11',
}
