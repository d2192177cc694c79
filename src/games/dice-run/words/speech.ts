// A language, loaded when somebody reads it, and the names of things in it.

import { type Card, isTrait, kindOf, type Trait } from '#games/dice-run/cards.ts'
import {
  COLOURS,
  colourOf,
  DICE_COUNT,
  type Die,
  VALUES,
  type Value,
} from '#games/dice-run/dice.ts'
import { type Target, targetColour, targetValue } from '#games/dice-run/targets.ts'
import { type Language, type Speaker, speaker, type Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export type Say = Speaker<typeof en>

export interface Speech {
  readonly language: Language
  readonly say: Say
  /** Joined as the language joins: with commas and an "and". */
  list(items: readonly string[]): string
  /** 2nd, 2e, 2. */
  ordinal(place: number): string
  /** A die by what it looks like. */
  die(die: Die, value: Value): string
  target(target: Target): string
  card(card: Card): string
  does(card: Card): string
  /** A colour or a value, as the dice that have it. */
  trait(trait: Trait): string
}

const CATALOGUES: { readonly [language in Language]: () => Promise<Translated<typeof en>> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
}

export async function speechIn(language: Language): Promise<Speech> {
  return spoken(language, await CATALOGUES[language]())
}

export function spoken(language: Language, catalogue: Translated<typeof en>): Speech {
  const say = speaker<typeof en>(language, catalogue)
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' })
  // A board says these for every die of a race with every move of it.
  const named = COLOURS.map(colour => {
    return VALUES.map(value => say('die', { colour: say(`colour-${colour}`), value }))
  })
  const nth = Array.from({ length: DICE_COUNT + 1 }, (_, place) => {
    return say(`ordinal-${ordinals.select(place) as 'one'}`, { place })
  })
  return {
    language,
    say,
    list: items => lists.format(items),
    ordinal: place => nth[place]!,
    die: (die, value) => named[colourOf(die)]![value - 1]!,
    target: target => named[COLOURS.indexOf(targetColour(target))]![targetValue(target) - 1]!,
    card: card => say(`card-${card}`),
    does(card) {
      const kind = kindOf(card)
      if (!isTrait(card) || (kind !== 'colour' && kind !== 'value')) {
        return say(`does-${kind as 'joker'}`)
      }
      return say(`does-${kind}`, { dice: say(`dice-${card}`) })
    },
    trait: trait => say(`dice-${trait}`),
  }
}
