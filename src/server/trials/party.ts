// A few people at a table of Pig, over real sockets.

import { openTableAt } from '#server/trials/premises.ts'
import { join, type Visitor } from '#server/trials/visitor.ts'

/** Over as soon as somebody holds anything. */
export const QUICK = { goal: 1, turnLimit: 60_000 }

export interface Party {
  readonly table: string
  readonly people: readonly Visitor[]
}

export async function party(port: number, ...names: readonly string[]): Promise<Party> {
  const table = await openTableAt(port, { options: QUICK })
  const people: Visitor[] = []
  for (const name of names) people.push(await join(port, table, name))
  return { table, people }
}

export async function begin(people: readonly Visitor[]): Promise<void> {
  const shown = people.map(one => one.next('whole'))
  await granted(people[0]!, { type: 'start' })
  await Promise.all(shown)
}

export async function granted(
  visitor: Visitor,
  request: Parameters<Visitor['ask']>[0],
): Promise<void> {
  const answer = await visitor.ask(request)
  if (answer.type !== 'acknowledged') throw new Error(`${request.type}: ${answer.reason}`)
}

interface PigView {
  readonly turn: number
  readonly pot: number
}

/** Whoever has the turn rolls, and holds what is not a one. */
export async function playOut(people: readonly Visitor[]): Promise<void> {
  const first = people[0]!
  const view = () => first.view as unknown as PigView
  while (first.latest.table?.phase !== 'over') {
    const mover = people[view().turn]!
    const stepped = first.next('step')
    await granted(mover, { type: 'act', action: { type: 'roll' } })
    await stepped
    if (view().pot === 0) continue
    const over = first.next('table', ({ phase }) => phase === 'over')
    await granted(mover, { type: 'act', action: { type: 'hold' } })
    await over
  }
}
