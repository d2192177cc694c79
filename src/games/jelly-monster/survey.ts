// What many matches say about the component set: how high scores are, and what decides.

import { leadersOf, totalsOf } from '#games/jelly-monster/control.ts'
import { evolve } from '#games/jelly-monster/evolve.ts'
import { setUp } from '#games/jelly-monster/layout.ts'
import type { Account, Event, JellyMonster, State } from '#games/jelly-monster/vocabulary.ts'
import type { Millis, Seat } from '#kernel/game.ts'
import type { Entry, Match } from '#kernel/match.ts'
import type { Survey } from '#kernel/survey.ts'

/** How often something was there, how much Jelly it moved, and how often it decided. */
interface Weight {
  times: number
  jelly: number
  decided: number
}

interface Lengths {
  rounds: number
  sum: Millis
  shortest: Millis
  longest: Millis
  allPlaced: number
}

interface Scores {
  matches: number
  /** By place: what the winner had, what the second had, and so on. */
  byPlace: number[]
  margin: number
  shared: number
}

export function survey(): Survey<JellyMonster> {
  const scores = new Map<number, Scores>()
  const lengths = new Map<number, Lengths>()
  const sides = new Map<string, Weight>()
  const kinds = new Map<string, Weight>()
  const faces = new Map<string, Weight>()
  return {
    add(match, entries) {
      const { state } = match
      if (state.stage.type !== 'over') return
      addScores(scores, state.stage.ending.scores ?? [])
      addLengths(lengths, entries, state.screens.length)
      addDeciders(sides, state, payment => payment.side)
      addDeciders(kinds, state, payment => payment.kind)
      addFaces(faces, match, entries)
    },
    lines() {
      return [
        ...scoreLines(scores),
        ...lengthLines(lengths),
        'district sides: matches in which it paid, Jelly it moved in each; it decides if without',
        'all it paid to anybody others would have won',
        ...weightLines(sides),
        'reward kinds: the same',
        ...weightLines(kinds),
        'die values: districts where one counted, points it brought; it decides if without the',
        'dice of that value others would have controlled the district',
        ...weightLines(faces),
      ]
    },
  }
}

function addScores(all: Map<number, Scores>, final: readonly number[]): void {
  const byPlace = final.map(() => 0)
  const found = known(all, final.length, () => ({ matches: 0, byPlace, margin: 0, shared: 0 }))
  const ranked = [...final].sort((one, other) => other - one)
  ranked.forEach((score, place) => {
    found.byPlace[place]! += score
  })
  found.matches += 1
  found.margin += ranked[0]! - ranked[1]!
  if (ranked[0] === ranked[1]) found.shared += 1
}

function addLengths(
  all: Map<number, Lengths>,
  entries: readonly Entry<JellyMonster>[],
  seats: number,
): void {
  const none = { rounds: 0, sum: 0, shortest: Number.POSITIVE_INFINITY, longest: 0, allPlaced: 0 }
  const found = known(all, seats, () => none)
  let startedAt: Millis = 0
  for (const { at, events } of entries) {
    for (const event of events) {
      if (event.type === 'roundStarted') startedAt = at
      if (event.type !== 'roundEnded') continue
      const length = at - startedAt
      found.rounds += 1
      found.sum += length
      found.shortest = Math.min(found.shortest, length)
      found.longest = Math.max(found.longest, length)
      if (event.reason === 'all-placed') found.allPlaced += 1
    }
  }
}

/** What one seat gained or gave away, and through what. */
interface Share {
  readonly seat: Seat
  readonly jelly: number
  readonly side: string
  readonly kind: string
}

function sharesOf({ account, districts }: State): readonly Share[] {
  const sideOf = (index: number | null) => {
    const district = index === null ? null : districts[index]!
    return district === null ? 'centre' : `${district.board}${district.side}`
  }
  return (account satisfies Account).flat().flatMap((payment): Share[] => {
    const { seat, jelly } = payment
    if (payment.type === 'podOpened') {
      const { district } = payment.pod
      const kind = district === null ? 'centre' : 'pod'
      return [{ seat, jelly, side: sideOf(district), kind }]
    }
    const side = sideOf(payment.origin.district)
    const kind = payment.origin.icon
    if (payment.type === 'gained') return [{ seat, jelly, side, kind }]
    return [
      { seat, jelly: -jelly, side, kind },
      { seat: payment.to, jelly, side, kind },
    ]
  })
}

function addDeciders(
  all: Map<string, Weight>,
  state: State,
  nameOf: (share: Share) => string,
): void {
  if (state.stage.type !== 'over') return
  const { winners, scores } = state.stage.ending
  const shares = sharesOf(state)
  for (const name of new Set(shares.map(nameOf))) {
    const without = [...(scores ?? [])]
    const weight = known(all, name, noWeight)
    weight.times += 1
    for (const share of shares) {
      if (nameOf(share) !== name) continue
      without[share.seat]! -= share.jelly
      weight.jelly += Math.max(0, share.jelly)
    }
    const most = Math.max(...without)
    const others = [...without.keys()].filter(seat => without[seat] === most)
    if (others.join() !== winners.join()) weight.decided += 1
  }
}

function addFaces(
  all: Map<string, Weight>,
  match: Match<JellyMonster>,
  entries: readonly Entry<JellyMonster>[],
): void {
  const { setting, screens } = match.state
  let state = setUp(setting.options, screens.length)
  for (const { events } of entries) {
    for (const event of events) {
      state = evolve(state, event)
      if (event.type === 'ranked') weighFaces(all, state, event)
    }
  }
}

function weighFaces(
  all: Map<string, Weight>,
  { districts, setting, screens }: State,
  { standing }: Extract<Event, { type: 'ranked' }>,
): void {
  const { dice } = districts[standing.district]!
  for (const face of new Set(dice.map(placed => placed.face))) {
    const weight = known(all, `${face}`, noWeight)
    const rest = dice.filter(placed => placed.face !== face)
    const leaders = leadersOf(totalsOf(rest, screens.length), setting.order)
    weight.times += 1
    weight.jelly += face * (dice.length - rest.length)
    if (leaders.join() !== standing.controllers.join()) weight.decided += 1
  }
}

function known<Key, Value>(all: Map<Key, Value>, key: Key, fresh: () => Value): Value {
  const found = all.get(key) ?? fresh()
  all.set(key, found)
  return found
}

function noWeight(): Weight {
  return { times: 0, jelly: 0, decided: 0 }
}

function scoreLines(all: ReadonlyMap<number, Scores>): readonly string[] {
  return inOrder(all).flatMap(([seats, { matches, byPlace, margin, shared }]) => {
    const places = byPlace.map(sum => (sum / matches).toFixed(1)).join(' / ')
    const line = `${seats} players, ${matches} matches: mean scores by place ${places}`
    const published = seats === 4 ? ' (a published result: 43 / 39 / 37 / 31)' : ''
    const ahead = `winner ahead by ${(margin / matches).toFixed(1)}`
    return [line + published, `  ${ahead}, victory shared in ${percent(shared, matches)}`]
  })
}

function lengthLines(all: ReadonlyMap<number, Lengths>): readonly string[] {
  return inOrder(all).map(([seats, { rounds, sum, shortest, longest, allPlaced }]) => {
    const seconds = [sum / rounds, shortest, longest].map(length => (length / 1000).toFixed(1))
    const [mean, least, most] = seconds
    const range = `mean ${mean} s, ${least} to ${most} s`
    return `${seats} players: rounds of ${range}, all dice placed in ${percent(allPlaced, rounds)}`
  })
}

function weightLines(all: ReadonlyMap<string, Weight>): readonly string[] {
  return inOrder(all).map(([name, { times, jelly, decided }]) => {
    const mean = (jelly / times).toFixed(1).padStart(6)
    const columns = [
      name.padEnd(18),
      `${times}`.padStart(8),
      mean,
      percent(decided, times).padStart(8),
    ]
    return `  ${columns.join('')}`
  })
}

function inOrder<Key extends string | number, Value>(all: ReadonlyMap<Key, Value>) {
  return [...all].sort(([one], [other]) => {
    return String(one).localeCompare(String(other), 'en', { numeric: true })
  })
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
