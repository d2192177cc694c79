// What one step was, in one line: the card, then its moves in sum.

import { count, NO_DICE } from '#games/dice-run/dice.ts'
import type { Event } from '#games/dice-run/vocabulary.ts'
import type { Speech } from '#games/dice-run/words/speech.ts'
import { told } from '#games/dice-run/words/telling.ts'

export function digest(events: readonly Event[], names: readonly string[], speech: Speech): string {
  const isRollOff = events.some(event => event.type === 'rolledOff')
  const lines: string[] = []
  let movers = NO_DICE
  for (const event of events) {
    if (event.type === 'advanced') {
      movers |= event.dice
      continue
    }
    if (movers !== NO_DICE) lines.push(speech.say('told-advanced', { count: count(movers) }))
    movers = NO_DICE
    // A roll for the start is told by its sum.
    const line = isRollOff && event.type === 'rolled' ? null : told(speech, event, names)
    if (line !== null) lines.push(line)
  }
  if (movers !== NO_DICE) lines.push(speech.say('told-advanced', { count: count(movers) }))
  return lines.join(' ')
}
