// What each key does.

import { rollerOf } from '#games/dice-run/opening.ts'
import { type Desk, fingerOf } from './desk.svelte.ts'
import { groupsOf } from './groups.ts'
import { ARROW_KEYS, numberFor } from './keyboard.ts'

export function pressed(desk: Desk, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || desk.drawer !== null) return
  if (isTyping(event.target)) return
  const at = fingerOf(event)
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (key >= '1' && key <= '9') {
    desk.chooseCard(Number(key) - 1, at)
    return
  }
  switch (key) {
    case 'Enter':
      if (!isOnControl(event.target)) desk.confirm(at)
      return
    case 'Escape':
      goBack(desk)
      return
    case 'z':
      if (desk.hasPlayed) desk.send({ type: 'undo' }, at)
      else desk.refuse('nothing-to-undo', at)
      return
    case 'e':
      if (desk.isMyTurn) desk.send({ type: 'endTurn' }, at)
      return
    case 'r':
      desk.chooseReroll(at)
      return
    case 't':
      nextTarget(desk, event)
      return
    case 'v':
      desk.isPeeking = desk.preview?.changes === true && !desk.isPeeking
      return
    case '?':
      desk.drawer = 'keys'
      return
    default:
      goTo(desk, key, event)
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

function isOnControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(?:BUTTON|A|SUMMARY)$/.test(target.tagName)
}

function goBack(desk: Desk): void {
  if (desk.show.frame !== null || desk.show.moment !== null) desk.show.skip()
  else desk.putBack()
}

function nextTarget(desk: Desk, event: KeyboardEvent): void {
  const targets = desk.view.own?.targets ?? []
  const { plan } = desk
  const current = plan !== null && 'target' in plan ? targets.indexOf(plan.target) : -1
  const next = targets[(current + 1) % targets.length]
  if (next !== undefined) desk.chooseTarget(next, fingerOf(event))
}

/** A letter touches its group; an arrow goes to the dice. */
function goTo(desk: Desk, key: string, event: KeyboardEvent): void {
  if (key in ARROW_KEYS) {
    if (isOnControl(event.target)) return
    event.preventDefault()
    document.querySelector<HTMLElement>('.dice-run [data-die][tabindex="0"]')?.focus()
    return
  }
  const number = numberFor(key)
  const group = number === 0 ? undefined : groupsOf(desk.race)[number - 1]
  if (group === undefined) return
  const die = document.querySelector<HTMLElement>(`.dice-run [data-die="${group.dice[0]}"]`)
  const label = document.querySelector<HTMLElement>(`.dice-run [data-group="${group.place}"]`)
  const { step } = desk.view.open
  const isRolling = step.type === 'opening' && rollerOf(step) === desk.view.viewer
  const picksDice = isRolling || desk.need === 'sprint' || desk.need === 'crash'
  if (picksDice || desk.plan === null) die?.focus()
  else if (label !== null) {
    const { left, top, width } = label.getBoundingClientRect()
    desk.touchGroup(group.place, { x: left + width / 2, y: top })
  }
}
