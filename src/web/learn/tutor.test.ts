import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { shelved } from '#games/shelf.ts'
import type { Vocabulary } from '#kernel/game.ts'
import type { Told } from '#screen/board.ts'
import type { Lesson } from '#screen/lesson/lesson.ts'
import { understandRunes } from '#screen/rehearsal/runes.ts'
import { handTime } from '#web/rehearsal.ts'

understandRunes()
const { Tutor } = await import('./tutor.svelte.ts')

const pathOf = (game: string) => `${import.meta.dir}/../../games/${game}/board/lesson/lesson.ts`
const games = shelved.filter(game => existsSync(pathOf(game)))

async function lessonOf(game: string): Promise<Lesson<Vocabulary>> {
  return (await import(pathOf(game))).lesson
}

test('there is something to learn', () => {
  expect(games.length).toBeGreaterThan(1)
})

describe.each(games)('the lesson of %s', game => {
  test('leads from the first step to the last', async () => {
    const lesson = await lessonOf(game)
    const time = handTime()
    const tutor = new Tutor(lesson, time)
    const heard: Told<Vocabulary>[] = []
    tutor.follow(told => heard.push(told))
    for (let turn = 0; turn < 400 && !tutor.isLast; turn++) {
      if (tutor.step.task === null) tutor.next()
      else await tutor.show()
      await time.pass(1000)
    }
    expect(tutor.isLast).toBe(true)
    expect(tutor.nudges).toBe(0)
    expect(heard.length).toBeGreaterThan(5)
    expect(heard.at(-1)!.after).toEqual(tutor.view)
    for (const [index, told] of heard.entries()) {
      if (index > 0) expect(told.before).toEqual(heard[index - 1]!.after)
    }
  })

  test('lets nothing through but what is to be done', async () => {
    const lesson = await lessonOf(game)
    const time = handTime()
    const tutor = new Tutor(lesson, time)
    for (let turn = 0; turn < 400 && (tutor.busy || tutor.step.task === null); turn++) {
      tutor.next()
      await time.pass(500)
    }
    const { task } = tutor.step
    const { match, view, place } = tutor
    const wrong = lesson.game
      .legal(view, tutor.clock.now())
      .find(action => !task!.allows(action, view))
    const tried = wrong ?? { type: 'nonsense' }
    expect(await tutor.act(tried)).toEqual({ ok: false, reason: 'lesson' })
    expect(tutor).toMatchObject({ match, place, nudges: 1 })
  })

  test('ends with whoever leaves', async () => {
    const lesson = await lessonOf(game)
    const time = handTime()
    const tutor = new Tutor(lesson, time)
    tutor.stop()
    const { match } = tutor
    await time.pass(20_000)
    expect(tutor.match).toBe(match)
  })
})
