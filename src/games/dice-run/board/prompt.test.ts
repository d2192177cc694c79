import { describe, expect, test } from 'bun:test'
import type { Card } from '#games/dice-run/cards.ts'
import { diceRun } from '#games/dice-run/game.ts'
import { canChoose } from '#games/dice-run/legal.ts'
import { preview } from '#games/dice-run/preview.ts'
import { after, type Scene, scene } from '#games/dice-run/trials/scene.ts'
import type { State } from '#games/dice-run/vocabulary.ts'
import { en } from '#games/dice-run/words/en.ts'
import { spoken } from '#games/dice-run/words/speech.ts'
import type { Viewer } from '#kernel/game.ts'
import type { Sitter } from '#screen/board.ts'
import { digest } from './digest.ts'
import { actionOf, cardPlan, NEW_REROLL, needOf, type Plan, targetPlan } from './plan.ts'
import { type Prompt, promptFor, type Situation } from './prompt.ts'
import { ranked, standingsOf } from './standings.ts'

const speech = spoken('en', en)
const names = ['Ana', 'Bo', 'Cleo']

function situation(state: State, viewer: Viewer, plan: Plan | null): Situation {
  const view = diceRun.view(state, viewer)
  const { step, race } = view.open
  const action = plan === null ? null : actionOf(plan, race)
  const isMyTurn = step.type === 'turn' && step.seat === viewer
  return {
    view,
    names,
    speech,
    plan,
    need: plan === null ? null : needOf(plan, race),
    preview: action === null ? null : preview(view, action),
    isMyTurn,
    hasPlayed: isMyTurn && step.type === 'turn' && step.played !== null,
    mustChoose: canChoose(view),
    isListed: false,
  }
}

function prompt(state: State, viewer: Viewer, plan: Plan | null = null): Prompt {
  return promptFor(situation(state, viewer, plan))
}

function planned(card: Card, told: Scene = {}): Prompt {
  const state = scene({ hands: [[card]], ...told })
  return prompt(state, 0, cardPlan(0, card, state.open.race))
}

describe('the big button beside a list', () => {
  const FOUR = 'Y1 Y2 Y3 | B1 B2 | O3 | L5'
  const NEEDS: readonly [Card, string, string][] = [
    ['joker', 'Which colour or value?', ''],
    ['swap', 'Which groups?', 'Tap a group'],
    ['gap', 'Where?', 'Tap a group'],
    ['about-turn', 'Which group?', 'Tap a group'],
    ['crash', 'Which die?', 'of the leading group'],
  ]

  test.each(NEEDS)('says of %s what can be touched there', (card, title, hint) => {
    const state = scene({ hands: [[card]], picture: FOUR })
    const plan = cardPlan(0, card, state.open.race)
    const listed = { ...situation(state, 0, plan), isListed: true }
    expect(promptFor(listed)).toEqual({ title, hint, mood: 'ask' })
  })

  test('asks for a group to reroll, then for a card', () => {
    const state = scene({ picture: FOUR })
    const asked = { ...situation(state, 0, NEW_REROLL), isListed: true }
    expect(promptFor(asked)).toMatchObject({ title: 'Which group?', hint: 'Tap a group' })
    const chosen = { ...situation(state, 0, { ...NEW_REROLL, group: 1 }), isListed: true }
    expect(promptFor(chosen)).toMatchObject({ hint: 'It is laid face down' })
  })
})

describe('the big button', () => {
  test('asks for a card, or says whom to wait for', () => {
    expect(prompt(scene(), 0)).toMatchObject({ title: 'Choose a card', mood: 'ask' })
    expect(prompt(scene(), 1)).toMatchObject({ title: 'Ana to play', mood: 'wait' })
    const watching = { title: 'You are watching', hint: 'Ana to play', mood: 'wait' }
    expect(prompt(scene(), 'spectator')).toEqual(watching as Prompt)
  })

  test('says what a card would do', () => {
    expect(planned('blue')).toEqual({ title: 'Blue', hint: '1 die advances', mood: 'go' })
    expect(planned('swap').hint).toBe('two groups change places')
    expect(planned('comeback').hint).toBe('1 die comes up')
    const target = prompt(scene(), 0, targetPlan(3))
    expect(target).toEqual({ title: 'Target yellow 4', hint: '2 dice advance', mood: 'go' })
  })

  test('[R4.3] says beforehand that a card can do nothing', () => {
    expect(planned('lilac').hint).toBe('without effect, but allowed')
    expect(planned('sprint').hint).toBe('without effect, but allowed')
  })

  test('asks for what is missing', () => {
    expect(planned('joker').title).toBe('Which colour or value?')
    expect(planned('crash').title).toBe('Which die?')
    expect(planned('gap').title).toBe('Where?')
    expect(planned('sprint', { picture: 'Y1 B2 O3 G4' }).title).toBe('3 more dice')
    expect(prompt(scene(), 0, NEW_REROLL).title).toBe('Which group?')
    const group = { ...cardPlan(0, 'about-turn', scene().open.race), group: 2 }
    expect(prompt(scene({ hands: [['about-turn']] }), 0, group).hint).toBe('in the last group')
  })

  test('[R4.4] [R6.1] ends a turn with a draw, after a target without', () => {
    const card = after(scene({ hands: [['blue']] }), 0, [{ type: 'play', card: 'blue' }])
    expect(prompt(card, 0)).toEqual({ title: 'End turn', hint: 'and draw a card', mood: 'go' })
    const target = after(scene(), 0, [{ type: 'playTarget', target: 1, first: 'colour' }])
    expect(prompt(target, 0).hint).toBe('no card is drawn')
  })

  test('[R7.2] asks for a target, then waits for the others', () => {
    const step = { type: 'choosing', revealer: 1, endedAt: 0, runsOutAt: null } as const
    const asked = scene({ open: { step } })
    expect(prompt(asked, 0).title).toBe('Which target counts?')
    expect(prompt(asked, 0, { kind: 'choice', target: 2 }).mood).toBe('go')
    const chosen = after(asked, 0, [{ type: 'choose', target: 2 }])
    const waits = { title: 'Waiting for Bo and Cleo', hint: 'Your target: yellow 3', mood: 'wait' }
    expect(prompt(chosen, 0)).toEqual(waits as Prompt)
  })
})

describe('the points', () => {
  const sitters = names.map((name): Sitter => {
    return { kind: 'person', name, here: name !== 'Cleo', signal: 'good' }
  })

  test('are ranked, and say what everybody can see', () => {
    const players = [{ points: 2 }, { points: 5, target: 8 }, {}]
    const standings = ranked(standingsOf(scene({ players }).open, sitters, speech))
    expect(standings.map(({ name }) => name)).toEqual(['Bo', 'Ana', 'Cleo'])
    expect(standings[0]!.note).toBe('3 cards · target blue 3')
    expect(standings[1]!.note).toBe('3 cards · target hidden')
    expect(standings.map(({ isActive }) => isActive)).toEqual([false, true, false])
    expect(standings.map(({ isAway }) => isAway)).toEqual([false, false, true])
  })

  test('[R7.2] show who still has to choose', () => {
    const step = { type: 'choosing', revealer: 1, endedAt: 0, runsOutAt: null } as const
    const players = [{}, { ready: true }, { spent: [0, 1, 2] }]
    const standings = standingsOf(scene({ open: { step }, players }).open, sitters, speech)
    expect(standings.map(({ isActive }) => isActive)).toEqual([true, false, false])
    expect(standings[0]!.note).toBe('3 cards · is choosing …')
    expect(standings[1]!.note).toBe('3 cards · target chosen')
  })
})

test('a step is told in one line, its moves in sum', () => {
  const line = digest(
    [
      { type: 'played', seat: 1, card: 'blue' },
      { type: 'advanced', dice: 1, from: 0, to: -1 },
      { type: 'advanced', dice: 6, from: 2, to: 1 },
      { type: 'drew', seat: 1 },
      { type: 'turnBegan', seat: 2, runsOutAt: null },
    ],
    names,
    speech,
  )
  expect(line).toBe('Bo plays Blue. 3 dice move up a group.')
  const rolled = digest(
    [
      { type: 'rolled', seat: 0, dice: 3, values: [4, 5] },
      { type: 'rolledOff', seat: 0, sum: 9, runsOutAt: null },
    ],
    names,
    speech,
  )
  expect(rolled).toBe('Ana rolls 9.')
})
