// The first round of a match against two rivals who follow a script.

import { jellyMonster } from '#games/jelly-monster/game.ts'
import { readOptions } from '#games/jelly-monster/options.ts'
import type { Action, JellyMonster, Options, View } from '#games/jelly-monster/vocabulary.ts'
import { sayIn } from '#games/jelly-monster/words/catalogue.ts'
import type { Face } from '#kernel/chance.ts'
import type { Seat } from '#kernel/game.ts'
import { speaker } from '#kernel/phrase.ts'
import {
  type Deed,
  LEARNER,
  type Lesson,
  type LessonStep,
  type LuckScript,
  scriptedLuck,
  type Task,
} from '#screen/lesson/lesson.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const BO: Seat = 1
const CLEO: Seat = 2
const ROOFTOPS = 1
const HARBOUR = 2
/** Bo's first die, the one that is knocked out. */
const FIRST_OF_BO = 7

const faces = (...shown: readonly Face[]) => shown.map(face => face - 1)

/** Boards 1 to 5 in their order, the drone at the first; then what everybody rolls. */
const SCRIPT: LuckScript = {
  'table/0': [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0],
  '0/1': faces(6, 2, 5, 3, 5, 1, 4),
  '0/3': faces(1, 2, 5, 4, 3, 5),
  '0/5': faces(4, 5, 2, 5, 2),
  '0/7': faces(6, 3, 2, 5),
  '1/1': faces(5, 2, 1, 3, 6, 2, 4),
  '1/3': faces(3, 6, 2, 5, 1, 4),
  '2/1': faces(4, 1, 3, 5, 2, 6, 3),
}

function options(): Options {
  const wanted = { firstGame: true, stallLimit: null, readyLimit: null, countdown: 1000 }
  const reading = readOptions(wanted)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.value
}

type Placement = Extract<Action, { readonly type: 'place' }>
type Doing = Deed<JellyMonster>

function does(seat: Seat, action: Action): Doing {
  return { type: 'act', seat, action: () => action }
}

/** The first of a seat's dice that shows this face. */
function dieWith(view: View, seat: Seat, face: Face): number {
  const { dice, shown } = view.screens[seat]!
  return dice[shown?.indexOf(face) ?? -1] ?? -1
}

function places(seat: Seat, face: Face, district: number): Doing {
  const action = (view: View): Action => {
    return { type: 'place', die: dieWith(view, seat, face), district, effect: null }
  }
  return { type: 'act', seat, action }
}

/** One thing to do, and nothing else. */
function only(example: (view: View) => Action, allows = alike(example)): Task<JellyMonster> {
  return { example, allows, done: () => true }
}

function alike(example: (view: View) => Action): Task<JellyMonster>['allows'] {
  return (action, view) => JSON.stringify(action) === JSON.stringify(example(view))
}

/** The coach cares about the face, not about which of the dice shows it. */
function placing(face: Face, district: number, effect: Placement['effect']): Task<JellyMonster> {
  const example = (view: View): Placement => {
    return { type: 'place', die: dieWith(view, LEARNER, face), district, effect }
  }
  const allows = (action: Action, view: View) => {
    if (action.type !== 'place' || action.district !== district) return false
    const { dice, shown } = view.screens[LEARNER]!
    return (
      shown?.[dice.indexOf(action.die)] === face &&
      JSON.stringify(action.effect) === JSON.stringify(effect)
    )
  }
  return { example, allows, done: () => true }
}

const ROLL = only(() => ({ type: 'roll' }))

const PLACE_THE_REST: Task<JellyMonster> = {
  example(view) {
    const { dice, shown } = view.screens[LEARNER]!
    if (shown === null || shown.length === 0) return { type: 'roll' }
    return { type: 'place', die: dice[0]!, district: 3 + (dice.length % 2), effect: null }
  },
  allows: action => action.type === 'roll' || action.type === 'place',
  done: view => view.screens[LEARNER]!.dice.length === 0,
}

/** Bo still gets a die in, where it is open. */
const HURRIES: readonly Doing[] = [
  does(BO, { type: 'roll' }),
  {
    type: 'act',
    seat: BO,
    action(view) {
      const district = view.districts.findIndex(({ lock }) => lock === null)
      return { type: 'place', die: view.screens[BO]!.dice[0]!, district, effect: null }
    },
  },
]

interface Extra {
  readonly rule?: string
  readonly point?: string
  readonly meanwhile?: readonly Doing[]
  readonly task?: Task<JellyMonster>
}

function step(text: keyof typeof en, extra: Extra): LessonStep<JellyMonster> {
  const { rule = null, point = null, meanwhile = [], task = null } = extra
  return { text, rule, point, meanwhile, task }
}

const KEYS = Object.keys(en) as (keyof typeof en)[]
const at = (district: number) => `[data-district="${district}"]`
const DOCK = '[data-dock]'

const STEPS: readonly LessonStep<JellyMonster>[] = [
  step('welcome', {}),
  step('city', { rule: 'J4.3', point: at(HARBOUR) }),
  step('ready', {
    rule: 'J3.1',
    point: DOCK,
    meanwhile: [does(BO, { type: 'ready' }), does(CLEO, { type: 'ready' })],
    task: only(() => ({ type: 'ready' })),
  }),
  step('roll', { rule: 'J3.2', point: DOCK, meanwhile: [{ type: 'ring' }], task: ROLL }),
  step('place', { rule: 'J3.4', point: at(HARBOUR), task: placing(6, HARBOUR, null) }),
  step('rivals', {
    rule: 'J3.3',
    point: at(HARBOUR),
    meanwhile: [
      does(BO, { type: 'roll' }),
      places(BO, 5, HARBOUR),
      does(CLEO, { type: 'roll' }),
      places(CLEO, 4, ROOFTOPS),
      does(BO, { type: 'roll' }),
      places(BO, 3, HARBOUR),
    ],
  }),
  step('again', { rule: 'J3.2', point: DOCK, task: ROLL }),
  step('remove', {
    rule: 'J3.5a',
    point: at(HARBOUR),
    task: placing(1, HARBOUR, { type: 'remove', die: FIRST_OF_BO }),
  }),
  step('removed', { rule: 'J6.1', point: DOCK, task: ROLL }),
  step('move', {
    rule: 'J3.5b',
    point: at(ROOFTOPS),
    task: placing(4, ROOFTOPS, { type: 'move', to: 1 }),
  }),
  step('tied', { rule: 'J4.3', point: at(ROOFTOPS), task: ROLL }),
  step('cancel', { rule: 'J4.2', point: at(ROOFTOPS), task: placing(6, ROOFTOPS, null) }),
  step('rest', { rule: 'J3.5c', point: DOCK, task: PLACE_THE_REST }),
  step('lock', {
    rule: 'J3.6',
    task: only(
      () => ({ type: 'lock', district: HARBOUR }),
      action => action.type === 'lock',
    ),
  }),
  step('flip', { rule: 'J3.7', task: only(() => ({ type: 'flip' })) }),
  step('sand', { rule: 'J3.9', meanwhile: [...HURRIES, { type: 'ring' }] }),
  step('scoring', { rule: 'J4.1', point: DOCK }),
  step('end', { rule: 'J7.3' }),
]

export const lesson: Lesson<JellyMonster> = {
  game: jellyMonster,
  options: options(),
  rivals: ['Bo', 'Cléo'],
  luck: () => scriptedLuck(SCRIPT, 'lesson'),
  steps: STEPS,
  async words(language) {
    const say = await sayIn(language)
    const speak = speaker<typeof en>(language, { en, fr, de }[language])
    const names = { harbour: say('district.3'), rooftops: say('district.2') }
    return Object.fromEntries(KEYS.map(key => [key, speak(key, names)]))
  },
}
