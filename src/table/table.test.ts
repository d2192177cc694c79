import { describe, expect, test } from 'bun:test'
import type { Viewer } from '#kernel/game.ts'
import type { Entry } from '#kernel/match.ts'
import { fold } from '#kernel/replay.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import { type Guest, lastHeard, newGuest } from '#table/rehearsal/guest.ts'
import {
  act,
  crash,
  enter,
  gather,
  pass,
  type Stage,
  stageFor,
  tell,
} from '#table/rehearsal/stage.ts'

/** What the journal says that a viewer sees. */
function viewFrom(stage: Stage, viewer: Viewer): Pig['View'] {
  const shelf = stage.journal.shelves.get(stage.table.match())!
  const { seats, options } = shelf.header!
  const entries = shelf.entries.map(({ entry }) => entry as Entry<Pig>)
  return pig.view(fold(pig, { seats, options: options as Pig['Options'] }, entries).state, viewer)
}

describe('a table', () => {
  test('shows two players and a spectator one match, step by step', () => {
    const stage = stageFor({ setting: { game: pig } })
    const [[anna, annaAt], [ben, benAt]] = gather(stage, 2) as [[Guest, string], [Guest, string]]
    const watcher = newGuest(null)
    tell(stage, enter(stage, watcher), { type: 'watch', number: 1 })
    tell(stage, annaAt, { type: 'start', number: 2 })
    expect(lastHeard(anna, 'table')!.phase).toBe('playing')
    for (let i = 0; i < 40; i++) {
      act(stage, annaAt, { type: i % 3 === 2 ? 'hold' : 'roll' })
      act(stage, benAt, { type: i % 3 === 2 ? 'hold' : 'roll' })
      expect(anna.view).toEqual(viewFrom(stage, 0))
      expect(ben.view).toEqual(viewFrom(stage, 1))
      expect(watcher.view).toEqual(viewFrom(stage, 'spectator'))
    }
    expect(anna.waiting.size + ben.waiting.size).toBe(0)
    expect(stage.journal.shelves.get('match 0')!.entries.length).toBeGreaterThan(20)
    expect(watcher.events.map(event => event.type)).toContain('rolled')
  })

  test('loads a long match from its latest snapshot, and remembers its answers', () => {
    const options = { goal: 1_000_000, turnLimit: 20_000 }
    const stage = stageFor({ setting: { game: pig }, options })
    const [[anna, annaAt], [ben, benAt]] = gather(stage, 2) as [[Guest, string], [Guest, string]]
    tell(stage, annaAt, { type: 'start', number: 2 })
    for (let i = 0; i < 250; i++) {
      act(stage, annaAt, { type: 'roll' })
      act(stage, benAt, { type: 'roll' })
    }
    const shelf = stage.journal.shelves.get('match 0')!
    expect(shelf.entries.length).toBeGreaterThan(200)
    expect(shelf.snapshot!.seq % 100).toBe(0)
    expect(shelf.snapshot!.seq).toBeGreaterThan(shelf.entries.length - 100)
    const [number, answer] = [...ben.answers].findLast(([, { type }]) => type === 'acknowledged')!
    crash(stage)
    enter(stage, anna)
    expect(anna.view).toEqual(viewFrom(stage, 0))
    const again = enter(stage, ben)
    tell(stage, again, { type: 'act', number, action: { type: 'roll' } })
    expect(ben.heard.at(-1)).toEqual(answer)
    expect(stage.journal.shelves.get('match 0')!.entries).toHaveLength(shelf.entries.length)
  })

  test('leaves its clock alone while what it waits for only moves away', () => {
    const options = { goal: 1_000_000, turnLimit: 20_000 }
    const stage = stageFor({ setting: { game: pig }, options })
    const [[, annaAt]] = gather(stage, 2) as [[Guest, string], [Guest, string]]
    tell(stage, annaAt, { type: 'start', number: 2 })
    const first = stage.clock.next()!
    const { match } = stage.table
    for (const millis of [300, 300]) {
      pass(stage, millis)
      act(stage, annaAt, { type: 'roll' })
      expect(stage.clock.next()).toBe(first)
    }
    // It marks how far the match has come a second after the latest entry, not after the start.
    const marked = () => (stage.journal.shelves.get(match())!.sheet.facts as { at: number }).at
    pass(stage, first - stage.clock.now())
    expect(marked()).toBe(0)
    expect(stage.clock.next()).toBe(first + 600)
    pass(stage, 600)
    expect(marked()).toBe(1600)
  })
})
