// All that the parts of the board share.

import { createContext } from 'svelte'
import { type Chronicle, EMPTY } from '#games/jelly-monster/board/chronicle.ts'
import { Hand } from '#games/jelly-monster/board/hand.svelte.ts'
import { canPoint, type Layout, layoutOf, slotOf } from '#games/jelly-monster/board/layout.ts'
import { surfaceOf } from '#games/jelly-monster/board/present.ts'
import { openStory } from '#games/jelly-monster/board/storyteller.svelte.ts'
import type {
  Colour,
  DieId,
  DistrictIndex,
  JellyMonster,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import type { Say } from '#games/jelly-monster/words/catalogue.ts'
import { boardName } from '#games/jelly-monster/words/places.ts'
import { isRefusal, REFUSAL_RULES } from '#games/jelly-monster/words/refusals.ts'
import type { Cast } from '#games/jelly-monster/words/telling.ts'
import type { Millis, Seat } from '#kernel/game.ts'
import { announce } from '#screen/announcer.ts'
import type { Box } from '#screen/arc.ts'
import type { BoardProps } from '#screen/board.ts'
import { airfield, beforePicture } from '#screen/flight.ts'
import { isCalm, settings } from '#screen/settings.svelte.ts'
import { play } from '#screen/sound.ts'
import { recall, remember } from '#screen/storage.ts'

/** Something said where it concerns. */
export interface Remark {
  /** In the language of the moment, which may change while it is read. */
  text(): string
  readonly x: number
  readonly y: number
  readonly rule: string | null
  readonly isRefusal: boolean
  /** Right above the dock, where on small screens the tools are. */
  readonly isAtDock: boolean
}

export interface Premises {
  props(): BoardProps<JellyMonster>
  say(): Say
  root(): HTMLElement | null
  size(): { readonly width: number; readonly height: number }
}

const COMPASS = 'gobelet.jelly-monster.compass'
const REMARK_LASTS: Millis = 3200

export class Desk {
  readonly field = airfield({ isCalm, soon: beforePicture })
  readonly story = openStory(isCalm)
  readonly hand: Hand
  /** The match's own time, as of a moment ago. */
  now: Millis = $state(0)
  chronicle: Chronicle = $state.raw(EMPTY)
  remark: Remark | null = $state.raw(null)
  tip: Remark | null = $state.raw(null)
  /** The district that is being read. */
  card: DistrictIndex | null = $state(null)
  /** The rule that is being read. */
  rule: string | null = $state(null)
  hinted: DistrictIndex | null = $state(null)
  /** The city is on a television, and this phone points at it. */
  isCompass = $state(recall(COMPASS) !== null)
  /** How often my dice fell. */
  rolls = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined
  #panels: { readonly layout: Layout; readonly boxes: (Box | undefined)[] } | null = null
  readonly #premises: Premises

  /** What is shown while the scoring is told. */
  readonly scene = $derived.by(() => this.story.beat?.scene ?? null)
  /** [J7.2] The picture turns when the story of the round has been told. */
  readonly #turns = $derived.by(() => this.scene?.quarterTurns ?? this.view.quarterTurns)
  readonly surface = $derived.by(() => this.scene ?? surfaceOf(this.view, this.hand.afoot))

  // Each step brings a new view, and parts of it that stayed the same. They are set apart from it
  // here, to be compared: otherwise every tile and every die would be worked out anew with each.
  /** `null`: nobody's hand is on this screen. */
  readonly seat: Seat | null = $derived.by(() => {
    return this.props.television ? null : this.props.seat
  })
  readonly stage = $derived.by(() => this.view.stage)
  readonly districts = $derived.by(() => this.surface.districts)
  readonly centre = $derived.by(() => this.surface.centre)
  readonly round = $derived.by(() => this.scene?.round ?? this.view.round)
  readonly people = $derived.by(() => this.view.holdings.length)
  readonly #boards = $derived.by(() => this.view.districts.map(({ board }) => board).join('\n'))
  readonly #places = $derived.by(() => this.#boards.split('\n'))
  readonly #count = $derived.by(() => this.view.districts.length)
  readonly #colours = $derived.by(() => this.view.holdings.map(({ colour }) => colour).join(' '))
  readonly #palette = $derived.by(() => this.#colours.split(' ') as readonly Colour[])
  readonly #called = $derived.by(() => this.props.sitters.map(({ name }) => name).join('\n'))
  readonly #names = $derived.by(() => this.#called.split('\n'))
  readonly order = $derived.by(() => this.view.setting.order)
  readonly drone = $derived.by(() => this.view.setting.drone)

  readonly layout = $derived.by(() => {
    const { television } = this.props
    return layoutOf({
      ...this.#premises.size(),
      districts: this.#count,
      hasHand: this.seat !== null,
      television,
      compass: this.isCompass && !this.props.alone,
      quarterTurns: this.#turns,
    })
  })

  constructor(premises: Premises) {
    this.#premises = premises
    this.now = premises.props().clock.now()
    this.hand = new Hand({
      view: () => this.view,
      now: () => this.props.clock.now(),
      act: action => this.props.act(action),
      isWarning: () => settings.warnings,
      isAutomatic: () => settings.autoRoll,
      leaving: die => {
        this.hinted = null
        this.note(die)
      },
      returning: die => this.field.recall(`die-${die}`),
      complain: (reason, at) => this.complain(reason, at),
      heard: (sound, at) => this.sound(sound, at),
    })
  }

  get props(): BoardProps<JellyMonster> {
    return this.#premises.props()
  }

  get view(): View {
    return this.props.view
  }

  get say(): Say {
    return this.#premises.say()
  }

  get width(): number {
    return this.#premises.size().width
  }

  turnCompass(): void {
    this.isCompass = !this.isCompass
    remember(COMPASS, this.isCompass ? 'on' : null)
  }

  /** Whether this window could be one. */
  get canPoint(): boolean {
    if (this.props.alone) return false
    return canPoint({ ...this.#premises.size(), hasHand: this.seat !== null })
  }

  find(selector: string): Element | null {
    return this.#premises.root()?.querySelector(selector) ?? null
  }

  tileOf(district: DistrictIndex | null): Element | null {
    return this.find(district === null ? '[data-dock]' : `[data-district="${district}"]`)
  }

  /** A die is about to leave the place where it lies. */
  note(die: DieId): void {
    const element = this.find(`[data-hand="${die}"]`) ?? this.find(`[data-die="${die}"]`)
    if (element !== null) this.field.note(`die-${die}`, element)
  }

  sound(name: 'roll' | 'place' | 'knock' | 'lock' | 'flip', at: DistrictIndex | null): void {
    const { city, tiles } = this.layout
    const spot = at === null ? undefined : tiles[at]
    // From the layout, not from the page: asking the page would have it laid out at every step.
    const middle = this.width / 2
    play(name, { pan: spot === undefined ? 0 : (city.left + spot.x) / middle - 1 })
  }

  /** Where somebody's panel is; measured once for as long as nothing moves. */
  panelOf(seat: Seat): Box | null {
    if (this.#panels?.layout !== this.layout) this.#panels = { layout: this.layout, boxes: [] }
    const { boxes } = this.#panels
    boxes[seat] ??= this.find(`[data-seat="${seat}"]`)?.getBoundingClientRect()
    return boxes[seat] ?? null
  }

  remarkAt(text: () => string, element: Element | null, rule: string | null): void {
    const root = this.#premises.root()?.getBoundingClientRect()
    const box = element?.getBoundingClientRect() ?? root
    if (root === undefined || box === undefined) return
    const x = box.left - root.left + box.width / 2
    // Above the dock, where a question may be waiting to be read.
    const isAtDock = element?.matches('[data-dock]') ?? false
    const y = box.top - root.top + (isAtDock ? 0 : box.height * 0.3)
    this.remark = { text, x, y, rule, isRefusal: rule !== null, isAtDock }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.remark = null
    }, REMARK_LASTS)
  }

  complain(reason: string, at: DistrictIndex | null): void {
    if (!isRefusal(reason)) return
    const text = () => this.say(`refusal.${reason}`)
    this.remarkAt(text, this.tileOf(at), REFUSAL_RULES[reason])
    play('refused')
    announce(text(), 'assertive')
  }

  readonly nameOf = (seat: Seat): string => this.#names[seat] || `${seat + 1}`

  cast(): Cast {
    return {
      say: this.say,
      names: Array.from({ length: this.people }, (_, seat) => this.nameOf(seat)),
      boards: this.#places,
    }
  }

  colourOf(seat: Seat): Colour {
    return this.#palette[seat]!
  }

  placeName(district: DistrictIndex): string {
    return boardName(this.say, this.#places[district]!)
  }

  /** Counted from 1 at the top, clockwise: what the keys are called. */
  numberOf(district: DistrictIndex): number {
    return slotOf(district, this.#count, this.#turns) + 1
  }

  close(): void {
    this.story.stop()
    this.hand.drop()
    clearTimeout(this.#timer)
  }
}

export const [useDesk, setDesk] = createContext<Desk>()
