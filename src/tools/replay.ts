// Shows a match from its journal, as text.

import { rulesOf } from '#games/registry.ts'
import { transcript } from '#kernel/transcript.ts'
import { verified } from '#kernel/verification.ts'
import { Misuse, typed } from '#tools/arguments.ts'
import { journalsIn } from '#tools/journals.ts'

export const REPLAY = 'replay FILE'

export async function replay(parts: readonly string[]): Promise<number> {
  const { words } = typed(parts, [])
  const path = words[0]
  if (path === undefined) throw new Misuse(`Which file? Use: ${REPLAY}`)
  for await (const { text, linesBefore } of journalsIn(path)) {
    const verdict = verified(text, rulesOf)
    if (!verdict.ok) {
      const { line, reason, detail } = verdict.objection
      throw new Misuse(`"${path}", line ${line + linesBefore}, ${reason}: ${detail}.`)
    }
    const { game, opening, entries } = verdict.chronicle
    if (linesBefore > 0) console.log('')
    process.stdout.write(transcript(game, opening, entries))
  }
  return 0
}
