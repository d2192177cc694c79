// Asks the table for something, and says so if it does not grant it.

import { play } from '#screen/sound.ts'
import type { Asked } from '#web/connection/outbox.ts'
import type { LiveTable } from '#web/connection/table.svelte.ts'
import { freshToken, ownName, rememberName, suggestedName } from '#web/person.ts'
import { sayFor } from '#web/speech.svelte.ts'
import { toast } from '#web/table/toasts.svelte.ts'

export async function ask(live: LiveTable, asked: Asked): Promise<boolean> {
  const answer = await live.ask(asked)
  if (answer.ok) return true
  play('refused')
  toast(sayFor('refused', answer.reason, 'refused.unknown'))
  return false
}

/** `null`: any seat. */
export async function sitDown(
  live: LiveTable,
  seat: number | null,
  name = ownName() || suggestedName(live.now.table?.chairs.map(chair => chair.name)),
): Promise<void> {
  const isSeated = await ask(live, { type: 'join', name, seat, value: freshToken() })
  if (isSeated) rememberName(name)
}
