// All that the parts of the board share.

import { createContext } from 'svelte'
import { type Chronicle, EMPTY, withEvents } from '#games/jelly-monster/board/chronicle.ts'
import { type Hand, openHand } from '#games/jelly-monster/board/hand.svelte.ts'
import { type Layout, layoutOf, slotOf } from '#games/jelly-monster/board/layout.ts'
import { surfaceOf } from '#games/jelly-monster/board/present.ts'
import type { Scene } from '#games/jelly-monster/board/story.ts'
import { openStory } from '#games/jelly-monster/board/storyteller.svelte.ts'
import type {
  Colour,
  DieId,
  DistrictIndex,
  JellyMonster,
  View,
} from '#games/jelly-monster/vocabulary.ts'
import { botWords } from '#games/jelly-monster/words/bots.ts'
import type { Say } from '#games/jelly-monster/words/catalogue.ts'
import { boardName } from '#games/jelly-monster/words/places.ts'
import { isRefusal, REFUSAL_RULES } from '#games/jelly-monster/words/refusals.ts'
import type { Millis, Seat } from '#kernel/game.ts'
import { announce } from '#screen/announcer.ts'
import type { BoardProps, Told } from '#screen/board.ts'
import { airfield } from '#screen/flight.ts'
import { isCalm, settings } from '#screen/settings.svelte.ts'
import { panOf, play } from '#screen/sound.ts'

/** Something said where it concerns. */
export interface Remark {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly rule: string | null
  readonly isRefusal: boolean
}

export interface Premises {
  props(): BoardProps<JellyMonster>
  say(): Say
  root(): HTMLElement | null
  size(): { readonly width: number; readonly height: number }
}

const REMARK_LASTS: Millis = 3200
/** How large a die is when it comes from another's panel. */
const THROWN = 26

export function openDesk(premises: Premises) {
  const props = () => premises.props()
  const field = airfield({ isCalm, soon: work => queueMicrotask(work) })
  const story = openStory(isCalm)
  let now = $state(props().clock.now())
  let chronicle: Chronicle = $state.raw(EMPTY)
  let remark: Remark | null = $state.raw(null)
  let tip: Remark | null = $state.raw(null)
  let card: DistrictIndex | null = $state(null)
  let rule: string | null = $state(null)
  let hinted: DistrictIndex | null = $state(null)
  let rolls = $state(0)
  let remarkTimer: ReturnType<typeof setTimeout> | undefined

  const scene = $derived(story.beat?.scene ?? null)
  /** [J7.2] The picture turns when the story of the round has been told. */
  const quarterTurns = $derived(scene?.quarterTurns ?? props().view.quarterTurns)
  const layout = $derived.by((): Layout => {
    const { view, seat, television } = props()
    const { width, height } = premises.size()
    return layoutOf({
      width,
      height,
      districts: view.districts.length,
      hasHand: seat !== null && !television,
      television,
      quarterTurns,
    })
  })

  function find(selector: string): Element | null {
    return premises.root()?.querySelector(selector) ?? null
  }

  function note(die: DieId, element: Element | null): void {
    if (element !== null) field.note(`die-${die}`, element)
  }

  /** A die of somebody else comes out from behind their screen. */
  function noteFromSeat(die: DieId, owner: Seat): void {
    const box = find(`[data-seat="${owner}"]`)?.getBoundingClientRect()
    if (box === undefined) return
    const left = box.left + (box.width - THROWN) / 2
    const top = box.top + (box.height - THROWN) / 2
    field.note(`die-${die}`, { left, top, width: THROWN, height: THROWN })
  }

  function remarkAt(text: string, element: Element | null, rule: string | null): void {
    const root = premises.root()?.getBoundingClientRect()
    const box = (element ?? premises.root())?.getBoundingClientRect()
    if (root === undefined || box === undefined) return
    const x = box.left - root.left + box.width / 2
    remark = { text, x, y: box.top - root.top + box.height * 0.3, rule, isRefusal: rule !== null }
    clearTimeout(remarkTimer)
    remarkTimer = setTimeout(() => {
      remark = null
    }, REMARK_LASTS)
  }

  function complain(reason: string, at: DistrictIndex | null): void {
    if (!isRefusal(reason)) return
    const place = at === null ? '[data-dock]' : `[data-district="${at}"]`
    const text = premises.say()(`refusal.${reason}`)
    remarkAt(text, find(place), REFUSAL_RULES[reason])
    play('refused')
    announce(text, 'assertive')
  }

  const hand: Hand = openHand({
    view: () => props().view,
    now: () => props().clock.now(),
    act: action => props().act(action),
    isWarning: () => settings.warnings,
    isAutomatic: () => settings.autoRoll,
    leaving: die => note(die, find(`[data-hand="${die}"]`) ?? find(`[data-die="${die}"]`)),
    returning: die => field.recall(`die-${die}`),
    complain,
    heard(sound, at) {
      const element = at === null ? null : find(`[data-district="${at}"]`)
      play(sound, { pan: element === null ? 0 : panOf(element) })
    },
  })

  function hear(told: Told<JellyMonster>): void {
    const { seat } = props()
    chronicle = withEvents(chronicle, told.events)
    story.hear(told)
    for (const event of told.events) {
      if (event.type === 'peeked') rolls += 1
      if (event.type === 'placed' && event.seat !== seat) {
        noteFromSeat(event.die, event.seat)
        heardFrom('place', event.district)
      }
      if (event.type === 'removed' && event.seat !== seat) {
        note(event.die, find(`[data-die="${event.die}"]`))
        heardFrom('knock', event.district)
      }
      if (event.type === 'locked' && event.seat !== seat) heardFrom('lock', event.district)
      if (event.type === 'flipped' && event.seat !== seat) play('flip')
      if (event.type === 'roundEnded') play('time-up')
      if (event.type === 'matchEnded') play('win')
      if (event.type === 'countdownStarted') play('stage')
      if (event.type === 'roundEnded') hand.drop()
      if (event.type === 'roundStarted') begin()
    }
  }

  function heardFrom(sound: 'place' | 'knock' | 'lock', at: DistrictIndex): void {
    const element = find(`[data-district="${at}"]`)
    play(sound, { pan: element === null ? 0 : panOf(element) })
  }

  function begin(): void {
    card = null
    hinted = null
    hand.drop()
    // The view changes after this; then the dice may be rolled.
    if (settings.autoRoll) setTimeout(() => void hand.roll(), 0)
  }

  const surface = $derived(scene ?? surfaceOf(props().view, hand.afoot))

  return {
    field,
    story,
    hand,
    hear,
    find,
    complain,
    remarkAt,
    get view(): View {
      return props().view
    },
    get seat(): Seat | null {
      return props().television ? null : props().seat
    },
    get say(): Say {
      return premises.say()
    },
    get props(): BoardProps<JellyMonster> {
      return props()
    },
    get now() {
      return now
    },
    get layout() {
      return layout
    },
    get scene(): Scene | null {
      return scene
    },
    get round(): number {
      return scene?.round ?? props().view.round
    },
    get surface() {
      return surface
    },
    /** How often my dice fell. */
    get rolls() {
      return rolls
    },
    get chronicle() {
      return chronicle
    },
    get remark() {
      return remark
    },
    get tip() {
      return tip
    },
    set tip(next: Remark | null) {
      tip = next
    },
    /** The district that is being read. */
    get card() {
      return card
    },
    set card(next: DistrictIndex | null) {
      card = next
    },
    /** The rule that is being read. */
    get rule() {
      return rule
    },
    set rule(next: string | null) {
      rule = next
    },
    get hinted() {
      return hinted
    },
    set hinted(next: DistrictIndex | null) {
      hinted = next
    },
    nameOf(seat: Seat): string {
      const { sitters } = props()
      return sitters[seat]?.name || `${seat + 1}`
    },
    colourOf(seat: Seat): Colour {
      return props().view.holdings[seat]!.colour
    },
    placeName(district: DistrictIndex): string {
      return boardName(premises.say(), props().view.districts[district]!.board)
    },
    /** Counted from 1 at the top, clockwise: what the keys are called. */
    numberOf(district: DistrictIndex): number {
      const { districts } = props().view
      return slotOf(district, districts.length, quarterTurns) + 1
    },
    async hint(): Promise<void> {
      const { hint, language } = props()
      const given = (await hint?.()) ?? null
      if (given === null) return remarkAt(premises.say()('hint.none'), find('[data-dock]'), null)
      const { action } = given
      const sentences: Readonly<Record<string, string>> = botWords[language].reasons
      const at = action.type === 'place' || action.type === 'lock' ? action.district : null
      hinted = at
      if (action.type === 'place' && hand.mood.type === 'idle') hand.hold(action.die)
      const place = at === null ? '[data-dock]' : `[data-district="${at}"]`
      remarkAt(sentences[given.why] ?? '', find(place), null)
    },
    set(instant: Millis): void {
      now = instant
    },
    close(): void {
      story.stop()
      hand.drop()
      clearTimeout(remarkTimer)
    },
  }
}

export type Desk = ReturnType<typeof openDesk>
export const [useDesk, setDesk] = createContext<Desk>()
