import { expect, test } from 'bun:test'
import type { Bot, Vocabulary } from '#kernel/game.ts'
import { type Pig, pig } from '#kernel/toys/pig.ts'
import type { Guest } from '#table/rehearsal/guest.ts'
import {
  act,
  crash,
  drop,
  enter,
  gather,
  pass,
  type Stage,
  settle,
  stageFor,
  tell,
} from '#table/rehearsal/stage.ts'

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

interface Sitting {
  readonly stage: Stage
  readonly people: readonly [Guest, string][]
  /** What the understudy had heard each time it was asked. */
  readonly heard: (readonly Vocabulary['Event'][])[]
}

/** Two people who have played for a while, and somebody ready to sit in for either. */
function seated(): Sitting {
  const heard: (readonly Vocabulary['Event'][])[] = []
  const understudy: Bot<Pig> = {
    name: 'understudy',
    choose(view, _moment, all) {
      heard.push([...all])
      return view.turn === view.viewer ? { action: { type: 'roll' }, after: 100, why: '' } : null
    },
  }
  const setting = { game: pig, understudy, manners: { absence: () => 'at-once' as const } }
  const stage = stageFor({ setting, options: { goal: 1_000_000, turnLimit: 20_000 } })
  const people = gather(stage, 2)
  tell(stage, people[0]![1], { type: 'start', number: 3 })
  for (let nth = 0; nth < 20; nth++) {
    for (const [, id] of people) act(stage, id, { type: 'roll' })
    pass(stage, 300)
  }
  expect(heard).toEqual([])
  return { stage, people, heard }
}

function written(stage: Stage): readonly Vocabulary['Event'][] {
  return stage.journal.shelves.get('match 0')!.entries.flatMap(({ entry }) => entry.events)
}

test('whoever sits in has heard all that its seat was told, from the first time on', () => {
  const { stage, people, heard } = seated()
  const before = written(stage)
  drop(stage, people[1]![1])
  pass(stage, 3000)
  expect(heard[0]).toEqual(before)
  expect(heard.length).toBeGreaterThan(1)
  for (const all of heard) expect(all).toEqual(written(stage).slice(0, all.length))
  expect(heard.at(-1)!.length).toBeGreaterThan(before.length)
})

test('what happens while it reads is heard as well, and once', () => {
  const { stage, people, heard } = seated()
  const { turn } = people[0]![0].view as Pig['View']
  const before = written(stage).length
  stage.isPrompt = false
  drop(stage, people[1 - turn]![1])
  act(stage, people[turn]![1], { type: 'roll' })
  act(stage, people[turn]![1], { type: 'hold' })
  pass(stage, 1)
  expect(heard).toEqual([])
  stage.isPrompt = true
  settle(stage)
  pass(stage, 3000)
  expect(heard[0]!.length).toBeGreaterThan(before)
  for (const all of heard) expect(all).toEqual(written(stage).slice(0, all.length))
})

test('what could not be written while it read is not heard', () => {
  const { stage, people, heard } = seated()
  stage.isPrompt = false
  stage.journal.trouble = 'storage-full'
  const { turn } = people[0]![0].view as Pig['View']
  act(stage, people[turn]![1], { type: 'roll' })
  drop(stage, people[1 - turn]![1])
  act(stage, people[turn]![1], { type: 'roll' })
  stage.isPrompt = true
  settle(stage)
  stage.journal.trouble = null
  pass(stage, 10_000)
  expect(heard.length).toBeGreaterThan(0)
  for (const all of heard) expect(all).toEqual(written(stage).slice(0, all.length))
})
