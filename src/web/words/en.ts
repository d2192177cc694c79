export const en = {
  tagline: 'Dice games with friends, on the screens you have.',
  about:
    'A gobelet is a dice cup. Here it will be a place to play board games together: each on their own phone, around one television, or alone against bots.',
  notYet: 'You cannot play yet.',
  notYetMore: 'The rules come first, each with its tests. The tables on screen are being built.',
  rulesHere: 'Rules already here',
  seats: '{min} to {max} players',
  ready: 'The rules are in, the table is being built',
  none: 'None yet. They will show up here as soon as they are in.',
  loading: 'Looking in the cup …',
  failed: 'The list did not arrive.',
  again: 'Try again',
  free: 'Free software under the MIT licence.',
} as const

/** What every other language must say. A missing translation does not compile. */
export type Words = { readonly [Key in keyof typeof en]: string }
