// Promises around the journal's callbacks, for tests that wait.

import type {
  Batch,
  Creation,
  Journal,
  MatchId,
  Outcome,
  Sheet,
  Story,
  Takeover,
  Writer,
} from '#table/journal.ts'

/** `asked(answer => journal.live(answer))`. */
export function asked<T>(ask: (answer: (value: T) => void) => void): Promise<T> {
  return new Promise(resolve => ask(resolve))
}

export function appended(writer: Writer, batch: Batch): Promise<Outcome> {
  return asked(answer => writer.append(batch, answer))
}

export async function created(journal: Journal, match: MatchId, sheet: Sheet): Promise<Writer> {
  const creation = await asked<Creation>(answer => journal.create(match, sheet, answer))
  if (creation.type !== 'created') throw new Error(`${match} was not created: ${creation.type}`)
  return creation.writer
}

export async function takenOver(
  journal: Journal,
  match: MatchId,
): Promise<{ readonly writer: Writer; readonly story: Story }> {
  const takeover = await asked<Takeover>(answer => journal.takeOver(match, answer))
  if (takeover.type !== 'ready') throw new Error(`${match} is not ready: ${takeover.type}`)
  return takeover
}
