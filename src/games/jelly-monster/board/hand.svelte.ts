// What the player's own hand is doing: a die held, a district aimed at, an effect to choose.

import { wouldCancel } from '#games/jelly-monster/board/outlook.ts'
import { type Pending, stillPending } from '#games/jelly-monster/board/present.ts'
import { canMove, canRemove } from '#games/jelly-monster/placement.ts'
import type {
  Action,
  DieId,
  DistrictIndex,
  Effect,
  Refusal,
  SeenScreen,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import type { Face } from '#kernel/chance.ts'
import type { Millis } from '#kernel/game.ts'
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
const NOTHING: readonly Pending[] = []
const NO_FACES: ReadonlyMap<DieId, Face> = new Map()
/** A roll that comes a moment early would be refused. */
const MARGIN: Millis = 15

export class Hand {
  #wanted: Mood = $state.raw(IDLE)
  isRolling = $state(false)
  #pending: readonly Pending[] = $state.raw([])
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #around: Surroundings

  // What one's own hand has to do with a step is little: only that much is worked out anew.
  readonly #screen = $derived.by((): SeenScreen | null => {
    const { viewer, screens } = this.#around.view()
    return viewer === 'spectator' ? null : screens[viewer]!
  })
  readonly #round = $derived.by(() => this.#around.view().round)
  readonly #isPlaying = $derived.by(() => this.#around.view().stage.type === 'play')

  readonly #shown = $derived.by((): ReadonlyMap<DieId, Face> => {
    const screen = this.#screen
    if (!screen?.shown) return NO_FACES
    return new Map(screen.shown.map((face, nth) => [screen.dice[nth]!, face]))
  })

  readonly #unseen = $derived.by((): readonly Pending[] => {
    if (this.#pending.length === 0) return NOTHING
    return stillPending(this.#around.view(), this.#pending)
  })

  /** While this page was away, an understudy or another one may have played with the same dice. */
  readonly mood = $derived.by((): Mood => {
    const wanted = this.#wanted
    if (wanted.type === 'idle' || wanted.type === 'locking') return wanted
    const shown = this.#isPlaying ? this.#shown.get(wanted.die) : undefined
    const isStill = wanted.type === 'choosing' ? shown === wanted.face : shown !== undefined
    return isStill ? wanted : IDLE
  })

  /** What lies on the table before the server has said so. */
  readonly afoot = $derived.by((): readonly Pending[] => {
    if (this.mood.type !== 'choosing') return this.#unseen
    const { die, face, district } = this.mood
    const round = this.#round
    return [...this.#unseen, { type: 'place', die, face, district, effect: null, round }]
  })

  /** Those still behind the screen. */
  readonly dice = $derived.by((): readonly DieId[] => {
    const dice = this.#screen?.dice ?? []
    if (this.afoot.length === 0) return dice
    const gone = this.afoot.map(({ die }) => die)
    return dice.filter(die => !gone.includes(die))
  })

  /** What they show; nothing until they are rolled. */
  readonly faces = $derived.by((): ReadonlyMap<DieId, Face> => {
    // [J3.2] After one is placed, all that remain have to be rolled again.
    return this.#unseen.length > 0 ? NO_FACES : this.#shown
  })

  constructor(around: Surroundings) {
    this.#around = around
  }

  async #send(action: Action, at: DistrictIndex | null): Promise<boolean> {
    const answer = await this.#around.act(action)
    if (!answer.ok) this.#around.complain(answer.reason, at)
    return answer.ok
  }

  #refuse(reason: Refusal, at: DistrictIndex | null): void {
    if (this.mood.type !== 'locking') this.#wanted = IDLE
    this.#around.complain(reason, at)
  }

  /** The die that lies there is placed, with this effect or none. */
  async commit(effect: Effect | null): Promise<void> {
    if (this.mood.type !== 'choosing') return
    const around = this.#around
    const { die, face, district } = this.mood
    const placement = { type: 'place', die, district, effect } as const
    if (effect?.type === 'remove') around.leaving(effect.die)
    const sent = { ...placement, face, round: around.view().round }
    this.#pending = [...this.#pending, sent]
    this.#wanted = IDLE
    around.heard(effect?.type === 'remove' ? 'knock' : 'place', district)
    const isTaken = await this.#send(placement, district)
    if (!isTaken) await around.returning(die)
    else if (around.isAutomatic() && this.dice.length > 0) void this.roll()
    this.#pending = this.#pending.filter(one => one !== sent)
  }

  aim(die: DieId, index: DistrictIndex): void {
    const { viewer, districts } = this.#around.view()
    const district = districts[index]
    const face = this.faces.get(die)
    if (district === undefined || viewer === 'spectator') return
    if (face === undefined || district.lock !== null) {
      this.#refuse(face === undefined ? 'not-rolled' : 'district-locked', index)
      return
    }
    const { mood } = this
    const isWarned = mood.type === 'warned' && mood.die === die && mood.district === index
    if (this.#around.isWarning() && !isWarned && wouldCancel(district, viewer, face)) {
      this.#wanted = { type: 'warned', die, district: index }
      return
    }
    this.#around.leaving(die)
    this.#wanted = { type: 'choosing', die, face, district: index }
    // [J3.5] Without an effect to choose there is nothing to wait for.
    if (!canMove(face) && !(canRemove(face) && district.dice.length > 0)) void this.commit(null)
  }

  async roll(): Promise<void> {
    if (this.mood.type === 'choosing') void this.commit(null)
    this.#wanted = IDLE
    const screen = this.#screen
    if (screen === null || this.isRolling) return
    if (!this.#isPlaying || this.dice.length === 0) {
      this.#refuse(this.#isPlaying ? 'no-dice-left' : 'round-not-started', null)
      return
    }
    this.isRolling = true
    this.#around.heard('roll', null)
    // [J3.13] A finger that is too fast waits for the dice.
    const wait = (screen.rollableAt ?? 0) - this.#around.now()
    if (wait > 0) await this.#pause(wait + MARGIN)
    if (this.#isPlaying) await this.#send({ type: 'roll' }, null)
    this.isRolling = false
  }

  #pause(wait: Millis): Promise<void> {
    return new Promise(done => {
      this.#timer = setTimeout(done, wait)
    })
  }

  hold(die: DieId): void {
    if (this.mood.type === 'choosing') void this.commit(null)
    if (!this.faces.has(die)) void this.roll()
    else if (this.mood.type === 'held' && this.mood.die === die) this.#wanted = IDLE
    else this.#wanted = { type: 'held', die }
  }

  /** `false`: nothing in hand that could go there. */
  tap(index: DistrictIndex): boolean {
    const { mood } = this
    switch (mood.type) {
      case 'locking':
        this.#wanted = IDLE
        this.#around.heard('lock', index)
        void this.#send({ type: 'lock', district: index }, index)
        return true
      case 'held':
      case 'warned':
        this.aim(mood.die, index)
        return true
      case 'choosing':
        if (mood.district !== index) void this.commit(null)
        return true
      default:
        return false
    }
  }

  lock(): void {
    if (this.mood.type === 'locking') this.#wanted = IDLE
    else if (this.dice.length > 0) this.#refuse('dice-left', null)
    else this.#wanted = { type: 'locking' }
  }

  flip(): void {
    if (this.dice.length > 0) {
      this.#refuse('too-soon-to-flip', null)
      return
    }
    this.#around.heard('flip', null)
    void this.#send({ type: 'flip' }, null)
  }

  /** Puts back whatever has not been sent. */
  async release(): Promise<void> {
    const left = this.mood
    if (left.type === 'choosing') await this.#around.returning(left.die)
    if (this.mood === left) this.#wanted = IDLE
  }

  /** The round is over, whatever was in hand. */
  drop(): void {
    this.#wanted = IDLE
    this.isRolling = false
    clearTimeout(this.#timer)
  }
}
