// What the board does when something happens: lets it fly, sound and be spoken.

import { withEvents } from '#games/jelly-monster/board/chronicle.ts'
import type { Desk } from '#games/jelly-monster/board/desk.svelte.ts'
import {
  concerns,
  DEED_SOUNDS,
  DEEDS,
  type Deed,
  isPressing,
  SOUNDS,
} from '#games/jelly-monster/board/echo.ts'
import { ownerOf } from '#games/jelly-monster/dice.ts'
import type { DieId, Event, JellyMonster } from '#games/jelly-monster/vocabulary.ts'
import { botWords } from '#games/jelly-monster/words/bots.ts'
import { sentenceOf } from '#games/jelly-monster/words/telling.ts'
import type { Millis, Seat } from '#kernel/game.ts'
import { announce } from '#screen/announcer.ts'
import type { Told } from '#screen/board.ts'
import { settings } from '#screen/settings.svelte.ts'
import { play } from '#screen/sound.ts'

/** How large a die is when it comes from another's panel. */
const THROWN = 26
/** The view changes after an event is told; then the dice may be rolled. */
const SOON: Millis = 60

export function witness(desk: Desk, told: Told<JellyMonster>): void {
  desk.chronicle = withEvents(desk.chronicle, told.events)
  desk.story.hear(told)
  for (const event of told.events) {
    if (event.type === 'peeked') desk.rolls += 1
    if (event.type === 'roundEnded') desk.hand.drop()
    if (event.type === 'roundStarted') begin(desk)
    if (isDeed(event) && event.seat !== desk.props.seat) watch(desk, event)
    const sound = SOUNDS[event.type]
    if (sound !== undefined) play(sound)
    speak(desk, event)
  }
}

function isDeed(event: Event): event is Deed {
  return DEEDS.some(type => type === event.type)
}

/** What somebody else did; one's own has been shown already. */
function watch(desk: Desk, event: Deed): void {
  if (event.type === 'flipped') {
    desk.sound('flip', null)
    return
  }
  if (event.type === 'placed') throwFrom(desk, event.seat, event.die)
  if (event.type === 'removed') {
    desk.note(event.die)
    if (ownerOf(event.die) === desk.seat) mourn(desk, event)
  }
  desk.sound(DEED_SOUNDS[event.type], event.district)
}

/** It comes out from behind their screen. */
function throwFrom(desk: Desk, seat: Seat, die: DieId): void {
  const box = desk.panelOf(seat)
  if (box === null) return
  const left = box.left + (box.width - THROWN) / 2
  const top = box.top + (box.height - THROWN) / 2
  desk.field.note(`die-${die}`, { left, top, width: THROWN, height: THROWN })
}

/** A die of mine was knocked out: said where it lay. */
function mourn(desk: Desk, event: Deed & { readonly type: 'removed' }): void {
  const sentence = sentenceOf(event, desk.cast())
  if (sentence === null) return
  const text = () => sentenceOf(event, desk.cast()) ?? sentence
  desk.remarkAt(text, desk.tileOf(event.district), null)
  announce(sentence)
}

/** Screen readers hear of one's own results, of questions, and when time begins to run. */
function speak(desk: Desk, event: Event): void {
  if (event.type === 'peeked') {
    announce(desk.say('hand.rolled', { faces: event.faces.join(', ') }))
  } else if (concerns(event, desk.seat)) {
    const sentence = sentenceOf(event, desk.cast())
    if (sentence !== null) announce(sentence, isPressing(event) ? 'assertive' : 'polite')
  }
}

function begin(desk: Desk): void {
  desk.card = null
  desk.hinted = null
  desk.hand.drop()
  if (!settings.autoRoll) return
  setTimeout(() => {
    if (desk.view.stage.type === 'play' && desk.seat !== null) void desk.hand.roll()
  }, SOON)
}

/** Shows what somebody wiser would do, and says why. */
export async function takeHint(desk: Desk): Promise<void> {
  const given = (await desk.props.hint?.()) ?? null
  if (given === null) {
    desk.remarkAt(() => desk.say('hint.none'), desk.tileOf(null), null)
    return
  }
  const { action, why } = given
  const reason = () => {
    const reasons: Readonly<Record<string, string>> = botWords[desk.props.language].reasons
    return reasons[why] ?? ''
  }
  const at = action.type === 'place' || action.type === 'lock' ? action.district : null
  desk.hinted = at
  if (action.type === 'place' && desk.hand.mood.type === 'idle') desk.hand.hold(action.die)
  desk.remarkAt(reason, desk.tileOf(at), null)
}
