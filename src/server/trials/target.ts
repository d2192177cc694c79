// Tables of a real server at which nothing moves by itself, so that whatever changes was changed.

import { type Registered, registry } from '#games/registry.ts'
import type { Vocabulary } from '#kernel/game.ts'
import type { Known } from '#server/trials/mutation.ts'
import { granted } from '#server/trials/party.ts'
import { openTableAt } from '#server/trials/premises.ts'
import { join as sitDown, type Visitor } from '#server/trials/visitor.ts'

export interface Target {
  readonly state: 'gathering' | 'paused' | 'over'
  readonly table: string
  /** What the last of those who sit there has done. */
  readonly known: Known | null
}

export const SEATS = 3
/** Everybody is told the name by which they keep their seat. */
export const LAST_NAME = `P${SEATS - 1}`

/** One of each game that gathers, one that is paused, and one that is over where that is quick. */
export async function targetsAt(port: number): Promise<readonly Target[]> {
  const targets: Target[] = []
  for (const entry of registry) {
    targets.push(await prepared(port, entry, 'gathering'), await prepared(port, entry, 'paused'))
  }
  targets.push(await prepared(port, registry.find(isInTurns)!, 'over'))
  return targets
}

/** Where people take turns a match is as quick as they are. */
function isInTurns({ manners }: Registered<Vocabulary>): boolean {
  return manners.claim === undefined
}

async function prepared(
  port: number,
  entry: Registered<Vocabulary>,
  state: Target['state'],
): Promise<Target> {
  const table = await openTableAt(port, { game: entry.game.id })
  const people: Visitor[] = []
  for (let seat = 0; seat < SEATS; seat++) people.push(await sitDown(port, table, `P${seat}`))
  if (state === 'gathering') return { state, table, known: null }
  const shown = people.map(one => one.next('whole'))
  await granted(people[0]!, { type: 'start' })
  await Promise.all(shown)
  let known: Known | null = null
  const isDone =
    state === 'over'
      ? () => people[0]!.latest.table?.phase === 'over'
      : () => known !== null || people[0]!.latest.table?.phase === 'over'
  while (!isDone()) known = (await playOn(people, entry)) ?? known
  if (state === 'paused') await granted(people[0]!, { type: 'pause' })
  return { state, table, known }
}

/** Everybody does something that they may do. Answers with what the last of them did. */
async function playOn(
  people: readonly Visitor[],
  { game }: Registered<Vocabulary>,
): Promise<Known | null> {
  let known: Known | null = null
  for (const [seat, visitor] of people.entries()) {
    const action = game.legal(visitor.view!, visitor.latest.clock?.at ?? 0)[0]
    if (action === undefined) continue
    const answer = await visitor.ask({ type: 'act', action })
    if (answer.type === 'refused' || seat !== SEATS - 1) continue
    known = { number: answer.number, action, entry: answer.entry! }
  }
  // Within what a line may say, and with time for what follows an action.
  await Bun.sleep(PAUSE)
  return known
}

const PAUSE = 30
