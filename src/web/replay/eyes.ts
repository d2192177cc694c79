// A match through somebody's eyes, or through everybody's at once.

import type { Game, Seat, Viewer, Vocabulary } from '#kernel/game.ts'
import type { Eyes } from '#web/replay/link.ts'

/** What is to be seen, and in whose chair one sits to see it. */
export interface Sight<V extends Vocabulary> {
  readonly view: V['View']
  readonly seat: Seat | null
}

/** `focus`: whose secrets an open view shows where there is only room for one. */
export function sightOf<V extends Vocabulary>(
  game: Game<V>,
  state: V['State'],
  eyes: Eyes,
  focus: { readonly seat: Seat; readonly seats: number },
): Sight<V> {
  if (eyes !== 'open') {
    return { view: game.view(state, eyes), seat: eyes === 'spectator' ? null : eyes }
  }
  const views = Array.from({ length: focus.seats }, (_, seat) => game.view(state, seat))
  const merged = opened(game.view(state, 'spectator'), views)
  if (merged !== null) return { view: merged as V['View'], seat: null }
  return { view: views[focus.seat]!, seat: focus.seat }
}

/**
 * Fills what is closed to a spectator with what the seats see there. `null`: two of them see
 * different things in the same place, so that no single picture holds both.
 */
export function opened(closed: object, views: readonly object[]): object | null {
  const filled = filledIn(closed, views)
  return filled === CONFLICT ? null : (filled as object)
}

const CONFLICT = Symbol('conflict')

function filledIn(closed: unknown, views: readonly unknown[]): unknown {
  if (closed === null) return agreed(views.filter(view => view !== null && view !== undefined))
  if (typeof closed !== 'object') return closed
  if (Array.isArray(closed)) {
    const items: unknown[] = []
    for (let i = 0; i < closed.length; i++) {
      const item = filledIn(
        closed[i],
        views.map(view => within(view, i)),
      )
      if (item === CONFLICT) return CONFLICT
      items.push(item)
    }
    return items
  }
  const fields: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(closed)) {
    const field = filledIn(
      value,
      views.map(view => within(view, key)),
    )
    if (field === CONFLICT) return CONFLICT
    fields[key] = field
  }
  return fields
}

function agreed(known: readonly unknown[]): unknown {
  const first = known[0] ?? null
  const text = JSON.stringify(first)
  return known.every(one => JSON.stringify(one) === text) ? first : CONFLICT
}

function within(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Record<string | number, unknown>)[key]
}

/** Whether these eyes are told of an event. */
export function hears<V extends Vocabulary>(
  game: Game<V>,
  event: V['Event'],
  viewer: Viewer | 'open',
): boolean {
  const audience = game.audience(event)
  if (audience === 'everyone') return true
  return viewer === 'open' ? audience.length > 0 : audience.includes(viewer as Seat)
}
