// Secrecy by twins, at a real table: for each viewer a match is played again with the same public
// history and other secrets. Who does not share them must be sent the same bytes at the same
// instants.

import type { Registered } from '#games/registry.ts'
import { pick } from '#kernel/chance.ts'
import { distorted } from '#kernel/distortion.ts'
import type { Chance, Millis, Viewer, Vocabulary } from '#kernel/game.ts'
import { wanderer } from '#kernel/simulation.ts'
import { type Bench, bench, type Deed, type Egress } from '#sim/bench.ts'
import type { Trial } from '#sim/trial.ts'
import {
  blankRecord,
  original,
  type Record,
  type Rules,
  type Twin,
  twinOf,
} from '#sim/twin-game.ts'
import { streamOf } from '#sim/world.ts'

/** A leak that is planted to see that it is found. `peek` is the truth of the table it sits in. */
export interface Leak {
  readonly rules?: (rules: Rules, peek: Twin['peek']) => Rules
  readonly egress?: (peek: Twin['peek']) => Egress
}

/** So much time passes, then this is done; `null`: nothing. */
interface Turn {
  readonly wait: Millis
  readonly deed: Deed | null
}

export interface Paired {
  /** What a viewer was sent differently; `null`: nothing. */
  readonly difference: string | null
  /** For how many viewers it was played again. */
  readonly twins: number
  /** In how many of these anything was otherwise: a twin that is the same shows nothing. */
  readonly others: number
  /** How many messages were compared. */
  readonly compared: number
  readonly isOver: boolean
}

const MOST_DEEDS = 1200

/** Plays one match, and its twin for each viewer until one is sent something else. */
export function pair(entry: Registered<Vocabulary>, seed: string, leak: Leak = {}): Paired {
  const chance = streamOf(seed, 'company')
  const { game } = entry
  const reading = game.readOptions({})
  const { min, max } = game.seats(reading.ok ? reading.value : {})
  const seats = min + chance.below(max - min + 1)
  const bots = chance.below(3) === 0 ? 1 : 0
  const rules: Rules = { game, bots: [wanderer(game)], manners: entry.manners }
  const record = blankRecord()
  const company = { seats, bots, people: seats - bots + 1 }
  const first = staged(original(rules, record), leak, company)
  const script = perform(first, record, entry, { ...company, chance })
  const sum = { twins: 0, others: 0, compared: 0 }
  const isOver = first.bench.latest.table?.phase === 'over'
  for (const viewer of ['spectator', ...new Array<number>(seats).keys()] as const) {
    const second = staged(twinOf(rules, record, viewer, `${seed}/${viewer}`), leak, company)
    for (const turn of script) take(second, turn)
    const { difference, count } = compared(first, second, { viewer, ...company })
    sum.twins += 1
    sum.others += second.twin.isOther() ? 1 : 0
    sum.compared += count
    if (difference !== null) return { ...sum, isOver, difference }
  }
  return { ...sum, isOver, difference: null }
}

interface Company {
  readonly seats: number
  readonly bots: number
  /** The watcher included. */
  readonly people: number
}

interface Staged {
  readonly bench: Bench
  readonly twin: Twin
}

function staged(twin: Twin, leak: Leak, { people }: Company): Staged {
  const { game, bots, manners } = leak.rules?.(twin, twin.peek) ?? twin
  const setting = { game, bots, manners, understudy: null }
  return { twin, bench: bench(setting, people, leak.egress?.(twin.peek)) }
}

function take({ bench: stage, twin }: Staged, { wait, deed }: Turn): void {
  // What comes at one instant comes at once, with nothing in between.
  if (wait > 0) stage.pass(wait)
  if (deed === null) return
  if (deed.type === 'crash') twin.reborn()
  stage.do(deed)
}

/** Lets everybody do what they may, and some things they may not, and writes the script. */
function perform(
  first: Staged,
  record: Record,
  { game }: Registered<Vocabulary>,
  { people, bots, chance }: Company & { readonly chance: Chance },
): readonly Turn[] {
  const { bench: stage } = first
  const script: Turn[] = []
  const numbers = new Array<number>(people).fill(0)
  let requests = 0
  function enact(deed: Deed | null, wait: Millis = 0): void {
    script.push({ wait, deed })
    take(first, { wait, deed })
  }
  function say(who: number, words: object): void {
    requests += 1
    enact({ type: 'hear', who, message: { number: requests, ...words } as never })
  }
  function come(who: number): void {
    enact({ type: 'arrive', who })
    if (who === people - 1) say(who, { type: 'watch' })
  }

  for (let who = 0; who < people; who++) {
    come(who)
    if (who < people - 1) say(who, newcomer(who))
    enact(null, 20)
  }
  for (let nth = 0; nth < bots; nth++) {
    say(0, { type: 'appoint', seat: people - 1 + nth, bot: 'wanderer' })
  }
  say(0, { type: 'start' })
  const pace = pick([300, 600, 900], chance)
  for (let deeds = 0; deeds < MOST_DEEDS; deeds++) {
    enact(null, 1 + chance.below(pace))
    if (stage.latest.table?.phase === 'over') break
    const who = chance.below(people)
    const way = chance.below(100)
    if (!stage.isOpen(who)) {
      if (way < 40) come(who)
    } else if (way < 3) enact({ type: 'lose', who })
    else if (way < 4) come(who)
    else if (way < 7) enact({ type: 'measure', who, trip: chance.below(300) })
    else if (way < 8) say(who, { type: 'look' })
    else if (way < 9) say(who, { type: 'join', name: `N${deeds}`, seat: null, value: SOME_VALUE })
    else if (way < 10) say(who, { type: pick(['pause', 'resume'], chance) })
    else if (way < 11 && chance.below(4) === 0) enact({ type: 'crash' })
    else if (way < 12 && chance.below(2) === 0) enact(null, 20_000 + chance.below(60_000))
    else {
      const next = actionFor(stage, record, game, { people, chance })
      if (next === null) continue
      const { who: actor, action } = next
      numbers[actor]! += 1
      enact({ type: 'hear', who: actor, message: { type: 'act', number: numbers[actor]!, action } })
    }
    if (stage.latest.clock?.paused === 'host') say(0, { type: 'resume' })
  }
  enact(null, 500)
  return script
}

function newcomer(who: number): object {
  return { type: 'join', name: `Person ${who}`, seat: null, value: `the-value-of-person-${who}` }
}

const SOME_VALUE = 'a-value-that-comes-too-late'

function actionFor(
  { latest, agenda }: Bench,
  record: Record,
  game: Registered<Vocabulary>['game'],
  { people, chance }: { readonly people: number; readonly chance: Chance },
): { readonly who: number; readonly action: unknown } | null {
  const { clock } = latest
  const state = record.latest
  if (state === null || clock === null) return null
  const now = clock.running ? clock.at + agenda.now() - clock.time : clock.at
  const first = chance.below(people - 1)
  for (let step = 0; step < people - 1; step++) {
    const who = (first + step) % (people - 1)
    const offers = game.legal(game.view(state, who), now)
    if (offers.length === 0) continue
    const action = pick(offers, chance)
    if (chance.below(30) > 0) return { who, action }
    // Now and then something that is not allowed, or somebody else's.
    const other = chance.below(people - 1)
    return { who: other, action: chance.below(2) === 0 ? action : distorted(action, chance) }
  }
  return null
}

interface Comparison {
  readonly difference: string | null
  readonly count: number
}

function compared(
  first: Staged,
  second: Staged,
  { viewer, people, bots }: Company & { readonly viewer: Viewer },
): Comparison {
  const trouble = [...first.bench.troubles, ...second.bench.troubles][0]
  const who = viewer === 'spectator' ? people - 1 : viewer
  const isBot = viewer !== 'spectator' && viewer >= people - 1 && bots > 0
  const one = isBot ? [] : untilOpened(first.bench.said[who]!)
  const other = isBot ? [] : untilOpened(second.bench.said[who]!)
  const count = one.length
  if (trouble !== undefined) return { count, difference: String(trouble) }
  const stray = second.twin.strayed()
  if (stray !== null) return { count, difference: stray }
  for (let at = 0; at < Math.max(count, other.length); at++) {
    if (one[at] === other[at]) continue
    const both = `${shown(one[at])}\nagainst ${shown(other[at])}`
    return { count, difference: `${viewer} is sent, as message ${at}, ${both}` }
  }
  return { count, difference: null }
}

/** When the match is over everything may be known: the secret, the journal, the hidden cards. */
function untilOpened(said: readonly string[]): readonly string[] {
  const end = said.findIndex(text => text.includes('"phase":"over"'))
  return end < 0 ? said : said.slice(0, end)
}

function shown(text: string | undefined): string {
  return text === undefined ? 'nothing' : text.slice(0, 400)
}

/** So many matches of each game, each again for everybody who sees it. */
export const twins: Trial = {
  usual: 2000,
  run({ count, seed, games }) {
    const lines: string[] = []
    for (const entry of games) {
      const sum = { over: 0, twins: 0, others: 0, compared: 0 }
      for (let nth = 0; nth < count; nth++) {
        const paired = pair(entry, `${seed}/${nth}`)
        sum.over += paired.isOver ? 1 : 0
        sum.twins += paired.twins
        sum.others += paired.others
        sum.compared += paired.compared
        if (paired.difference === null) continue
        return { lines, problem: `${entry.game.id}, seed ${seed}/${nth}: ${paired.difference}` }
      }
      lines.push(
        `${entry.game.id}: ${count} matches, ${sum.over} of them to the end, and ${sum.twins} ` +
          `twins, ${sum.others} with other secrets: ${sum.compared} messages alike`,
      )
    }
    return { lines, problem: null }
  },
}
