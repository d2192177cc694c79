// Stands between tables and their journal, and notes what was asked and answered.

import type { Party } from '#sim/party.ts'
import { noteAnswer, noteTakeover } from '#sim/truth.ts'
import { violation } from '#sim/violation.ts'
import type { World } from '#sim/world.ts'
import type { Journal, MatchId, Writer } from '#table/journal.ts'

export function witnessed(world: World, journal: Journal): Journal {
  function partyOf(match: MatchId): Party {
    return world.parties.find(party => party.match === match)!
  }

  function writing(writer: Writer): Writer {
    const party = partyOf(writer.match)
    const { truth } = party.sight
    return {
      ...writer,
      append(batch, answer) {
        truth.pending.push(batch)
        writer.append(batch, outcome => {
          if (outcome.type === 'failed' && outcome.reason === 'storage-full') {
            world.noteFault('full-disk')
          }
          noteAnswer(truth, batch, outcome)
          party.isStirred = true
          answer(outcome)
        })
      },
    }
  }

  return {
    ...journal,
    create(match, sheet, answer) {
      journal.create(match, sheet, creation => {
        if (creation.type !== 'created') answer(creation)
        else {
          partyOf(match).sight.truth.sheet = sheet
          answer({ ...creation, writer: writing(creation.writer) })
        }
      })
    },
    takeOver(match, answer) {
      journal.takeOver(match, takeover => {
        if (takeover.type === 'damaged') throw violation('restart', takeover.damage.detail)
        if (takeover.type !== 'ready') {
          answer(takeover)
          return
        }
        const found = noteTakeover(partyOf(match).sight.truth, takeover.story)
        if (found === 'more') world.noteFault('unanswered-write')
        answer({ ...takeover, writer: writing(takeover.writer) })
      })
    },
  }
}
