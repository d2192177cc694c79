// A player's side of the board: what they see, what they are planning, what they may do.

import type { Trait } from '#games/dice-run/cards.ts'
import type { Die, Value } from '#games/dice-run/dice.ts'
import { canChoose, canReroll } from '#games/dice-run/legal.ts'
import type { Place } from '#games/dice-run/line.ts'
import { rollerOf } from '#games/dice-run/opening.ts'
import { type Preview, preview } from '#games/dice-run/preview.ts'
import type { Race } from '#games/dice-run/race.ts'
import type { Target } from '#games/dice-run/targets.ts'
import type { Action, DiceRun, Event, Open, View } from '#games/dice-run/vocabulary.ts'
import { type Speech, speechIn } from '#games/dice-run/words/speech.ts'
import { type RefusalWords, refusalIn } from '#games/dice-run/words/words.ts'
import type { Seat } from '#kernel/game.ts'
import { announce } from '#screen/announcer.ts'
import type { BoardProps, Told } from '#screen/board.ts'
import { play } from '#screen/sound.ts'
import { recall, remember } from '#screen/storage.ts'
import { longName } from './groups.ts'
import { initialsOf } from './initials.ts'
import { marksOf, NO_MARKS } from './marks.ts'
import {
  actionOf,
  cardPlan,
  NEW_REROLL,
  NEW_ROLL_OFF,
  needOf,
  type Plan,
  planOf,
  rebased,
  targetPlan,
} from './plan.ts'
import { Show } from './show.svelte.ts'
import { touchDie, touchGroup } from './touch.ts'

/** Where a finger is, or the middle of what has the focus. */
export interface Finger {
  readonly x: number
  readonly y: number
}

export interface Bubble extends Finger {
  /** In the language of the moment, which may change while it is read. */
  sentence(): string
  readonly rule: string | null
}

export type Drawer = 'discards' | 'story' | 'keys' | 'points'

interface Made {
  readonly plan: Plan
  readonly race: Race
}

const BUBBLE_STAYS = 4500
const LIST = 'gobelet.dice-run.list'
const STORY_LENGTH = 400

export class Desk {
  readonly #props: () => BoardProps<DiceRun>
  readonly show = new Show()
  speech: Speech | null = $state.raw(null)
  bubble: Bubble | null = $state.raw(null)
  drawer: Drawer | null = $state.raw(null)
  /** Whether the road shows what a plan would lead to. */
  isPeeking = $state(false)
  isSending = $state(false)
  /** The road is on a television, and this phone shows the race in few lines. */
  isListed = $state(recall(LIST) !== null)
  /** How wide the dice are just now, in pixels. */
  dieSize = $state(40)
  /** Why the bot would do so. */
  advice: string | null = $state.raw(null)
  /** What has happened since one came, step by step. */
  steps: readonly (readonly Event[])[] = $state.raw([])
  /** Where in the hand the card is that was drawn last. */
  drawn: number | null = $state.raw(null)
  /** What came with the last step that is worth a line. */
  latest: readonly Event[] = $state.raw([])
  #made: Made | null = $state.raw(null)
  #bubbleTimer: ReturnType<typeof setTimeout> | null = null

  constructor(props: () => BoardProps<DiceRun>) {
    this.#props = props
  }

  get props(): BoardProps<DiceRun> {
    return this.#props()
  }

  get view(): View {
    return this.props.view
  }

  get seat(): Seat | null {
    return this.props.seat
  }

  readonly names: readonly string[] = $derived.by(() => {
    return this.props.sitters.map(sitter => sitter.name)
  })

  /** What the group at each place is called; said once for all dice in it. */
  readonly titles: readonly string[] = $derived.by(() => {
    const { speech, race } = this
    return speech === null ? [] : race.line.map((_, place) => longName(speech, race.line, place))
  })

  /** What is written under each cap. */
  readonly initials: readonly string[] = $derived.by(() => initialsOf(this.names))

  async speak(language: BoardProps<DiceRun>['language']): Promise<void> {
    const speech = await speechIn(language)
    if (this.props.language === language) this.speech = speech
  }

  readonly plan: Plan | null = $derived.by(() => {
    const { view } = this
    const made = this.#made
    if (made !== null) {
      const plan = rebased(made.plan, view, made.race)
      if (plan !== null) return plan
    }
    const { step } = view.open
    return step.type === 'opening' && rollerOf(step) === view.viewer ? NEW_ROLL_OFF : null
  })

  readonly need = $derived.by(() => {
    return this.plan === null ? null : needOf(this.plan, this.view.open.race)
  })

  readonly action: Action | null = $derived.by(() => {
    return this.plan === null ? null : actionOf(this.plan, this.view.open.race)
  })

  readonly preview: Preview | null = $derived.by(() => {
    return this.action === null ? null : preview(this.view, this.action)
  })

  readonly marks = $derived.by(() => {
    return this.preview === null ? NO_MARKS : marksOf(this.preview, this.view.open.race.line)
  })

  /** The race as it is shown: as it goes, as it would go, or as it is. */
  readonly race: Race = $derived.by(() => {
    if (this.show.frame !== null) return this.show.frame.race
    return this.isPeeking && this.preview !== null ? this.preview.race : this.view.open.race
  })

  /** Points and stages as far as they have been shown. */
  readonly shown: Open = $derived.by(() => this.show.frame?.open ?? this.view.open)

  readonly isMyTurn = $derived.by(() => {
    const { step } = this.view.open
    return step.type === 'turn' && step.seat === this.view.viewer
  })

  /** Played, and yet to be ended or taken back. */
  readonly hasPlayed = $derived.by(() => {
    const { step } = this.view.open
    return this.isMyTurn && step.type === 'turn' && step.played !== null
  })

  readonly mayReroll = $derived.by(() => canReroll(this.view))
  readonly mustChoose = $derived.by(() => canChoose(this.view))

  hear(told: Told<DiceRun>): void {
    this.show.follow(told)
    this.steps = [...this.steps, told.events].slice(-STORY_LENGTH)
    if (told.events.some(isNews)) this.latest = told.events
    this.#seeDraw(told)
  }

  #seeDraw({ events, after }: Told<DiceRun>): void {
    const { own, viewer } = after
    const hasDrawn = events.some(event => event.type === 'drew' && event.seat === viewer)
    if (!hasDrawn || own === null) return
    this.drawn = own.hand.length - 1
    const card = own.hand[this.drawn]
    const { speech } = this
    if (card !== undefined && speech !== null) {
      announce(speech.say('you-draw', { card: speech.card(card) }))
    }
  }

  /** Somebody else sits here now. */
  changeSeat(): void {
    this.#plan(null)
    this.show.settle()
    this.drawn = null
    this.drawer = null
  }

  #plan(plan: Plan | null): void {
    this.#made = plan === null ? null : { plan, race: this.view.open.race }
    this.bubble = null
    this.advice = null
    this.drawn = null
    this.isPeeking = false
    if (this.show.frame !== null) this.show.settle()
  }

  /** The same card again puts it back. */
  chooseCard(slot: number, at: Finger): void {
    const { own, open } = this.view
    const card = own?.hand[slot]
    if (card === undefined) return
    if (this.#isTooLate(at)) return
    const plan = this.plan
    if (plan?.kind === 'reroll') {
      this.#plan({
        ...plan,
        slot: plan.slot === slot ? null : slot,
        card: plan.slot === slot ? null : card,
      })
      return
    }
    if (plan?.kind === 'card' && plan.slot === slot) this.#plan(null)
    else this.#plan(cardPlan(slot, card, open.race))
  }

  /** One plays once in a turn, and nothing while targets are chosen. */
  #isTooLate(at: Finger): boolean {
    const { type } = this.view.open.step
    if (type === 'turn' && !this.hasPlayed) return false
    const reasons = { opening: 'opening-roll-first', choosing: 'stage-over', over: '' } as const
    this.refuse(type === 'turn' ? 'already-played' : reasons[type], at)
    return true
  }

  chooseTarget(target: Target, at: Finger): void {
    const { open, viewer } = this.view
    if (open.step.type === 'choosing') {
      if (this.mustChoose) this.#plan({ kind: 'choice', target })
      else this.refuse('choice-already-made', at)
      return
    }
    if (this.#isTooLate(at)) return
    if (viewer !== 'spectator' && open.players[viewer]!.target !== null) {
      this.refuse('target-already-played', at)
      return
    }
    const isAgain = this.plan?.kind === 'target' && this.plan.target === target
    this.#plan(isAgain ? null : targetPlan(target))
  }

  chooseReroll(at: Finger): void {
    if (this.#isTooLate(at)) return
    if (this.plan?.kind === 'reroll') {
      this.#plan(null)
    } else if (!this.mayReroll) {
      const isAgain = this.view.open.reroller === this.view.viewer
      this.refuse(isAgain ? 'reroll-not-yours-again' : 'nothing-to-reroll', at)
    } else if (this.plan?.kind === 'card') {
      const { slot, card } = this.plan
      this.#plan({ ...NEW_REROLL, slot, card })
    } else {
      this.#plan(NEW_REROLL)
    }
  }

  turnList(): void {
    this.isListed = !this.isListed
    remember(LIST, this.isListed ? 'on' : null)
  }

  putBack(): void {
    this.#plan(null)
  }

  touchDie(die: Die, at: Finger): void {
    this.#touch(at, plan => touchDie(plan, die, this.view.open.race))
  }

  touchGroup(place: Place, at: Finger): void {
    this.#touch(at, plan => touchGroup(plan, place, this.view.open.race))
  }

  touchJoint(place: Place): void {
    if (this.plan?.kind === 'card') this.#plan({ ...this.plan, group: place })
  }

  chooseTrait(as: Trait): void {
    if (this.plan?.kind === 'card') this.#plan({ ...this.plan, as })
  }

  chooseValue(value: Value): void {
    if (this.plan?.kind === 'card') this.#plan({ ...this.plan, value })
  }

  chooseFirst(first: 'colour' | 'value'): void {
    if (this.plan?.kind === 'target') this.#plan({ ...this.plan, first })
  }

  #touch(at: Finger, touched: (plan: Plan) => Plan | string): void {
    if (this.show.frame !== null) this.show.skip()
    if (this.seat === null || this.speech === null) return
    if (this.plan === null) {
      const { step } = this.view.open
      if (step.type === 'turn' && !this.hasPlayed)
        this.#say(() => this.speech!.say('pick-first'), at)
      return
    }
    const next = touched(this.plan)
    if (typeof next === 'string') this.refuse(next, at)
    else this.#plan(next)
  }

  async confirm(at: Finger): Promise<void> {
    if (this.hasPlayed) return this.send({ type: 'endTurn' }, at)
    if (this.action === null) {
      if (this.plan !== null) this.refuse('choice-needed', at)
      return
    }
    if (this.view.open.step.type === 'turn' && !this.isMyTurn) {
      this.refuse('not-your-turn', at)
      return
    }
    return this.send(this.action, at)
  }

  async send(action: Action, at: Finger): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    if (action.type === 'play' || action.type === 'playTarget') {
      this.isPeeking = false
      this.show.foresee(this.view, preview(this.view, action).steps)
    }
    const answer = await this.props.act(action)
    this.isSending = false
    if (answer.ok) {
      this.#made = null
      this.advice = null
      return
    }
    this.show.retract()
    this.refuse(answer.reason, at)
  }

  async advise(): Promise<void> {
    const hint = await this.props.hint?.()
    if (hint === null || hint === undefined) return
    const plan = planOf(hint.action, this.view.own?.hand ?? [])
    if (plan !== null) this.#plan(plan)
    this.advice = hint.why
  }

  refuse(reason: string, at: Finger): void {
    const words = this.speech === null ? null : refusalIn(this.speech, reason)
    if (words === null) return
    play('refused')
    const sentence = () => refusalIn(this.speech!, reason)?.sentence ?? words.sentence
    this.#say(sentence, at, words)
  }

  #say(sentence: () => string, { x, y }: Finger, words: RefusalWords | null = null): void {
    this.bubble = { sentence, rule: words?.rule ?? null, x, y }
    announce(sentence(), 'assertive')
    if (this.#bubbleTimer !== null) clearTimeout(this.#bubbleTimer)
    this.#bubbleTimer = setTimeout(() => {
      this.bubble = null
    }, BUBBLE_STAYS)
  }
}

/** Ending a turn alone is no news. */
function isNews({ type }: Event): boolean {
  return type !== 'drew' && type !== 'turnBegan' && type !== 'dealt' && type !== 'setAside'
}

/** Where an event was: under the finger, or for a key in the middle of its element. */
export function fingerOf(event: MouseEvent | KeyboardEvent): Finger {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY }
  const element =
    event.currentTarget instanceof Element ? event.currentTarget : document.activeElement
  const box = (element ?? document.body).getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
