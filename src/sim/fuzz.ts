// Mutated messages through the reader and into a table: none may change anything, none may be left
// without its own refusal.

import type { Registered } from '#games/registry.ts'
import { pick } from '#kernel/chance.ts'
import { distorted } from '#kernel/distortion.ts'
import type { Chance, Vocabulary } from '#kernel/game.ts'
import { CLIENT_MESSAGE_TYPES, type ClientMessage } from '#protocol/client.ts'
import { FRAME_LIMIT, MESSAGE_LIMIT } from '#protocol/limits.ts'
import { readMessage } from '#protocol/reading.ts'
import { type Bench, bench } from '#sim/bench.ts'
import type { Trial } from '#sim/trial.ts'
import { blankRecord, original, type Record } from '#sim/twin-game.ts'
import { streamOf } from '#sim/world.ts'

const SEATED = 1
const PEOPLE = 4
const STRANGER = PEOPLE - 1
/** So many between two looks at what is written. */
const BATCH = 500

export interface Fuzzed {
  readonly sent: number
  /** How often each reason was given. */
  readonly reasons: Map<string, number>
  readonly problem: string | null
}

const PHASES = ['gathering', 'playing', 'paused', 'over'] as const

/** Sends so many to one table in each of its phases. */
export function fuzzed(entry: Registered<Vocabulary>, count: number, seed: string): Fuzzed {
  const reasons = new Map<string, number>()
  let sent = 0
  for (const phase of PHASES) {
    const chance = streamOf(seed, phase)
    const record = blankRecord()
    const rules = { game: entry.game, bots: [], manners: entry.manners }
    const stage = bench({ ...original(rules, record), understudy: null }, PEOPLE)
    enterPhase(stage, phase)
    const quarter = Math.ceil(count / PHASES.length)
    for (let left = quarter; left > 0; left -= BATCH) {
      const before = stage.written()
      clear(stage)
      for (let nth = Math.min(BATCH, left); nth > 0; nth--) {
        const problem = attack({ stage, record, entry, chance, reasons })
        if (problem !== null) return { sent, reasons, problem: `${phase}: ${problem}` }
        sent += 1
      }
      stage.pass(5)
      const told = stage.said[0]!.find(text => /"type":"(?:table|step|whole)"/.test(text))
      if (stage.written() === before && told === undefined && stage.troubles.length === 0) continue
      const problem = `${phase}: something has changed: ${told ?? stage.troubles[0] ?? 'entries'}`
      return { sent, reasons, problem }
    }
  }
  return { sent, reasons, problem: null }
}

function clear({ said }: Bench): void {
  for (const one of said) one.length = 0
}

function enterPhase(stage: Bench, phase: (typeof PHASES)[number]): void {
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
  if (phase === 'paused') say(0, { type: 'pause' })
  if (phase !== 'over') return
  for (let minutes = 0; minutes < 600 && stage.latest.table?.phase !== 'over'; minutes++) {
    stage.pass(60_000)
  }
}

interface Attack {
  readonly stage: Bench
  readonly record: Record
  readonly entry: Registered<Vocabulary>
  readonly chance: Chance
  readonly reasons: Map<string, number>
}

function attack({ stage, record, entry, chance, reasons }: Attack): string | null {
  const who = chance.below(2) === 0 ? SEATED : STRANGER
  const frame = mutated(stage, record, entry, chance)
  const heard = readMessage(frame)
  if (!heard.ok) {
    reasons.set(heard.refusal.reason, (reasons.get(heard.refusal.reason) ?? 0) + 1)
    return null
  }
  if (isAllowed({ stage, record, entry }, who, heard.message)) return null
  const { length } = stage.said[who]!
  stage.do({ type: 'hear', who, message: heard.message })
  const answers = stage.said[who]!.slice(length)
  const reason = /"type":"refused".*"reason":"([^"]+)"/.exec(answers.join('\n'))?.[1]
  if (answers.length !== 1 || reason === undefined) {
    return `${JSON.stringify(heard.message)} from ${who} is answered by ${answers.join(' ')}`
  }
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  return null
}

/** What anybody may say, and what this seat may do now: no attack at all. */
function isAllowed(
  { stage, record, entry }: Pick<Attack, 'stage' | 'record' | 'entry'>,
  who: number,
  message: ClientMessage,
): boolean {
  if (['hello', 'ping', 'watch', 'look'].includes(message.type)) return true
  if (who === STRANGER) return false
  if (message.type !== 'act') return ['join', 'leave', 'throwIn'].includes(message.type)
  const reading = entry.game.readAction(message.action)
  const { clock } = stage.latest
  if (!reading.ok || record.latest === null || clock === null || !clock.running) return false
  const now = clock.at + stage.agenda.now() - clock.time
  const chance = { below: () => 0 }
  return entry.game.act(record.latest, who, reading.value, { now, chance }).ok
}

/** Something that was right once, and is not any more. */
function mutated(
  stage: Bench,
  record: Record,
  { game }: Registered<Vocabulary>,
  chance: Chance,
): unknown {
  const view = record.latest === null ? null : game.view(record.latest, SEATED)
  const offers = view === null ? [] : game.legal(view, stage.latest.clock?.at ?? 0)
  const action = offers.length === 0 ? { type: 'roll' } : pick(offers, chance)
  const type = pick(CLIENT_MESSAGE_TYPES, chance)
  const words = { type, number: 1 + chance.below(300), seat: chance.below(9), name: 'Eve' }
  const right = chance.below(2) === 0 ? { type: 'act', number: words.number, action } : words
  const text = JSON.stringify(right)
  switch (chance.below(9)) {
    case 0:
      return JSON.stringify(right)
    case 1:
      return text.slice(0, chance.below(text.length))
    case 2:
      return new TextEncoder().encode(text)
    case 3:
      return text + ' '.repeat(pick([MESSAGE_LIMIT, FRAME_LIMIT], chance))
    case 4:
      return JSON.stringify({ ...right, action: nested(chance.below(40)) })
    case 5:
      return text.replace(/./g, letter => (chance.below(20) === 0 ? pick(LETTERS, chance) : letter))
    case 6:
      return text.replace('"type"', pick(['"__proto__"', '"constructor"', '"kind"'], chance))
    case 7:
      return text.slice(1 + chance.below(5))
    default:
      return JSON.stringify(distorted(right, chance)) ?? ''
  }
}

const LETTERS = ['"', '{', '}', ':', '\\', '0', '-', '\u0000', '\ud800', 'é'] as const

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)]
}

/** So many in all. */
export const fuzz: Trial = {
  usual: 200_000,
  run({ count, seed, games }) {
    const lines: string[] = []
    for (const entry of games) {
      const { sent, reasons, problem } = fuzzed(entry, Math.ceil(count / games.length), seed)
      if (problem !== null) return { lines, problem: `${entry.game.id}, seed ${seed}: ${problem}` }
      const told = [...reasons].sort().map(([reason, times]) => `${reason} ${times}`)
      lines.push(`${entry.game.id}: ${sent} messages, nothing changed; ${told.join(', ')}`)
    }
    return { lines, problem: null }
  },
}
