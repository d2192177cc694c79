// What the player's own hand is doing: a die held, a district aimed at, an effect to choose.

import { wouldCancel } from '#games/jelly-monster/board/outlook.ts'
import { type Pending, stillPending } from '#games/jelly-monster/board/present.ts'
import { canMove, canRemove } from '#games/jelly-monster/placement.ts'
import type {
  Action,
  DieId,
  District,
  DistrictIndex,
  Effect,
  Refusal,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import type { Millis, Seat } from '#kernel/game.ts'
import type { Answer } from '#screen/board.ts'

export type Mood =
  | { readonly type: 'idle' }
  | { readonly type: 'held'; readonly die: DieId }
  /** [J4.2] Once more, and it is done. */
  | { readonly type: 'warned'; readonly die: DieId; readonly district: DistrictIndex }
  /** It lies there, and what it does is still open. Nothing has been sent. */
  | {
      readonly type: 'choosing'
      readonly die: DieId
      readonly face: Face
      readonly district: DistrictIndex
    }
  | { readonly type: 'locking' }

export interface Surroundings {
  view(): View
  now(): Millis
  act(action: Action): Promise<Answer>
  isWarning(): boolean
  isAutomatic(): boolean
  /** A die is about to leave the tray, or a tile for the heap. */
  leaving(die: DieId): void
  /** It has to go back where it came from. */
  returning(die: DieId): Promise<void>
  complain(reason: string, at: DistrictIndex | null): void
  heard(sound: 'roll' | 'place' | 'knock' | 'lock' | 'flip', at: DistrictIndex | null): void
}

const IDLE: Mood = { type: 'idle' }

export function openHand(around: Surroundings) {
  let mood: Mood = $state.raw(IDLE)
  let pending: readonly Pending[] = $state.raw([])
  let isRolling = $state(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  const unseen = $derived(stillPending(around.view(), pending))
  /** What lies on the table before the server has said so. */
  const afoot = $derived.by((): readonly Pending[] => {
    if (mood.type !== 'choosing' || around.view().stage.type !== 'play') return unseen
    const { die, face, district } = mood
    const { round } = around.view()
    return [...unseen, { type: 'place', die, face, district, effect: null, round }]
  })

  const seat = (): Seat | null => {
    const { viewer } = around.view()
    return viewer === 'spectator' ? null : viewer
  }

  function facesShown(): ReadonlyMap<DieId, Face> {
    const own = seat()
    const screen = own === null ? null : around.view().screens[own]!
    // [J3.2] After one is placed, all that remain have to be rolled again.
    if (screen === null || screen.shown === null || unseen.length > 0) return new Map()
    return new Map(screen.shown.map((face, nth) => [screen.dice[nth]!, face]))
  }

  const dice = $derived.by((): readonly DieId[] => {
    const own = seat()
    if (own === null) return []
    const gone = afoot.map(({ die }) => die)
    return around.view().screens[own]!.dice.filter(die => !gone.includes(die))
  })
  const faces = $derived(facesShown())

  function districtAt(index: DistrictIndex): District | undefined {
    return around.view().districts[index]
  }

  function isPlaying(): boolean {
    return around.view().stage.type === 'play'
  }

  async function send(action: Action, at: DistrictIndex | null): Promise<boolean> {
    const answer = await around.act(action)
    if (!answer.ok) around.complain(answer.reason, at)
    return answer.ok
  }

  async function commit(effect: Effect | null): Promise<void> {
    if (mood.type !== 'choosing') return
    const { die, face, district } = mood
    const placement = { type: 'place', die, district, effect } as const
    if (effect?.type === 'remove') around.leaving(effect.die)
    const sent = { ...placement, face, round: around.view().round }
    pending = [...pending, sent]
    mood = IDLE
    around.heard(effect?.type === 'remove' ? 'knock' : 'place', district)
    const answer = send(placement, district)
    if (around.isAutomatic() && dice.length > 0) void roll()
    if (!(await answer)) await around.returning(die)
    pending = pending.filter(one => one !== sent)
  }

  function aim(die: DieId, index: DistrictIndex): void {
    const district = districtAt(index)
    const face = faces.get(die)
    const own = seat()
    if (district === undefined || own === null) return
    if (face === undefined || district.lock !== null) {
      refuse(face === undefined ? 'not-rolled' : 'district-locked', index)
      return
    }
    const isWarned = mood.type === 'warned' && mood.die === die && mood.district === index
    if (around.isWarning() && !isWarned && wouldCancel(district, own, face)) {
      mood = { type: 'warned', die, district: index }
      return
    }
    around.leaving(die)
    mood = { type: 'choosing', die, face, district: index }
    // [J3.5] Without an effect to choose there is nothing to wait for.
    if (!canMove(face) && !(canRemove(face) && district.dice.length > 0)) void commit(null)
  }

  function refuse(reason: Refusal, at: DistrictIndex | null): void {
    if (mood.type !== 'locking') mood = IDLE
    around.complain(reason, at)
  }

  async function roll(): Promise<void> {
    if (mood.type === 'choosing') void commit(null)
    mood = IDLE
    const own = seat()
    if (own === null || isRolling) return
    if (!isPlaying()) return refuse('round-not-started', null)
    if (dice.length === 0) return refuse('no-dice-left', null)
    isRolling = true
    around.heard('roll', null)
    // [J3.13] A finger that is too fast waits for the dice.
    const wait = (around.view().screens[own]!.rollableAt ?? 0) - around.now()
    if (wait > 0) await pause(wait + 15)
    if (isPlaying()) await send({ type: 'roll' }, null)
    isRolling = false
  }

  function pause(wait: Millis): Promise<void> {
    return new Promise(done => {
      timer = setTimeout(done, wait)
    })
  }

  return {
    get mood() {
      return mood
    },
    get afoot() {
      return afoot
    },
    /** Those still behind the screen. */
    get dice() {
      return dice
    },
    get faces() {
      return faces
    },
    get isRolling() {
      return isRolling
    },
    roll,
    aim,
    commit,
    hold(die: DieId): void {
      if (mood.type === 'choosing') void commit(null)
      if (!faces.has(die)) void roll()
      else mood = mood.type === 'held' && mood.die === die ? IDLE : { type: 'held', die }
    },
    /** `false`: nothing in hand that could go there. */
    tap(index: DistrictIndex): boolean {
      if (mood.type === 'locking') {
        mood = IDLE
        around.heard('lock', index)
        void send({ type: 'lock', district: index }, index)
        return true
      }
      if (mood.type === 'held' || mood.type === 'warned') {
        aim(mood.die, index)
        return true
      }
      if (mood.type !== 'choosing') return false
      if (mood.district !== index) void commit(null)
      return true
    },
    lock(): void {
      if (mood.type === 'locking') mood = IDLE
      else if (dice.length > 0) refuse('dice-left', null)
      else mood = { type: 'locking' }
    },
    flip(): void {
      if (dice.length > 0) {
        refuse('dice-left', null)
        return
      }
      around.heard('flip', null)
      void send({ type: 'flip' }, null)
    },
    /** Puts back whatever has not been sent. */
    async release(): Promise<void> {
      const left = mood
      if (left.type === 'choosing') await around.returning(left.die)
      if (mood === left) mood = IDLE
    },
    drop(): void {
      mood = IDLE
      isRolling = false
      clearTimeout(timer)
    },
  }
}

export type Hand = ReturnType<typeof openHand>
