// Events in words: one line each, for the log and the story of a scoring.

import type { PodValue } from '#games/jelly-monster/components/set.ts'
import { ownerOf } from '#games/jelly-monster/dice.ts'
import type { Event, Pause, Standing } from '#games/jelly-monster/vocabulary.ts'
import { listed, type Say } from '#games/jelly-monster/words/catalogue.ts'
import { boardName } from '#games/jelly-monster/words/places.ts'
import type { Seat } from '#kernel/game.ts'

export interface Cast {
  readonly say: Say
  /** By seat. */
  readonly names: readonly string[]
  /** By district; empty before the city is built. */
  readonly boards: readonly string[]
}

export function placeName({ say, boards }: Cast, district: number): string {
  const board = boards[district]
  if (board !== undefined) return boardName(say, board)
  return say('district.unknown', { number: district + 1 })
}

/** `null`: needs no words. */
export function sentenceOf(event: Event, cast: Cast): string | null {
  return playSentence(event, cast) ?? scoringSentence(event, cast) ?? pocketSentence(event, cast)
}

function playSentence(event: Event, cast: Cast): string | null {
  const { say, names } = cast
  switch (event.type) {
    case 'roundPrepared':
      return say('tell.round', { round: event.round })
    case 'colourTaken': {
      const colour = say(`colour.${event.colour}`)
      return say('tell.colour', { name: names[event.seat]!, colour })
    }
    case 'readied':
      return say('tell.ready', { name: names[event.seat]! })
    case 'roundStarted':
      return say('tell.started')
    case 'rolled':
      return say('tell.rolled', { name: names[event.seat]! })
    case 'placed': {
      const district = placeName(cast, event.district)
      return say('tell.placed', { district, name: names[event.seat]!, face: event.face })
    }
    case 'removed':
      return removal(event.seat, ownerOf(event.die), { cast, district: event.district })
    case 'targetMoved': {
      const district = placeName(cast, event.district)
      return say('tell.moved', { district, name: names[event.seat]! })
    }
    case 'locked': {
      const district = placeName(cast, event.district)
      return say('tell.locked', { district, name: names[event.seat]! })
    }
    case 'flipped':
      return event.seat === null
        ? say('tell.flipped.stall')
        : say('tell.flipped', { name: names[event.seat]! })
    case 'roundEnded':
      return say(event.reason === 'time-up' ? 'tell.over.time' : 'tell.over.placed')
    default:
      return null
  }
}

function removal(
  seat: Seat,
  owner: Seat,
  { cast, district }: { readonly cast: Cast; readonly district: number },
): string {
  const { say, names } = cast
  const values = { district: placeName(cast, district), name: names[seat]! }
  if (seat === owner) return say('tell.removed.own', values)
  return say('tell.removed', { ...values, other: names[owner]! })
}

function scoringSentence(event: Event, cast: Cast): string | null {
  const { say, names } = cast
  switch (event.type) {
    case 'districtOpened':
      return say('tell.opened', { district: placeName(cast, event.district) })
    case 'rerolled':
      return say('tell.rerolled', { district: placeName(cast, event.district) })
    case 'cancelled': {
      const { face, dice, seat } = event
      const district = placeName(cast, event.district)
      return say('tell.cancelled', { district, count: dice.length, face, name: names[seat]! })
    }
    case 'ranked':
      return ranking(event.standing, cast)
    case 'copied': {
      const other = placeName(cast, event.from)
      return say('tell.copied', { district: placeName(cast, event.of), other })
    }
    case 'chainEnded':
      return say('tell.chain', { district: placeName(cast, event.of) })
    case 'asked':
      return asking(event.pause, cast)
    case 'chose': {
      const direction = say(`question.copy.${event.from}`)
      return say('tell.chose', { name: names[event.seat]!, direction })
    }
    case 'answered':
      return event.byDefault ? say('tell.answered.default', { name: names[event.seat]! }) : null
    case 'centreCounted': {
      const { leaders, counts } = event
      if (leaders.length === 0) return say('tell.centre.none')
      const count = counts[leaders[0]!]!
      return say('tell.centre', { names: several(leaders, cast), count })
    }
    case 'matchEnded':
      return say('tell.ended')
    default:
      return null
  }
}

function ranking({ district, totals, controllers }: Standing, cast: Cast): string {
  const { say, names } = cast
  const place = placeName(cast, district)
  const [first] = controllers
  if (first === undefined) return say('tell.ranked.none', { district: place })
  const total = totals[first]!
  return controllers.length === 1
    ? say('tell.ranked', { district: place, name: names[first]!, total })
    : say('tell.ranked.tied', { district: place, names: several(controllers, cast), total })
}

function asking({ question }: Pause, cast: Cast): string {
  const kind = question.type === 'return-pod' ? 'return' : question.type
  return cast.say(`tell.asked.${kind}`, { names: several(question.waiting, cast) })
}

function pocketSentence(event: Event, { say, names }: Cast): string | null {
  switch (event.type) {
    case 'gained':
      return say('tell.gained', { name: names[event.seat]!, count: event.jelly })
    case 'gave': {
      const other = names[event.to]!
      return say('tell.gave', { name: names[event.seat]!, count: event.jelly, other })
    }
    case 'podOpened':
      return say('tell.opened.pod', { name: names[event.seat]!, count: event.jelly })
    case 'podTaken':
      return say('tell.pod', { name: names[event.seat]! })
    case 'podPeeked':
      return say('tell.peeked', { value: podWord(say, event.pod) })
    case 'podsShort':
      return say('tell.short')
    case 'podReturned':
      return say('tell.returned', { name: names[event.seat]! })
    default:
      return null
  }
}

export function podWord(say: Say, value: PodValue): string | number {
  return value === 'die' ? say('pod.die') : value
}

function several(seats: readonly Seat[], { say, names }: Cast): string {
  return listed(
    say,
    seats.map(seat => names[seat]!),
  )
}
