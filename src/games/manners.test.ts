import { describe, expect, test } from 'bun:test'
import { registry } from '#games/registry.ts'
import type { Game, Seat, Viewer, Vocabulary } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import type { Manners } from '#kernel/manners.ts'
import { type Entry, entered, laidOut, type Match } from '#kernel/match.ts'
import { play, wanderer } from '#kernel/simulation.ts'
import { makePatch } from '#protocol/patch.ts'

const MATCHES = 6
/** Generous, for a busy machine. */
const LIMIT = 60_000

interface Passage {
  readonly before: Match<Vocabulary>
  readonly after: Match<Vocabulary>
  readonly entry: Entry<Vocabulary>
}

function* passages(game: Game<Vocabulary>, seed: string): Generator<Passage> {
  const reading = game.readOptions({})
  if (!reading.ok) throw new Error(reading.problem)
  const seats = game.seats(reading.value).max
  const opening = { options: reading.value, seats }
  const bots = Array.from({ length: seats }, () => wanderer(game))
  const played = play({ game, bots, luck: swiftLuck(seed), mindSeed: seed }, opening)
  let before = laidOut(game, reading.value, seats)
  for (const entry of played.entries) {
    const after = entered(game, before, entry)
    yield { before, after, entry }
    before = after
  }
}

type Privy = NonNullable<Manners<Vocabulary>['privy']>

/** Who was called no more than a spectator and saw something else; and how often it was looked. */
function mistaken(game: Game<Vocabulary>, privy: Privy): { kinds: Set<string>; looks: number } {
  const kinds = new Set<string>()
  let looks = 0
  for (let nth = 0; nth < MATCHES; nth++) {
    for (const { before, after, entry } of passages(game, `privy ${nth}`)) {
      const seats = seatsPrivyTo(entry, privy)
      if (seats === null) continue
      const change = (viewer: Viewer) =>
        JSON.stringify(makePatch(game.view(before.state, viewer), game.view(after.state, viewer)))
      const common = change('spectator')
      for (let seat = 0; seat < before.caused.length - 1; seat++) {
        if (seats.has(seat)) continue
        looks += 1
        if (change(seat) !== common) for (const { type } of entry.events) kinds.add(type)
      }
    }
  }
  return { kinds, looks }
}

function seatsPrivyTo({ events }: Entry<Vocabulary>, privy: Privy): Set<Seat> | null {
  const found = events.map(event => privy(event))
  return found.some(seats => seats === null) ? null : new Set(found.flatMap(seats => seats!))
}

describe.each(registry.filter(({ manners }) => manners.privy !== undefined))(
  '$game.id',
  ({ game, manners }) => {
    test(
      'whoever is not privy to an event sees what a spectator sees of it',
      () => {
        const { kinds, looks } = mistaken(game, manners.privy!)
        expect([...kinds]).toEqual([])
        expect(looks).toBeGreaterThan(1000)
      },
      LIMIT,
    )

    test(
      'a game that forgets somebody is found out',
      () => {
        const { kinds } = mistaken(game, event => (manners.privy!(event) === null ? null : []))
        expect(kinds.size).toBeGreaterThan(0)
      },
      LIMIT,
    )
  },
)
