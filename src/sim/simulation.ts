// One simulation from beginning to end, and what came of it.

import { rulesOf } from '#games/registry.ts'
import { verified } from '#kernel/verification.ts'
import type { Client } from '#sim/client.ts'
import { viewAfter } from '#sim/ear.ts'
import type { FaultCounts } from '#sim/fault.ts'
import { isOver, type Party } from '#sim/party.ts'
import { type CheckName, isViolation, violation } from '#sim/violation.ts'
import { calm, live, newWorld, type Scenario, type World } from '#sim/world.ts'

export interface Simulated {
  readonly seed: string
  /** What failed first; `null`: nothing. */
  readonly failure: { readonly check: CheckName; readonly detail: string } | null
  readonly faults: FaultCounts
  readonly matches: number
  readonly entries: number
  readonly messages: number
  readonly trace: readonly string[]
}

export function simulated(scenario: Scenario): Simulated {
  const world = newWorld(scenario)
  const failure = failureOf(world)
  const { seed, faults, parties, messages, trace } = world
  const entries = parties.reduce((sum, { sight }) => sum + sight.truth.entries.length, 0)
  return { seed, failure, faults, matches: parties.length, entries, messages, trace }
}

function failureOf(world: World): Simulated['failure'] {
  try {
    if (!live(world, isDone)) throw violation('ending', standstill(world))
    for (const party of world.parties) assertWell(party)
    assertSound(world)
    return null
  } catch (error) {
    if (!isViolation(error)) throw error
    return { check: error.check, detail: error.message }
  }
}

/** Everybody is there, has seen the end, and waits for nothing. */
function isDone(world: World): boolean {
  const { parties, house } = world
  if (!parties.every(isOver)) return false
  calm(world)
  if (house.life.isOver() || house.halls.size < parties.length) return false
  return parties.every(({ clients, sight }) => clients.every(client => isAtRest(client, sight)))
}

function isAtRest(client: Client, { truth, isAlike, views }: Party['sight']): boolean {
  if (client.call === null || client.table?.phase !== 'over' || client.view === null) return false
  if (client.waiting.size > 0) return false
  const viewer = client.secret === null ? 'spectator' : client.seat
  if (viewer === null) return false
  const sight = { truth, isAlike, views }
  return isAlike(client.view, viewAfter(sight, truth.entries.length, viewer))
}

/** Every answer that a client has is true, and every action in the journal is a client's own. */
function assertWell(party: Party): void {
  const { entries } = party.sight.truth
  for (const client of party.clients) {
    for (const [number, answer] of client.answers) {
      if (answer.type === 'refused') continue
      const { entry } = entries[answer.entry!]!
      const asked = party.setting.game.readAction(client.sent.get(number))
      const wanted = { type: 'act', seat: client.seat, action: asked.ok ? asked.value : null }
      if (JSON.stringify(entry.cause) === JSON.stringify(wanted)) continue
      throw violation('acknowledged', `entry ${answer.entry} is not what ${client.name} did`)
    }
  }
  for (const { entry, number } of entries) {
    if (number === null || entry.cause.type !== 'act') continue
    const { seat } = entry.cause
    const client = party.clients.find(one => one.seat === seat)
    if (client?.answers.get(number)?.type === 'acknowledged') continue
    throw violation('twice', `entry ${entry.seq} of seat ${seat} was never acknowledged, or twice`)
  }
}

/** Reads each finished match from the disk, as anybody could who has its file. */
function assertSound({ house, parties, agenda }: World): void {
  for (const { match } of parties) {
    let text: string | null = null
    house.journal!.export(match, exported => {
      text = exported.type === 'exported' ? exported.lines : exported.type
    })
    while (text === null && agenda.proceed());
    const verdict = verified(text ?? '', rulesOf)
    if (verdict.ok) continue
    const { reason, line, detail } = verdict.objection
    throw violation('rules', `${match}, line ${line}, ${reason}: ${detail}`)
  }
}

function standstill({ parties }: World): string {
  return parties
    .map(({ id, sight, clients }) => {
      const { entries, closing } = sight.truth
      const waiting = clients.map(({ waiting, table }) => `${waiting.size} ${table?.phase}`)
      return `${id}: ${entries.length} entries, ${closing === null ? 'not over' : 'over'}; ${waiting}`
    })
    .join('; ')
}
