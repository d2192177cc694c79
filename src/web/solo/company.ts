// Everybody who plays on this device. Each has a line of their own to the table, so that nobody is
// shown what another sees, and nobody's time runs while the device goes from hand to hand.

import type { Game, Seat, Vocabulary } from '#kernel/game.ts'
import type { LiveTable } from '#web/connection/table.svelte.ts'
import type { LocalTable } from '#web/solo/local.ts'
import { nextHand } from '#web/solo/turn.ts'

export interface Company {
  /** Who opened the table, and is its host. */
  readonly first: LiveTable
  /** Whose view is on the screen; `null`: it is not known yet who has the device. */
  readonly current: LiveTable | null
  /** Who is to have the device; `null`: the one who has it. */
  readonly awaited: LiveTable | null
  /** By which they are known again. */
  readonly secrets: readonly string[]
  /** Whether this seat is one of ours. */
  has(seat: Seat): boolean
  add(seat: Seat): Promise<void>
  rename(seat: Seat, name: string): Promise<void>
  handOver(): void
  /** Looks who has something to do. */
  look(): void
  leave(): void
}

export interface Circle {
  readonly table: Pick<LocalTable, 'stop' | 'go'>
  /** Those who were here before; nobody: a newcomer. */
  readonly secrets: readonly string[]
  sit(secret: string): LiveTable
  freshSecret(): string
  freshName(taken: readonly (string | null)[]): string
  rules(game: string, version: number): Promise<Game<Vocabulary> | null>
  /** Something has changed that is shown. */
  changed(): void
}

interface Ring {
  readonly circle: Circle
  members: readonly LiveTable[]
  secrets: readonly string[]
  current: LiveTable | null
  awaited: LiveTable | null
  rules: Game<Vocabulary> | null
}

export function company(circle: Circle): Company {
  const secrets = circle.secrets.length > 0 ? circle.secrets : [circle.freshSecret()]
  const members = secrets.map(circle.sit)
  const first = members[0]!
  const current = members.length === 1 ? first : null
  const ring: Ring = { circle, members, secrets, current, awaited: null, rules: null }
  return {
    first,
    get current() {
      return ring.current
    },
    get awaited() {
      return ring.awaited
    },
    get secrets() {
      return ring.secrets
    },
    has: seat => at(ring, seat) !== null,
    add: seat => add(ring, seat),
    async rename(seat, name) {
      await at(ring, seat)?.ask({ type: 'join', name, seat, value: circle.freshSecret() })
    },
    handOver() {
      if (ring.awaited !== null) show(ring, ring.awaited)
    },
    look: () => look(ring),
    leave() {
      for (const member of ring.members) member.leave()
    },
  }
}

const isThere = ({ now }: LiveTable) => now.line === 'open' && now.seat !== null

function at({ members }: Ring, seat: Seat): LiveTable | null {
  return members.find(one => isThere(one) && one.now.seat === seat) ?? null
}

async function add(ring: Ring, seat: Seat): Promise<void> {
  const { circle } = ring
  const secret = circle.freshSecret()
  const member = circle.sit(secret)
  const taken = ring.members[0]!.now.table?.chairs.map(({ name }) => name) ?? []
  ring.members = [...ring.members, member]
  ring.secrets = [...ring.secrets, secret]
  await opened(member)
  const name = circle.freshName(taken)
  await member.ask({ type: 'join', name, seat, value: circle.freshSecret() })
}

/** Until the line is there nothing can be asked. */
async function opened(live: LiveTable): Promise<void> {
  while (live.now.line !== 'open') await new Promise(resolve => setTimeout(resolve, 10))
}

function show(ring: Ring, member: LiveTable): void {
  if (ring.awaited !== null) {
    ring.circle.table.go()
    for (const one of ring.members) one.go()
  }
  ring.current = member
  ring.awaited = null
  ring.circle.changed()
}

function cover(ring: Ring, next: LiveTable): void {
  ring.circle.table.stop()
  for (const one of ring.members) one.stop()
  ring.awaited = next
  ring.circle.changed()
}

function look(ring: Ring): void {
  const { members, current, awaited } = ring
  const first = members[0]!
  const { phase, ending } = first.now.table ?? { phase: null, ending: null }
  if (phase === 'gathering' || ending !== null) {
    if (current !== first && (current === null || phase === 'gathering')) show(ring, first)
    return
  }
  if (members.length === 1 || awaited !== null || phase === null) return
  const seated = members.filter(isThere)
  if (ring.rules === null || (current === null && seated.length < members.length)) {
    void learnRules(ring)
    return
  }
  const hands = seated.map(one => ({ seat: one.now.seat!, isAsked: isAsked(one, ring.rules) }))
  const holder = (current ?? first).now.seat
  if (holder === null) return
  const next = nextHand(hands, holder)
  // After a reload nobody knows who has the device.
  if (next !== holder || current === null) cover(ring, at(ring, next) ?? first)
}

async function learnRules(ring: Ring): Promise<void> {
  const { game } = ring.members[0]!.now
  if (game !== null) ring.rules ??= await ring.circle.rules(game.id, game.version)
}

function isAsked({ now, clock }: LiveTable, rules: Game<Vocabulary> | null): boolean {
  if (rules === null || now.view === null || now.table?.ending != null) return false
  return rules.legal(now.view, clock.now()).length > 0
}
