import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { rulesOf } from '#games/registry.ts'
import { shelved } from '#games/shelf.ts'
import type { Vocabulary } from '#kernel/game.ts'
import { verified } from '#kernel/verification.ts'
import type { Told } from '#screen/board.ts'
import { understandRunes } from '#screen/rehearsal/runes.ts'
import { handTime } from '#web/rehearsal.ts'
import { reelOf } from '#web/replay/reel.ts'
import { LONGEST_WAIT, timelineOf } from '#web/replay/timeline.ts'

understandRunes()
const { Player, faster, SPEEDS } = await import('./player.svelte.ts')

const folder = `${import.meta.dir}/../../games/${shelved[0]}/matches`
const [file] = [...new Bun.Glob('*.jsonl').scanSync(folder)].sort()
const verdict = verified(readFileSync(`${folder}/${file}`, 'utf8'), rulesOf)
if (!verdict.ok) throw new Error(verdict.objection.detail)
const { game, opening, entries } = verdict.chronicle
const reel = reelOf(game, opening, entries)
const { shownAt } = timelineOf(reel.instants, LONGEST_WAIT)

function cinema(at = 1) {
  const time = handTime()
  const player = new Player(reel, { at, eyes: 'spectator' }, time)
  const heard: Told<Vocabulary>[] = []
  player.follow(told => heard.push(told))
  return { time, player, heard }
}

describe('a replay', () => {
  test('stands until it is asked to play, and tells each step once and in order', async () => {
    const { time, player, heard } = cinema()
    await time.pass(5000)
    expect(player.step).toBe(1)
    player.play()
    await time.pass(shownAt[40]!)
    expect(player.step).toBe(timelineOf(reel.instants, LONGEST_WAIT).stepsBy(shownAt[40]!))
    expect(heard.map(({ at }) => at)).toEqual(reel.instants.slice(1, player.step))
    expect(heard.at(-1)!.after).toEqual(player.sight.view)
  })

  test('stops at the end, and begins anew when it is played again', async () => {
    const { time, player } = cinema(reel.steps - 3)
    player.play()
    await time.pass(10_000)
    expect({ step: player.step, playing: player.playing }).toEqual({
      step: reel.steps,
      playing: false,
    })
    player.play()
    expect(player.step).toBeLessThan(reel.steps)
    player.pause()
  })

  test('runs twice as fast at twice the speed', async () => {
    const [usual, hasty] = [cinema(), cinema()]
    hasty.player.hasten(2)
    usual.player.play()
    hasty.player.play()
    await usual.time.pass(20_000)
    await hasty.time.pass(10_000)
    expect(hasty.player.step).toBe(usual.player.step)
  })

  test('keeps its place over a pause', async () => {
    const { time, player } = cinema()
    player.play()
    await time.pass(3000)
    player.pause()
    const { step } = player
    const shown = player.clock.now()
    await time.pass(60_000)
    expect([player.step, player.clock.now()]).toEqual([step, shown])
    expect(player.clock.running).toBe(false)
  })

  test('does not tell a tab that slept all that it missed', async () => {
    const { time, player, heard } = cinema()
    player.play()
    await time.pass(100)
    const told = heard.length
    time.sleep(60_000)
    await time.pass(100)
    const late = timelineOf(reel.instants, LONGEST_WAIT).stepsBy(60_200)
    expect(late).toBeGreaterThan(40)
    expect(player.step).toBe(late)
    expect(heard.length).toBe(told)
  })

  test('goes step by step, and no further than it reaches', () => {
    const { player, heard } = cinema(2)
    player.forward()
    expect([player.step, heard.length]).toEqual([3, 1])
    player.jump(-5)
    expect(player.step).toBe(1)
    player.jump(reel.steps + 5)
    player.forward()
    expect([player.step, heard.length]).toEqual([reel.steps, 1])
  })

  test('shows another’s view without a step', () => {
    const { player } = cinema(10)
    player.eyes = 1
    expect(player.sight).toEqual(reel.sight(10, 1))
    expect(player.step).toBe(10)
  })
})

test('after the quickest speed comes the slowest', () => {
  expect(SPEEDS.map(faster)).toEqual([1, 2, 4, 8, 0.5])
})
