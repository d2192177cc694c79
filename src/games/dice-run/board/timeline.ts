// What one step is to be seen as: a picture for every move, from the front backwards.

import { type DiceSet, NO_DICE, only } from '#games/dice-run/dice.ts'
import { isSameRace, type Race, type RaceEvent, raced } from '#games/dice-run/race.ts'
import type { Event, Open, StageResult, View } from '#games/dice-run/vocabulary.ts'

export interface Frame {
  readonly race: Race
  /** Everything else as it was before: points are not given away before they are counted. */
  readonly open: Open
  /** The dice that move in it. */
  readonly moved: DiceSet
  /** The dice that fall on new faces in it. */
  readonly tumbled: DiceSet
  /** A stage was scored with the race as it stands: its story comes first. */
  readonly result: StageResult | null
}

const STILL = { moved: NO_DICE, tumbled: NO_DICE, result: null } as const

export function framesOf(before: View, events: readonly Event[], after: View): readonly Frame[] {
  const frames: Frame[] = []
  const { open } = before
  let { race } = open
  for (const event of events) {
    if (event.type === 'stageScored') {
      frames.push({ ...STILL, race, open, result: event.result })
    } else if (isRaceEvent(event)) {
      race = raced(race, event)
      frames.push({ race, open, moved: movedIn(event), tumbled: tumbledIn(event), result: null })
    }
  }
  // Whatever is taken back is not told die by die.
  if (isSameRace(race, after.open.race)) return frames
  return [...frames, { ...STILL, race: after.open.race, open }]
}

const RACE_EVENTS: readonly string[] = [
  'advanced',
  'swapped',
  'cameBack',
  'turnedOver',
  'gapLaid',
  'crashed',
  'rolled',
] satisfies readonly RaceEvent['type'][]

function isRaceEvent(event: Event): event is RaceEvent {
  return RACE_EVENTS.includes(event.type)
}

function movedIn(event: RaceEvent): DiceSet {
  if (event.type === 'advanced' || event.type === 'cameBack') return event.dice
  return event.type === 'crashed' ? only(event.die) : NO_DICE
}

function tumbledIn(event: RaceEvent): DiceSet {
  return event.type === 'rolled' || event.type === 'turnedOver' ? event.dice : NO_DICE
}
