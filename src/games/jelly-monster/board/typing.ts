// The whole game by keyboard.

import { press as pressChoice } from '#games/jelly-monster/board/answering.ts'
import type { Desk } from '#games/jelly-monster/board/desk.svelte.ts'
import { type Command, commandOf } from '#games/jelly-monster/board/keyboard.ts'
import { ownDice } from '#games/jelly-monster/dice.ts'
import { canRemove } from '#games/jelly-monster/placement.ts'

interface Drawers {
  help(): void
  log(): void
  hint(): void
}

export function press(event: KeyboardEvent, desk: Desk, drawers: Drawers): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const command = commandOf(event.code)
  if (command === null || isTyping(event.target) || isOwnKey(event)) return
  if (obey(command, desk, drawers)) event.preventDefault()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}

/** A button that was reached by keyboard answers to Space and Enter itself. */
function isOwnKey({ code, target }: KeyboardEvent): boolean {
  if (code !== 'Space' && code !== 'Enter') return false
  return target instanceof Element && target.matches('button:focus-visible, a:focus-visible')
}

/** `false`: the key means nothing here. */
function obey(command: Command, desk: Desk, drawers: Drawers): boolean {
  if (command.type === 'help' || command.type === 'log' || command.type === 'hint') {
    drawers[command.type]()
    return true
  }
  if (desk.story.isTelling) return obeyStory(command, desk)
  if (desk.seat === null) return obeyReader(command, desk)
  if (desk.view.stage.type === 'play') return obeyPlayer(command, desk)
  if (desk.view.stage.type === 'ready' && command.type === 'enter') {
    void desk.props.act({ type: 'ready' })
    return true
  }
  return obeyReader(command, desk)
}

function obeyStory({ type }: Command, { story }: Desk): boolean {
  if (type === 'leave') story.skip()
  else if (type === 'roll' || type === 'enter') story.next()
  else return false
  return true
}

function obeyReader(command: Command, desk: Desk): boolean {
  if (command.type !== 'district') return false
  if (pressChoice(desk, command.slot)) return true
  desk.card = districtAt(desk, command.slot)
  return true
}

function obeyPlayer(command: Command, desk: Desk): boolean {
  const { hand } = desk
  switch (command.type) {
    case 'roll':
      void hand.roll()
      return true
    case 'die': {
      const die = ownDice(desk.seat!)[command.nth]!
      if (hand.dice.includes(die)) hand.hold(die)
      return true
    }
    case 'district':
      return pointAt(command.slot, desk)
    case 'enter':
      if (hand.mood.type === 'warned') hand.aim(hand.mood.die, hand.mood.district)
      else void hand.commit(null)
      return true
    case 'leave':
      void hand.release()
      return true
    case 'lock':
      hand.lock()
      return true
    case 'flip':
      hand.flip()
      return true
    default:
      return false
  }
}

/** A number is a district, or one of what may be knocked out or moved to. */
function pointAt(slot: number, desk: Desk): boolean {
  const { hand } = desk
  if (hand.mood.type !== 'choosing') {
    const district = districtAt(desk, slot)
    if (district !== null && !hand.tap(district)) desk.card = district
    return true
  }
  const { district, die, face } = hand.mood
  const { dice, target, zones } = desk.surface.districts[district]!
  if (canRemove(face)) {
    const other = dice.filter(placed => placed.die !== die)[slot]
    if (other !== undefined) void hand.commit({ type: 'remove', die: other.die })
    return true
  }
  const to = [target - 1, target + 1].filter(zone => zone in zones)[slot]
  if (to !== undefined) void hand.commit({ type: 'move', to })
  return true
}

function districtAt(desk: Desk, slot: number): number | null {
  const index = desk.view.districts.findIndex((_, district) => desk.numberOf(district) === slot + 1)
  return index < 0 ? null : index
}
