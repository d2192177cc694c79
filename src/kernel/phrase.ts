// Sentences with places for values, in every language. A missing translation does not compile, and
// neither does a forgotten value.

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** `{name}` is a place for a value. The second form is chosen by the value `count`. */
export type Phrase = string | { readonly one: string; readonly other: string }
export type Catalogue = { readonly [key: string]: Phrase }

/** What every other language has to say. */
export type Translated<English extends Catalogue> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : { readonly one: string; readonly other: string }
}

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

type NamesIn<Of extends Phrase> = Of extends string
  ? Names<Of>
  : Of extends { readonly other: infer Other extends string }
    ? Names<Other> | 'count'
    : never

export type Values = { readonly [name: string]: string | number }

type ValuesOf<Of extends Phrase> = [NamesIn<Of>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<Of>]: string | number }]

export type Speaker<English extends Catalogue> = <Key extends keyof English & string>(
  key: Key,
  ...values: ValuesOf<English[Key]>
) => string

/** Speaks one language; numbers are written as that language writes them. */
export function speaker<English extends Catalogue>(
  language: Language,
  catalogue: Translated<English>,
): Speaker<English> {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (key, ...[values = {}]) => {
    const phrase: Phrase = catalogue[key]!
    return filled(formOf(phrase, values, plurals), values, numbers)
  }
}

function formOf(phrase: Phrase, values: Values, plurals: Intl.PluralRules): string {
  if (typeof phrase === 'string') return phrase
  return plurals.select(Number(values['count'])) === 'one' ? phrase.one : phrase.other
}

function filled(text: string, values: Values, numbers: Intl.NumberFormat): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'number' ? numbers.format(value) : value
  })
}
