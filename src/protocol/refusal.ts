// Why the table itself turns something down. A game's own refusals come on top of these.

export const TABLE_REFUSALS = [
  // What came could not be read.
  'not-text',
  'too-large',
  'not-json',
  'too-deep',
  'too-many-parts',
  'forbidden-key',
  'unknown-message',
  'malformed',
  // Whoever asks may not.
  'not-seated',
  'not-host',
  'no-secret',
  'kicked',
  // Not now.
  'not-started',
  'already-started',
  'match-over',
  'match-not-over',
  'paused',
  'not-paused',
  'too-many-unanswered',
  'number-used',
  'too-fast',
  // Not so.
  'bad-name',
  'name-taken',
  'bad-options',
  'bad-action',
  'no-such-seat',
  'seat-taken',
  'seat-empty',
  'table-full',
  'no-such-bot',
  'too-few-seats',
  'too-many-seats',
  'too-many-watching',
  // The server cannot.
  'storage-full',
  'server-error',
  'server-stopping',
] as const
export type TableRefusal = (typeof TABLE_REFUSALS)[number]
