// Everybody who plays on this device. Each has a line of their own to the table, so that nobody is
// shown what another sees.

import { fetchRules } from '#games/shelf.ts'
import type { Game, Vocabulary } from '#kernel/game.ts'
import { type LiveTable, liveTable } from '#web/connection/table.svelte.ts'
import { freshToken, suggestedName } from '#web/person.ts'
import type { LocalTable } from '#web/solo/local.ts'
import { nextHand } from '#web/solo/turn.ts'

export interface Company {
  /** Who opened the table, and is its host. */
  readonly first: LiveTable
  /** Whose view is on the screen. */
  readonly current: LiveTable
  /** Who is to have the device; `null`: the one who has it. */
  readonly awaited: LiveTable | null
  /** Whether this seat is one of ours. */
  has(seat: number): boolean
  add(seat: number): Promise<void>
  rename(seat: number, name: string): Promise<void>
  handOver(): void
  /** Looks who has something to do. */
  look(): void
  leave(): void
}

export function companyOf(local: LocalTable): Company {
  let members = $state.raw<readonly LiveTable[]>([sitter(local)])
  let current = $state.raw(members[0]!)
  let awaited = $state.raw<LiveTable | null>(null)
  let rules: Game<Vocabulary> | null = null

  async function learnRules(): Promise<void> {
    const { game } = members[0]!.now
    if (game !== null) rules = await fetchRules(game.id, game.version)
  }

  const isThere = ({ now }: LiveTable) => now.line === 'open' && now.seat !== null
  const at = (seat: number) => {
    return members.find(one => isThere(one) && one.now.seat === seat) ?? null
  }

  return {
    first: members[0]!,
    get current() {
      return current
    },
    get awaited() {
      return awaited
    },
    has: seat => at(seat) !== null,
    async add(seat) {
      const member = sitter(local)
      members = [...members, member]
      const taken = members[0]!.now.table?.chairs.map(({ name }) => name) ?? []
      await opened(member)
      await member.ask({ type: 'join', name: suggestedName(taken), seat, value: freshToken() })
      await learnRules()
    },
    async rename(seat, name) {
      await at(seat)?.ask({ type: 'join', name, seat, value: freshToken() })
    },
    handOver() {
      if (awaited !== null) current = awaited
      awaited = null
    },
    look() {
      if (members[0]!.now.table?.phase === 'gathering') {
        current = members[0]!
        awaited = null
      }
      const { seat } = current.now
      if (seat === null || awaited !== null || members.length === 1) return
      const seated = members.filter(isThere)
      const hands = seated.map(one => ({ seat: one.now.seat!, isAsked: isAsked(one, rules) }))
      const next = nextHand(hands, seat)
      if (next !== seat) awaited = at(next)
    },
    leave() {
      for (const member of members) member.leave()
    },
  }
}

function isAsked({ now, clock }: LiveTable, rules: Game<Vocabulary> | null): boolean {
  if (rules === null || now.view === null || now.table?.ending != null) return false
  return rules.legal(now.view, clock.now()).length > 0
}

function sitter(local: LocalTable): LiveTable {
  const caller = { table: 'here', secret: freshToken(), client: 'web', freshValue: freshToken }
  return liveTable(caller, local.dial)
}

/** Until the line is there nothing can be asked. */
async function opened(live: LiveTable): Promise<void> {
  while (live.now.line !== 'open') await new Promise(resolve => setTimeout(resolve, 10))
}
