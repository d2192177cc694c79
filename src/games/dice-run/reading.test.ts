import { describe, expect, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'

describe('reading an action', () => {
  test.each([
    { type: 'rollOff', dice: 3 },
    { type: 'play', card: 'blue' },
    { type: 'play', card: 'comeback' },
    { type: 'play', card: 'joker', as: 'six' },
    { type: 'play', card: 'swap', group: 1 },
    { type: 'play', card: 'gap', group: null },
    { type: 'play', card: 'sprint', dice: 7 },
    { type: 'play', card: 'about-turn', group: 0, value: 6 },
    { type: 'play', card: 'crash', die: 29 },
    { type: 'playTarget', target: 29, first: 'value' },
    { type: 'reroll', card: 'joker', group: 4 },
    { type: 'endTurn' },
    { type: 'undo' },
    { type: 'choose', target: 0 },
    { type: 'return' },
  ])('%j is one', action => {
    expect(diceRun.readAction(action)).toEqual({ ok: true, value: action } as never)
  })

  test.each([
    [null, ''],
    ['play', ''],
    [{ type: 'dance' }, 'type'],
    [{ type: 'play', card: 'purple' }, 'card'],
    [{ type: 'play', card: 'joker' }, 'as'],
    [{ type: 'play', card: 'blue', group: 1 }, 'group'],
    [{ type: 'play', card: 'joker', as: 'joker' }, 'as'],
    [{ type: 'play', card: 'swap', group: -1 }, 'group'],
    [{ type: 'play', card: 'sprint', dice: 2 ** 30 }, 'dice'],
    [{ type: 'play', card: 'crash', die: 30 }, 'die'],
    [{ type: 'play', card: 'about-turn', group: 0, value: 7 }, 'value'],
    [{ type: 'play', card: 'about-turn', group: 0.5, value: 1 }, 'group'],
    [{ type: 'playTarget', target: 30, first: 'value' }, 'target'],
    [{ type: 'playTarget', target: 3, first: 'both' }, 'first'],
    [{ type: 'endTurn', now: true }, 'now'],
  ])('%j is none', (raw, where) => {
    const reading = diceRun.readAction(raw)
    expect(reading.ok).toBe(false)
    if (!reading.ok) expect(reading.problem).toContain(where)
  })

  test.each([
    ['{"type":"choose","target":-0}', 'target'],
    ['{"type":"playTarget","target":-0,"first":"value"}', 'target'],
    ['{"type":"play","card":"gap","group":-0}', 'group'],
    ['{"type":"play","card":"about-turn","group":-0,"value":6}', 'group'],
    ['{"type":"play","card":"crash","die":-0}', 'die'],
    ['{"type":"play","card":"sprint","dice":-0}', 'dice'],
  ])('%s has one form', (text, part) => {
    const reading = diceRun.readAction(JSON.parse(text))
    expect(reading.ok && Object.entries(reading.value)).toContainEqual([part, 0])
  })
})
