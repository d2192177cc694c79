// A journal as tables know it, over anything that carries requests to the files.

import type { Vocabulary } from '#kernel/game.ts'
import type { Closing, Header } from '#kernel/journal.ts'
import type { Entry, Match } from '#kernel/match.ts'
import type { Answer, Carrier, Request, StoryText } from '#server/journal/request.ts'
import { sheetText, writerOf } from '#server/journal/writer.ts'
import type { Journal, MatchId, Removal, Sheet, Story, Takeover, Trouble } from '#table/journal.ts'

export function journalOver(carry: Carrier): Journal {
  function removing(request: Request, answer: (removal: Removal) => void, before = 0): void {
    carry(request, answered => {
      if (answered.type !== 'removed') return answer(troubleOf(answered))
      const matches = before + answered.matches
      if (answered.more) removing(request, answer, matches)
      else answer({ type: 'removed', matches })
    })
  }

  return {
    create(match, sheet, answer) {
      carry({ type: 'create', match, sheet: sheetText(sheet) }, answered => {
        if (answered.type === 'taken') answer(answered)
        else if (answered.type !== 'created') answer(troubleOf(answered))
        else answer({ type: 'created', writer: writerOf(carry, { match, epoch: 1, step: 0 }) })
      })
    },
    takeOver(match, answer) {
      carry({ type: 'takeOver', match }, answered => answer(takeoverOf(carry, match, answered)))
    },
    live(answer) {
      carry({ type: 'live' }, answered => {
        answer(answered.type === 'listed' ? answered : troubleOf(answered))
      })
    },
    export(match, answer) {
      carry({ type: 'export', match }, answered => {
        const { type } = answered
        if (type === 'exported' || type === 'absent' || type === 'damaged') answer(answered)
        else answer(troubleOf(answered))
      })
    },
    forget: (match, answer) => removing({ type: 'forget', match }, answer),
    remove: (match, answer) => removing({ type: 'remove', match }, answer),
    expire: (expiry, answer) => removing({ type: 'expire', expiry }, answer),
  }
}

function takeoverOf(carry: Carrier, match: MatchId, answered: Answer): Takeover {
  if (answered.type === 'absent' || answered.type === 'damaged') return answered
  if (answered.type !== 'ready') return troubleOf(answered)
  const { epoch, step, story } = answered
  return { type: 'ready', writer: writerOf(carry, { match, epoch, step }), story: storyOf(story) }
}

function storyOf({ header, snapshot, entries, receipts, sheet, closing }: StoryText): Story {
  return {
    header: parsed<Header>(header),
    snapshot: parsed<Match<Vocabulary>>(snapshot),
    entries: entries.map(text => JSON.parse(text) as Entry<Vocabulary>),
    receipts,
    sheet: { facts: JSON.parse(sheet.facts), people: parsed<object>(sheet.people) } satisfies Sheet,
    closing: parsed<Closing>(closing),
  }
}

function parsed<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T)
}

function troubleOf(answer: Answer): Trouble {
  if (answer.type === 'failed') {
    const { reason } = answer
    if (reason === 'storage-full' || reason === 'storage-broken') return { type: 'failed', reason }
  }
  throw new Error(`a request was answered with "${answer.type}", which does not belong to it`)
}
