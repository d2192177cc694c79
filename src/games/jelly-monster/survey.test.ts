import { expect, test } from 'bun:test'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { survey } from '#games/jelly-monster/survey.ts'
import { usualOptions } from '#games/jelly-monster/trials/scene.ts'
import { swiftLuck } from '#kernel/luck.ts'
import { play, wanderer } from '#kernel/simulation.ts'

const options = usualOptions()
const bots = new Array(4).fill(wanderer(jellyMonster))

function played(seed: number) {
  const luck = swiftLuck(`survey ${seed}`)
  return play({ game: jellyMonster, bots, luck, mindSeed: `${seed}` }, { options, seats: 4 })
}

test('[J9] a survey says how high scores are, how long rounds last and what decides', () => {
  const findings = survey()
  const matches = [1, 2, 3].map(played)
  for (const { match, entries } of matches) findings.add(match, entries)
  const lines = findings.lines()
  const winners = matches.map(({ match }) => Math.max(...jellyMonster.ending(match.state)!.scores!))
  const mean = (winners.reduce((sum, score) => sum + score, 0) / 3).toFixed(1)
  expect(lines[0]).toStartWith(`4 players, 3 matches: mean scores by place ${mean} / `)
  const lengths = lines.find(line => line.startsWith('4 players: rounds of'))
  expect(lengths).toMatch(/mean \d+\.\d s, \d+\.\d to \d+\.\d s/)
  for (const face of [1, 2, 3, 4, 5, 6]) {
    expect(lines.some(line => line.startsWith(`  ${face} `))).toBe(true)
  }
})

test('[J7.4] what decides is what the winner could not have done without', () => {
  const findings = survey()
  const { match, entries } = played(7)
  findings.add(match, entries)
  const ending = jellyMonster.ending(match.state)!
  const centre = match.state.account.flat().filter(payment => {
    return payment.type === 'podOpened' && payment.pod.district === null
  })
  const without = [...ending.scores!]
  for (const payment of centre) without[payment.seat]! -= payment.jelly
  const most = Math.max(...without)
  const others = [...without.keys()].filter(seat => without[seat] === most)
  const expected = others.join() === ending.winners.join() ? '0.0 %' : '100.0 %'
  const line = findings.lines().find(text => text.startsWith('  centre'))
  expect(line).toEndWith(expected)
})

test('a match that is not over says nothing', () => {
  const findings = survey()
  const state = jellyMonster.setUp(options, 4)
  findings.add({ seq: 0, at: 0, caused: [0, 0, 0, 0, 0], state }, [])
  expect(findings.lines()[0]).toStartWith('district sides')
})
