// Mutated messages through the reader and into tables: none may change anything, none may be left
// without its own refusal, and none may stay in memory.

import { heapStats } from 'bun:jsc'
import type { Registered } from '#games/registry.ts'
import { pick } from '#kernel/chance.ts'
import type { Chance, Millis, Vocabulary } from '#kernel/game.ts'
import type { ClientMessage } from '#protocol/client.ts'
import { readMessage } from '#protocol/reading.ts'
import { type Bench, bench } from '#sim/bench.ts'
import { MUTATION_NAMES, MUTATIONS, type Mutation } from '#sim/mutation.ts'
import type { Trial } from '#sim/trial.ts'
import { blankRecord, original, type Record } from '#sim/twin-game.ts'
import { streamOf } from '#sim/world.ts'

const SEATED = 1
const PEOPLE = 4
const STRANGER = PEOPLE - 1
/** So many between two looks at what is written. */
const BATCH = 500
/** Beyond what was said before the attack. */
const FIRST_NUMBER = 100
/** Longer than any countdown, shorter than any limit. */
const FIRST_SECONDS = 4000

type Counts = { [Name in Mutation]: number }

export interface Fuzzed {
  readonly sent: number
  /** How often each way to spoil a message was tried. */
  readonly mutations: Readonly<Counts>
  /** How often each reason was given. */
  readonly reasons: Map<string, number>
  /** What was in memory, in bytes, when these shares of all messages were sent. */
  readonly heap: readonly number[]
  readonly problem: string | null
}

const PHASES = ['gathering', 'playing', 'paused', 'over'] as const
type Phase = (typeof PHASES)[number]

/** When memory is looked at: from the first look on it is to stay as it is. */
const LOOKS = [0.25, 0.5, 1] as const
/** By how much a run may end larger than it was at the first look. */
export const MOST_GROWTH = 524_288

interface Target {
  readonly phase: Phase
  readonly entry: Registered<Vocabulary>
  readonly stage: Bench
  readonly record: Record
  readonly chance: Chance
  /** The highest number of a message so far. */
  number: number
}

interface Tally {
  sent: number
  readonly mutations: Counts
  readonly reasons: Map<string, number>
  readonly heap: number[]
}

/** Sends so many, in turn to a table of each game in each of its phases. */
export function fuzzed(
  entries: readonly Registered<Vocabulary>[],
  count: number,
  seed: string,
): Fuzzed {
  const targets = entries.flatMap(entry => PHASES.map(phase => newTarget(entry, phase, seed)))
  const tally: Tally = { sent: 0, mutations: noMutations(), reasons: new Map(), heap: [] }
  for (let nth = 0; tally.sent < count; nth++) {
    const target = targets[nth % targets.length]!
    const problem = pelt(target, tally)
    if (problem === null) {
      if (tally.sent >= count * LOOKS[tally.heap.length]!) tally.heap.push(heapNow())
      continue
    }
    return { ...tally, problem: `${target.entry.game.id}, ${target.phase}: ${problem}` }
  }
  return { ...tally, problem: null }
}

function newTarget(entry: Registered<Vocabulary>, phase: Phase, seed: string): Target {
  const record = blankRecord()
  const rules = { game: entry.game, bots: [], manners: entry.manners }
  const stage = bench({ ...original(rules, record), understudy: null }, PEOPLE)
  enterPhase({ stage, record, entry, phase })
  const chance = streamOf(seed, `${entry.game.id} ${phase}`)
  return { phase, entry, stage, record, chance, number: FIRST_NUMBER }
}

function noMutations(): Counts {
  return Object.fromEntries(MUTATION_NAMES.map(name => [name, 0])) as Counts
}

function heapNow(): number {
  Bun.gc(true)
  return heapStats().heapSize
}

/** A batch of them, and a look at what came of it. */
function pelt(target: Target, tally: Tally): string | null {
  const { stage, record } = target
  const before = stage.written()
  clear(stage)
  for (let nth = 0; nth < BATCH; nth++) {
    const problem = attack(target, tally)
    if (problem !== null) return problem
    tally.sent += 1
  }
  stage.pass(5)
  // What was refused is nothing to remember, here as at the table.
  record.decisions.clear()
  const told = stage.said[0]!.find(text => /"type":"(?:table|step|whole)"/.test(text))
  if (stage.written() === before && told === undefined && stage.troubles.length === 0) return null
  return `something has changed: ${told ?? stage.troubles[0] ?? 'entries'}`
}

function clear({ said }: Bench): void {
  for (const one of said) one.length = 0
}

function enterPhase({ stage, record, entry, phase }: Omit<Target, 'chance' | 'number'>): void {
  let number = 0
  const say = (who: number, words: object) => {
    number += 1
    stage.do({ type: 'hear', who, message: { number, ...words } as ClientMessage })
    stage.pass(10)
  }
  for (let who = 0; who < PEOPLE; who++) {
    stage.do({ type: 'arrive', who })
    const value = `the-value-of-person-${who}`
    if (who !== STRANGER) say(who, { type: 'join', name: `Person ${who}`, seat: null, value })
  }
  if (phase === 'gathering') return
  say(0, { type: 'start' })
  // Everybody does what there is to be done first: is ready, and takes dice in hand.
  for (let turn = 0; turn < 2; turn++) {
    for (let who = 0; who < STRANGER; who++) {
      const action = offersTo(who, { stage, record, entry })[0]
      if (action !== undefined) say(who, { type: 'act', action })
    }
    stage.pass(FIRST_SECONDS)
  }
  if (phase === 'paused') say(0, { type: 'pause' })
  if (phase !== 'over') return
  for (let minutes = 0; minutes < 600 && stage.latest.table?.phase !== 'over'; minutes++) {
    stage.pass(60_000)
  }
}

function attack(target: Target, { mutations, reasons }: Tally): string | null {
  const { stage, chance } = target
  const who = chance.below(2) === 0 ? SEATED : STRANGER
  const mutation = pick(MUTATION_NAMES, chance)
  mutations[mutation] += 1
  const heard = readMessage(MUTATIONS[mutation](messageFor(target), chance))
  if (!heard.ok) {
    count(reasons, heard.refusal.reason)
    return null
  }
  if (isAllowed(target, who, heard.message)) return null
  const { length } = stage.said[who]!
  stage.do({ type: 'hear', who, message: heard.message })
  const answers = stage.said[who]!.slice(length)
  if (isOld(heard.message) && answers.length === 1 && /"acknowledged"/.test(answers[0]!)) {
    count(reasons, 'acknowledged again')
    return null
  }
  const reason = /"type":"refused".*"reason":"([^"]+)"/.exec(answers.join('\n'))?.[1]
  if (answers.length !== 1 || reason === undefined) {
    return `${JSON.stringify(heard.message)} from ${who} is answered by ${answers.join(' ')}`
  }
  count(reasons, reason)
  return null
}

/** Under a number from before the attack: answered as it was then, whatever it says now. */
function isOld(message: ClientMessage): boolean {
  return message.type === 'act' && message.number < FIRST_NUMBER
}

function count(reasons: Map<string, number>, reason: string): void {
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
}

/** What anybody may say, and what this seat may do now: no attack at all. */
function isAllowed({ stage, record, entry }: Target, who: number, message: ClientMessage): boolean {
  if (['hello', 'ping', 'watch', 'look'].includes(message.type)) return true
  if (who === STRANGER) return false
  if (message.type !== 'act') return ['join', 'leave', 'throwIn'].includes(message.type)
  const reading = entry.game.readAction(message.action)
  const { clock } = stage.latest
  if (!reading.ok || record.latest === null || clock === null || !clock.running) return false
  const moment = { now: timeOf(stage), chance: { below: () => 0 } }
  return entry.game.act(record.latest, who, reading.value, moment).ok
}

const value = 'a-value-that-nobody-asked-for'

const WISHES: readonly object[] = [
  { type: 'join', name: 'Eve', seat: 0, value },
  { type: 'join', name: 'Eve', seat: null, value },
  { type: 'leave' },
  { type: 'throwIn', value },
  { type: 'configure', options: {}, fairness: 'strict', listed: true },
  { type: 'appoint', seat: 2, bot: 'wanderer' },
  { type: 'kick', seat: 0 },
  { type: 'handOver', seat: 1 },
  { type: 'start' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'rematch' },
  { type: 'ping', sent: 1 },
]

/** What this one may do now. */
function offersTo(
  who: number,
  { stage, record, entry }: Pick<Target, 'stage' | 'record' | 'entry'>,
): readonly Vocabulary['Action'][] {
  const { clock } = stage.latest
  if (record.latest === null || clock === null) return []
  return entry.game.legal(entry.game.view(record.latest, who), timeOf(stage))
}

function timeOf({ latest, agenda }: Bench): Millis {
  const { at, time, running } = latest.clock!
  return running ? at + agenda.now() - time : at
}

/** Something that would be right from somebody, at some time. */
function messageFor(target: Target): object {
  const { chance } = target
  const offers = offersTo(chance.below(STRANGER), target)
  const action = offers.length === 0 ? { type: 'roll' } : pick(offers, chance)
  target.number += 1
  // Most are new; some come again, or after others that were said later.
  const earlier = 1 + chance.below(pick([FIRST_NUMBER / 5, target.number], chance))
  const number = chance.below(4) === 0 ? earlier : target.number
  if (chance.below(2) === 0) return { type: 'act', number, action }
  return { ...pick(WISHES, chance), number }
}

/** What is wrong with a run in which nothing was changed and everything refused. */
export function flawOf({ mutations, heap }: Pick<Fuzzed, 'mutations' | 'heap'>): string | null {
  const missing = MUTATION_NAMES.filter(name => mutations[name] === 0)
  if (missing.length > 0) return `never tried: ${missing.join(', ')}`
  const growth = heap.at(-1)! - heap[0]!
  return growth <= MOST_GROWTH ? null : `memory grew by ${growth} bytes`
}

/** So many in all. */
export const fuzz: Trial = {
  usual: 200_000,
  run({ count, seed, games }) {
    const found = fuzzed(games, count, seed)
    const { sent, reasons, mutations, heap } = found
    const problem = found.problem ?? flawOf(found)
    const megabytes = heap.map(bytes => (bytes / 1_048_576).toFixed(2))
    const lines = [
      `${sent} messages to ${games.length * PHASES.length} tables`,
      `how they were spoilt: ${listed(Object.entries(mutations))}`,
      `why they were refused: ${listed([...reasons].toSorted())}`,
      `MB in memory after a quarter, a half and all of them: ${megabytes.join(', ')}`,
    ]
    return { lines, problem: problem === null ? null : `seed ${seed}: ${problem}` }
  },
}

function listed(counts: readonly (readonly [string, number])[]): string {
  return counts.map(([what, times]) => `${what} ${times}`).join(', ')
}
