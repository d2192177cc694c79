// The first stage of a short race against two rivals who follow a script.

import { diceRun } from '#games/dice-run/game.ts'
import { readOptions } from '#games/dice-run/options.ts'
import { targetOf } from '#games/dice-run/targets.ts'
import type { Action, DiceRun, Options, View } from '#games/dice-run/vocabulary.ts'
import type { Seat } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import {
  type Deed,
  LEARNER,
  type Lesson,
  type LessonStep,
  type Task,
} from '#screen/lesson/lesson.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const BO: Seat = 1
const CLEO: Seat = 2
const LILAC_FIVE = targetOf('lilac', 5)
/** The first two dice, for who starts. */
const FIRST_TWO = 0b11

/** A small deck, so that a stage ends after five draws. */
const DECK = {
  ...{ yellow: 2, blue: 2, orange: 2, green: 2, lilac: 2 },
  ...{ one: 1, two: 1, three: 1, four: 1, five: 1, six: 1 },
  ...{ joker: 1, swap: 1, sprint: 2, comeback: 1, 'about-turn': 1, gap: 1, crash: 1 },
}

function options(): Options {
  const reading = readOptions({ deck: DECK, turnLimit: null })
  if (!reading.ok) throw new Error(reading.problem)
  return reading.value
}

type Doing = Deed<DiceRun>

function does(seat: Seat, action: Action): Doing {
  return { type: 'act', seat, action: () => action }
}

function rollsOff(seat: Seat): Doing {
  return { type: 'act', seat, action: view => diceRun.legal(view, 0)[0]! }
}

/** Which of their secret targets the rivals choose does not matter: the first. */
function chooses(seat: Seat): Doing {
  return {
    type: 'act',
    seat,
    action: ({ own }) => ({ type: 'choose', target: own!.targets[0]! }),
  }
}

function only(wanted: Action): Task<DiceRun> {
  const text = JSON.stringify(wanted)
  return {
    example: () => wanted,
    allows: action => JSON.stringify(action) === text,
    done: () => true,
  }
}

function playing(card: 'lilac' | 'five'): Task<DiceRun> {
  return only({ type: 'play', card })
}

/** Taking back is allowed, and then it is to be played again. */
function ending(card: 'lilac' | 'five'): Task<DiceRun> {
  const play: Action = { type: 'play', card }
  return {
    example: view => (hasPlayed(view) ? { type: 'endTurn' } : play),
    allows: action => {
      if (action.type === 'endTurn' || action.type === 'undo') return true
      return JSON.stringify(action) === JSON.stringify(play)
    },
    done: ({ open }) => open.step.type !== 'turn' || open.step.seat !== LEARNER,
  }
}

function hasPlayed({ open }: View): boolean {
  return open.step.type === 'turn' && open.step.played !== null
}

interface Extra {
  readonly rule?: string
  readonly point?: string
  readonly meanwhile?: readonly Doing[]
  readonly task?: Task<DiceRun>
}

function step(text: keyof typeof en, extra: Extra): LessonStep<DiceRun> {
  const { rule = null, point = null, meanwhile = [], task = null } = extra
  return { text, rule, point, meanwhile, task }
}

const PLAY = '[data-big]'
const TARGET = `[data-target="${LILAC_FIVE}"]`

const STEPS: readonly LessonStep<DiceRun>[] = [
  step('welcome', { rule: 'R3.1' }),
  step('rollOff', {
    rule: 'R2.4',
    point: '[data-die="0"], [data-die="1"]',
    task: only({ type: 'rollOff', dice: FIRST_TWO }),
  }),
  step('starts', { rule: 'R2.4', meanwhile: [rollsOff(BO), rollsOff(CLEO)] }),
  step('targets', { rule: 'R7.3', point: TARGET }),
  step('colour', { rule: 'R5.1', point: '[data-card="lilac"]', task: playing('lilac') }),
  step('endTurn', { rule: 'R4.4', point: PLAY, task: ending('lilac') }),
  step('rivals', {
    rule: 'R5.2',
    meanwhile: [does(BO, { type: 'play', card: 'six' }), does(BO, { type: 'endTurn' })],
  }),
  step('reroll', {
    rule: 'R6.2',
    meanwhile: [does(CLEO, { type: 'reroll', card: 'green', group: 2 })],
  }),
  step('value', { rule: 'R3.3', point: '[data-card="five"]', task: playing('five') }),
  step('endAgain', { rule: 'R4.1', point: PLAY, task: ending('five') }),
  step('flag', {
    rule: 'R7.1',
    meanwhile: [does(BO, { type: 'play', card: 'blue' }), does(BO, { type: 'endTurn' })],
  }),
  step('choose', {
    rule: 'R7.2',
    point: TARGET,
    meanwhile: [chooses(BO), chooses(CLEO)],
    task: only({ type: 'choose', target: LILAC_FIVE }),
  }),
  step('scored', { rule: 'R7.4' }),
  step('more', { rule: 'R6.1' }),
  step('end', { rule: 'R7.8' }),
]

export const lesson: Lesson<DiceRun> = {
  game: diceRun,
  options: options(),
  rivals: ['Bo', 'Cléo'],
  luck: () => swiftLuck('lesson 31054'),
  steps: STEPS,
  words: async language => ({ en, fr, de })[language],
}
