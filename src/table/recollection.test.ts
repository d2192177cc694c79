import { expect, test } from 'bun:test'
import type { Bot, Vocabulary } from '#kernel/game.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import type { Guest } from '#table/rehearsal/guest.ts'
import { act, crash, enter, gather, pass, stageFor, tell } from '#table/rehearsal/stage.ts'

test('a bot at a table that was loaded has heard all there was since the match began', () => {
  let heard: readonly Vocabulary['Event'][] = []
  const listener: Bot<Pig> = {
    name: 'listener',
    choose(view, _moment, all) {
      heard = [...all]
      return view.turn === view.viewer ? { action: { type: 'roll' }, after: 100, why: '' } : null
    },
  }
  const options = { goal: 1_000_000, turnLimit: 20_000 }
  const stage = stageFor({ setting: { game: pig, bots: [listener] }, options })
  const people = gather(stage, 2) as [[Guest, string], [Guest, string]]
  const at = people[0][1]
  tell(stage, at, { type: 'appoint', number: 2, seat: 2, bot: 'listener' })
  tell(stage, at, { type: 'start', number: 3 })
  for (let nth = 0; nth < 150; nth++) {
    for (const [, id] of people) act(stage, id, { type: 'roll' })
    pass(stage, 300)
  }
  const { entries, snapshot } = stage.journal.shelves.get('match 0')!
  expect(snapshot!.seq).toBeGreaterThan(0)
  const events = entries.flatMap(({ entry }) => entry.events)
  crash(stage)
  for (const [guest] of people) enter(stage, guest)
  heard = []
  pass(stage, 3000)
  expect(heard.slice(0, events.length)).toEqual(events)
})
