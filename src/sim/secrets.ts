// Texts that must not stand in anything that is sent, whoever it is sent to.

import type { Party } from '#sim/party.ts'
import { factsOf } from '#sim/truth.ts'
import { violation } from '#sim/violation.ts'

export function assertKept(party: Party, text: string): void {
  const { truth } = party.sight
  const secret = factsOf(truth)?.secret
  if (secret !== undefined && truth.closing === null && text.includes(secret)) {
    throw violation('secrecy', 'the secret of the luck is sent before the end')
  }
  for (const client of party.clients) {
    if (client.secret !== null && text.includes(client.secret)) {
      throw violation('secrecy', `what keeps the seat of ${client.name} is sent`)
    }
    if (truth.header === null && text.includes(client.value)) {
      throw violation('secrecy', `what ${client.name} threw in is sent before the start`)
    }
  }
}
