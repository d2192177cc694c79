// Checks journals: the chain, the rules and the dice.

import { rulesOf } from '#games/registry.ts'
import type { Vocabulary } from '#kernel/game.ts'
import { type Chronicle, type Objection, verified } from '#kernel/verification.ts'
import { Misuse, typed } from '#tools/arguments.ts'
import { journalsIn } from '#tools/journals.ts'

export const VERIFY = 'verify FILE'

export async function verify(parts: readonly string[]): Promise<number> {
  const { words } = typed(parts, [])
  const path = words[0]
  if (path === undefined) throw new Misuse(`Which file? Use: ${VERIFY}`)
  let matches = 0
  let entries = 0
  let unfinished = 0
  let unchecked = 0
  for await (const { text, linesBefore } of journalsIn(path)) {
    const verdict = verified(text, rulesOf)
    if (!verdict.ok) {
      console.error(refusal(verdict.objection, linesBefore))
      return 1
    }
    matches += 1
    entries += verdict.chronicle.entries.length
    if (verdict.chronicle.closing === null) unfinished += 1
    if (!verdict.chronicle.diceChecked) unchecked += 1
    if (matches === 1) console.log(described(verdict.chronicle))
  }
  const all = matches === 1 ? '1 match' : `${matches} matches`
  console.log(`${all}, ${entries} entries: chain unbroken, as the rules say.`)
  if (unchecked > 0) console.log(`Dice not checked in ${unchecked}: the secret is not in the file.`)
  if (unfinished > 0) console.log(`Not finished: ${unfinished}.`)
  return 0
}

function described({ header, closing }: Chronicle<Vocabulary>): string {
  const luck = header.luck.type === 'live' ? 'live dice' : `dice from seed ${header.luck.seed}`
  const won = closing === null ? 'under way' : `won by seat ${closing.ending.winners.join(', ')}`
  return `${header.game}, version ${header.version}, ${header.seats} seats, ${luck}, ${won}`
}

function refusal({ reason, line, seq, detail }: Objection, linesBefore: number): string {
  const entry = seq === null ? '' : ` (entry ${seq})`
  return `Refused: ${reason} in line ${line + linesBefore}${entry}: ${detail}`
}
