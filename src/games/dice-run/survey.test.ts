import { expect, setDefaultTimeout, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { survey } from '#games/dice-run/survey.ts'
import { optionsOf } from '#games/dice-run/trials/scene.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { play, wanderer } from '#kernel/simulation.ts'

// Many matches on a busy machine take their time.
setDefaultTimeout(60_000)

test('[R4.3] a survey tells of stages, plays without effect, points and length', () => {
  const findings = survey()
  const bots = new Array(4).fill(wanderer(diceRun))
  let draws = 0
  let takenBack = 0
  for (let i = 0; i < 5; i++) {
    const cast = { game: diceRun, bots, luck: swiftLuck(`survey ${i}`), mindSeed: `minds ${i}` }
    const { match, entries } = play(cast, { options: optionsOf(), seats: 4 })
    findings.add(match, entries)
    draws += match.state.open.results.reduce((sum, result) => sum + result.draws, 0)
    takenBack += entries.filter(({ events }) =>
      events.some(event => event.type === 'tookBack'),
    ).length
  }
  const lines = findings.lines()
  const found = (start: string) => lines.find(line => line.startsWith(start))!
  expect(found('turns a match')).toContain(`taken back ${(takenBack / 5).toFixed(2)}`)
  expect(lines.filter(line => line.startsWith('end of stage'))).toHaveLength(4)
  const played = lines.flatMap(line => /^(\S+): played (\d+) times/.exec(line)?.slice(1) ?? [])
  expect(played.filter((_, i) => i % 2 === 0)).toHaveLength(11)
  const counts = new Map<string, number>()
  for (let i = 0; i < played.length; i += 2) counts.set(played[i]!, Number(played[i + 1]))
  const targets = counts.get('target')!
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0)
  expect(total - targets).toBe(draws)
  const points = found('points by rank')
    .match(/[\d.]+/g)!
    .map(Number)
  expect(points.reduce((sum, mean) => sum + mean, 0)).toBeCloseTo(30, 1)
})

test('a survey of nothing says so', () => {
  expect(survey().lines()[0]).toBe('turns a match: 0.00; lapsed 0.00, taken back 0.00')
})
