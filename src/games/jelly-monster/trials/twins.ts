// Secrecy by twins: a match is played again with the same public history, and every secret that a
// viewer does not share is drawn anew. What that viewer sees and hears must stay the same.

import type { PodValue } from '#games/jelly-monster/components/set.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import type { Event, JellyMonster, Options, State } from '#games/jelly-monster/vocabulary.ts'
import { pick, shuffled } from '#kernel/chance.ts'
import type { Chance, Seat, Viewer } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { type Entry, laidOut } from '#kernel/match.ts'
import { walk } from '#kernel/walk.ts'

type JellyEntry = Entry<JellyMonster>

const LONGEST_MATCH = 3000

/** Plays a random match and its twin for every viewer; `null`, or what a twin gave away. */
export function twinsDiffer(options: Options, seats: number, seed: string): string | null {
  const { entries } = walk(jellyMonster, { options, seats, seed, bound: LONGEST_MATCH })
  const viewers: Viewer[] = ['spectator', ...new Array(seats).keys()]
  for (const viewer of viewers) {
    const chance = swiftLuck(`${seed}/twin of ${viewer}`).chance('table', 0)
    const difference = twinOf(laidOut(jellyMonster, options, seats).state, entries, viewer, chance)
    if (difference !== null) return `seed ${seed}, ${seats} seats, ${viewer}: ${difference}`
  }
  return null
}

function twinOf(
  opening: State,
  entries: readonly JellyEntry[],
  viewer: Viewer,
  chance: Chance,
): string | null {
  const keeps = podsSeenBy(opening, entries, viewer)
  let [original, twin] = [opening, opening]
  for (let nth = 0; nth < entries.length; nth++) {
    const entry = entries[nth]!
    const events = twinEvents({ twin, entries, nth, viewer, keeps }, chance)
    const upTo = legalReveal(entry.events)
    const heard = (all: readonly Event[]) => {
      return JSON.stringify(all.slice(0, upTo).filter(event => hears(viewer, event)))
    }
    if (heard(entry.events) !== heard(events)) return `entry ${entry.seq} is told otherwise`
    if (upTo < entry.events.length) return null
    original = entry.events.reduce(jellyMonster.evolve, original)
    twin = events.reduce(jellyMonster.evolve, twin)
    const [seen, seenAgain] = [original, twin].map(state => {
      return JSON.stringify(jellyMonster.view(state, viewer))
    })
    if (seen !== seenAgain) return `after entry ${entry.seq} the view is another`
  }
  return null
}

/** [J7.3] Pods are opened in the end, and what was in them may then be known. */
function legalReveal(events: readonly Event[]): number {
  const index = events.findIndex(({ type }) => type === 'podOpened' || type === 'matchEnded')
  return index < 0 ? events.length : index
}

function hears(viewer: Viewer, event: Event): boolean {
  const audience = jellyMonster.audience(event)
  return audience === 'everyone' || (viewer !== 'spectator' && audience.includes(viewer))
}

/** The places in the stack, from below, of the pods that this viewer takes. */
function podsSeenBy(
  opening: State,
  entries: readonly JellyEntry[],
  viewer: Viewer,
): ReadonlySet<number> {
  const places = new Set<number>()
  let height = opening.stack.length
  for (const event of entries.flatMap(entry => entry.events)) {
    if (event.type !== 'podTaken') continue
    height -= 1
    if (event.seat === viewer) places.add(height)
  }
  return places
}

interface Turn {
  readonly twin: State
  readonly entries: readonly JellyEntry[]
  readonly nth: number
  readonly viewer: Viewer
  readonly keeps: ReadonlySet<number>
}

/** What the rules make of the same entry when the secrets are others. */
function twinEvents(turn: Turn, chance: Chance): readonly Event[] {
  const { twin, entries, nth, viewer } = turn
  const { at, cause, events } = entries[nth]!
  if (cause.type === 'start') return events.map(event => restacked(event, turn, chance))
  const numbers = diceOf(events)
  if (cause.type === 'ring') {
    return jellyMonster.ring(twin, { now: at, chance: script(numbers, chance) })
  }
  const { seat } = cause
  const isHidden = seat !== viewer
  const rolls = cause.action.type === 'roll' && isHidden ? rerolled(turn, seat, chance) : numbers
  const action =
    cause.action.type === 'return' && isHidden
      ? { ...cause.action, pod: pick(twin.holdings[seat]!.pods, chance).value }
      : cause.action
  const decision = jellyMonster.act(twin, seat, action, { now: at, chance: script(rolls, chance) })
  if (!decision.ok) throw new Error(`a twin may not ${JSON.stringify(action)}: ${decision.refusal}`)
  return decision.events
}

/** Another order for all pods but those the viewer will hold. */
function restacked(event: Event, { keeps }: Turn, chance: Chance): Event {
  if (event.type !== 'podsShuffled') return event
  const free = event.stack.filter((_, place) => !keeps.has(place))
  const others: PodValue[] = shuffled(free, chance)
  return {
    ...event,
    stack: event.stack.map((pod, place) => (keeps.has(place) ? pod : others.pop()!)),
  }
}

/** Another roll, but for the die that this player shows everybody next. */
function rerolled({ twin, entries, nth }: Turn, seat: Seat, chance: Chance): readonly number[] {
  const { dice } = twin.screens[seat]!
  const next = entries
    .slice(nth + 1)
    .find(({ cause }) => cause.type === 'act' && cause.seat === seat)
  const action = next?.cause.type === 'act' ? next.cause.action : null
  const shown = action?.type === 'place' ? dice.indexOf(action.die) : -1
  const numbers = diceOf(entries[nth]!.events)
  return numbers.map((number, index) => (index === shown ? number : chance.below(6)))
}

/** What chance must have answered for these events to happen. */
function diceOf(events: readonly Event[]): readonly number[] {
  return events.flatMap((event): number[] => {
    if (event.type === 'peeked') return event.faces.map(face => face - 1)
    return event.type === 'rerolled' ? event.dice.map(({ face }) => face - 1) : []
  })
}

/** First these numbers, then whatever falls. */
function script(numbers: readonly number[], chance: Chance): Chance {
  let used = 0
  return {
    below(n) {
      used += 1
      return numbers[used - 1] ?? chance.below(n)
    },
  }
}
