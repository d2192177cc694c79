// A match in bad weather, from one seed: people act, repeat themselves, vanish and come back; the
// journal is slow, full, or dies between any two writes. Nothing here says what must hold.

import { pick } from '#kernel/chance.ts'
import { distorted } from '#kernel/distortion.ts'
import type { Chance, Millis } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import type { ConnectionId } from '#table/ports.ts'
import { type Guest, lastHeard, newGuest } from '#table/rehearsal/guest.ts'
import {
  act,
  crash,
  drop,
  enter,
  gather,
  pass,
  type Scenery,
  type Stage,
  settle,
  stageFor,
  tell,
} from '#table/rehearsal/stage.ts'

export interface Storm {
  readonly stage: Stage
  readonly guests: readonly Guest[]
  /** Where each guest is connected. */
  readonly at: (ConnectionId | null)[]
  /** What each guest has sent, by number. */
  readonly sent: Map<number, unknown>[]
  /** How often what happened. */
  readonly counts: Record<Gust, number>
  readonly whim: Chance
}

const GUSTS = {
  act: 60,
  again: 6,
  nonsense: 4,
  flush: 30,
  time: 20,
  leave: 2,
  return: 12,
  measure: 3,
  crash: 1,
  full: 1,
  space: 8,
  pause: 1,
  resume: 4,
} as const
type Gust = keyof typeof GUSTS

const LIKELY = Object.entries(GUSTS).flatMap(([gust, often]) => {
  return new Array<Gust>(often).fill(gust as Gust)
})

export interface Weather extends Scenery {
  readonly seed: string
  readonly seats: number
  readonly gusts: number
  /** Looks on after each gust. */
  witness?(storm: Storm): void
}

export function storm({ seed, seats, gusts, witness, ...scenery }: Weather): Storm {
  const stage = stageFor(scenery)
  const whim = swiftLuck(seed).chance('table', 0)
  const seated = gather(stage, seats)
  const watcher = newGuest(null)
  const guests = [...seated.map(([guest]) => guest), watcher]
  const at: (ConnectionId | null)[] = [...seated.map(([, id]) => id), enter(stage, watcher)]
  tell(stage, at[seats]!, { type: 'watch', number: 1 })
  tell(stage, at[0]!, { type: 'start', number: 1 })
  const counts = Object.fromEntries(Object.keys(GUSTS).map(gust => [gust, 0])) as Storm['counts']
  const whole: Storm = { stage, guests, at, sent: guests.map(() => new Map()), counts, whim }
  stage.isPrompt = false
  for (let i = 0; i < gusts && stage.table.outline().phase !== 'over'; i++) {
    const gust = pick(LIKELY, whim)
    counts[gust] += 1
    blow(whole, gust)
    witness?.(whole)
  }
  calm(whole)
  return whole
}

function blow(weather: Storm, gust: Gust): void {
  const { stage, whim, at, guests, sent } = weather
  const who = whim.below(guests.length)
  switch (gust) {
    case 'flush':
      stage.journal.flush(1 + whim.below(3))
      break
    case 'time':
      pass(stage, whim.below(pick([50, 400, 5000], whim)))
      break
    case 'leave':
      if (at[who] !== null) drop(stage, at[who]!)
      at[who] = null
      break
    case 'return':
      comeBack(weather, who)
      break
    case 'crash':
      for (let i = whim.below(3); i > 0; i--) stage.journal.flushSilently()
      crash(stage)
      at.fill(null)
      // Nothing is written of a refusal: asked again after a crash, it would be asked anew.
      guests.forEach(({ answers }, index) => {
        for (const [number, { type }] of answers)
          if (type === 'refused') sent[index]!.delete(number)
      })
      break
    case 'full':
      stage.journal.trouble = 'storage-full'
      break
    case 'space':
      stage.journal.trouble = null
      break
    default:
      speak(weather, gust, who)
  }
}

function speak(weather: Storm, gust: Gust, who: number): void {
  const { stage, whim, at, guests, sent } = weather
  const id = at[who] ?? null
  const guest = guests[who]!
  if (id === null || !stage.guests.has(id)) return
  if (gust === 'measure') stage.table.measure(id, whim.below(300))
  else if (gust === 'pause' || gust === 'resume') tell(stage, id, { type: gust, number: 9 })
  else if (gust === 'again') {
    const number = 1 + whim.below(guest.nextNumber)
    const action = sent[who]!.get(number)
    if (action !== undefined) tell(stage, id, { type: 'act', number, action })
  } else {
    const offer = offerFor(weather, guest)
    const action = gust === 'nonsense' ? distorted(offer, whim) : offer
    if (action === null || guest.seat === null) return
    sent[who]!.set(guest.nextNumber, action)
    act(stage, id, action)
  }
}

/** Something that the guest believes to be allowed. */
function offerFor({ stage, whim }: Storm, guest: Guest): unknown {
  const offers = stage.setting.game.legal(guest.view as never, believedTime(stage, guest))
  return offers.length === 0 ? { type: 'nothing' } : pick(offers, whim)
}

function believedTime(stage: Stage, guest: Guest): Millis {
  const clock = lastHeard(guest, 'clock')!
  return clock.running ? clock.at + stage.clock.now() - clock.time : clock.at
}

/** On a new connection, also where the old one seems to live. */
function comeBack({ stage, guests, at }: Storm, who: number): void {
  const guest = guests[who]!
  if (guest.secret === null && at[who] !== null) drop(stage, at[who]!)
  at[who] = enter(stage, guest)
  if (guest.secret === null) tell(stage, at[who]!, { type: 'watch', number: 1 })
}

/** The sky clears: everybody is back, and whatever was unanswered is sent again. */
function calm(weather: Storm): void {
  const { stage, guests } = weather
  stage.journal.trouble = null
  stage.isPrompt = true
  settle(stage)
  guests.forEach((_, who) => {
    comeBack(weather, who)
  })
  pass(stage, 5000)
}
