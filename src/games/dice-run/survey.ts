// What many matches tell about the game: how the groups stand when a stage ends, which cards are
// played for nothing, what the places score, and how long it all takes.

import { KINDS, kindOf } from '#games/dice-run/cards.ts'
import { count } from '#games/dice-run/dice.ts'
import { evolve } from '#games/dice-run/evolve.ts'
import { setUp } from '#games/dice-run/layout.ts'
import { groupCount, LEAD } from '#games/dice-run/line.ts'
import { STAGE_VALUES } from '#games/dice-run/piles.ts'
import { isSameRace } from '#games/dice-run/race.ts'
import { endingOf } from '#games/dice-run/scoring.ts'
import type { DiceRun, Event, State } from '#games/dice-run/vocabulary.ts'
import type { Entry } from '#kernel/match.ts'
import type { Survey } from '#kernel/survey.ts'

const PLAYS = [...KINDS, 'target', 'reroll'] as const
type PlayKind = (typeof PLAYS)[number]

/** How often something was looked at, and what that came to in all. */
interface Tally {
  times: number
  sum: number
}

interface Findings {
  readonly turns: Tally
  readonly lapsed: Tally
  readonly takenBack: Tally
  /** By stage: groups, dice in the lead, and what the winner counted there. */
  readonly stages: readonly { readonly groups: Tally; readonly lead: Tally; readonly won: Tally }[]
  /** Summed up are the plays that changed nothing. */
  readonly plays: { readonly [kind in PlayKind]: Tally }
  /** Points by final rank. */
  readonly ranks: Tally[]
  readonly reasons: Map<string, number>
}

export function survey(): Survey<DiceRun> {
  const findings = nothingFound()
  return {
    add({ state }, entries) {
      addEnd(findings, state)
      addCourse(findings, setUp(state.open.options, state.open.players.length), entries)
    },
    lines: () => [...courseLines(findings), ...stageLines(findings), ...playLines(findings)],
  }
}

function tally(): Tally {
  return { times: 0, sum: 0 }
}

function nothingFound(): Findings {
  return {
    turns: tally(),
    lapsed: tally(),
    takenBack: tally(),
    stages: STAGE_VALUES.map(() => ({ groups: tally(), lead: tally(), won: tally() })),
    plays: Object.fromEntries(PLAYS.map(kind => [kind, tally()])) as Findings['plays'],
    ranks: [],
    reasons: new Map(),
  }
}

function add(into: Tally, amount: number): void {
  into.times += 1
  into.sum += amount
}

function addEnd({ ranks, reasons }: Findings, { open }: State): void {
  const ending = endingOf(open)
  if (ending === null) return
  reasons.set(ending.reason, (reasons.get(ending.reason) ?? 0) + 1)
  const points = open.players.map(player => player.points).sort((one, other) => other - one)
  for (let rank = 0; rank < points.length; rank++) {
    const scored = ranks[rank] ?? tally()
    ranks[rank] = scored
    add(scored, points[rank]!)
  }
}

function addCourse(findings: Findings, laid: State, entries: readonly Entry<DiceRun>[]): void {
  const { turns, lapsed, takenBack, plays } = findings
  let state = laid
  const seen = { turns: 0, lapsed: 0, takenBack: 0 }
  let last: readonly [PlayKind, number] | null = null
  for (const { events } of entries) {
    const { race } = state.open
    for (const event of events) {
      addStage(findings, state, event)
      state = evolve(state, event)
      if (event.type === 'turnBegan') seen.turns += 1
      if (event.type === 'lapsed') seen.lapsed += 1
      if (event.type !== 'tookBack' || last === null) continue
      seen.takenBack += 1
      plays[last[0]].times -= 1
      plays[last[0]].sum -= last[1]
    }
    const kind = kindOfPlay(events)
    if (kind === null) continue
    last = [kind, isSameRace(race, state.open.race) ? 1 : 0]
    add(plays[kind], last[1])
  }
  add(turns, seen.turns)
  add(lapsed, seen.lapsed)
  add(takenBack, seen.takenBack)
}

function addStage({ stages }: Findings, { open }: State, event: Event): void {
  if (event.type !== 'stageScored') return
  const { counts, places } = event.result
  const { groups, lead, won } = stages[open.results.length]!
  add(groups, groupCount(open.race.line))
  add(lead, count(open.race.line[LEAD]!))
  add(won, counts[places[0]!]![LEAD]!)
}

function kindOfPlay(events: readonly Event[]): PlayKind | null {
  for (const event of events) {
    if (event.type === 'played') return kindOf(event.card)
    if (event.type === 'targetPlayed') return 'target'
    if (event.type === 'laidDown') return 'reroll'
  }
  return null
}

function courseLines({ turns, lapsed, takenBack, ranks, reasons }: Findings): readonly string[] {
  const endings = [...reasons].map(([reason, times]) => `${reason} ${times}`)
  return [
    `turns a match: ${mean(turns)}; lapsed ${mean(lapsed)}, taken back ${mean(takenBack)}`,
    `points by rank: ${ranks.map(mean).join(', ')}`,
    `endings: ${endings.join(', ')}`,
  ]
}

function stageLines({ stages }: Findings): readonly string[] {
  return stages.map(({ groups, lead, won }, stage) => {
    const counted = `${mean(groups)} groups, ${mean(lead)} dice in the lead`
    return `end of stage ${stage + 1}: ${counted}, of which the winner counts ${mean(won)}`
  })
}

function playLines({ plays }: Findings): readonly string[] {
  return PLAYS.map(kind => {
    const { times, sum } = plays[kind]
    const share = times === 0 ? '0.0' : ((100 * sum) / times).toFixed(1)
    return `${kind}: played ${times} times, ${share} % without effect`
  })
}

function mean({ times, sum }: Tally): string {
  return times === 0 ? '0.00' : (sum / times).toFixed(2)
}
