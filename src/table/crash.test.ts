import { describe, expect, test } from 'bun:test'
import { diceRun } from '#games/dice-run/game.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import type { Game, Vocabulary } from '#kernel/game.ts'
import type { Manners } from '#kernel/manners.ts'
import { fold } from '#kernel/replay.ts'
import { isSame } from '#kernel/same.ts'
import { cups } from '#kernel/toys/cups.ts'
import { pig } from '#kernel/toys/pig.ts'
import type { Guest } from '#table/rehearsal/guest.ts'
import type { Shelf } from '#table/rehearsal/journal.ts'
import { type Storm, storm } from '#table/rehearsal/storm.ts'

const LIVELY: Manners<Vocabulary> = {
  absence: () => 'at-once',
  claim: (_, __, action) =>
    ['turnSand', 'flip', 'lock'].includes(action.type)
      ? { over: action.type, opens: true, since: null }
      : null,
}

const STAGED: readonly [
  game: Game<Vocabulary>,
  seats: number,
  manners: Manners<Vocabulary>,
  storms: number,
][] = [
  [pig, 3, {}, 20],
  [cups, 4, LIVELY, 20],
  [jellyMonster, 4, LIVELY, 10],
  [diceRun, 3, {}, 10],
]

function shelfOf({ stage }: Storm): Shelf {
  return stage.journal.shelves.get('match 0')!
}

function durableView({ stage }: Storm, shelf: Shelf, guest: Guest): unknown {
  const { seats, options } = shelf.header!
  const entries = shelf.entries.map(({ entry }) => entry)
  const { game } = stage.setting
  const { state } = fold(game, { seats, options: options as object }, entries)
  return game.view(state, guest.secret === null ? 'spectator' : guest.seat!)
}

/** Everything that was ever told to this guest, in order, happened in this order. */
function isSubsequence(heard: readonly unknown[], all: readonly unknown[]): boolean {
  let next = 0
  for (const event of all) if (next < heard.length && isSame(event, heard[next])) next += 1
  return next === heard.length
}

/** Whoever is connected sees what the journal holds, at any time. */
function checkNow(weather: Storm): void {
  const { guests, at, stage, whim } = weather
  const who = whim.below(10 * guests.length)
  const guest = guests[who]
  if (guest === undefined || at[who] === null || !stage.guests.has(at[who]!)) return
  expect(guest.view).toEqual(durableView(weather, shelfOf(weather), guest))
}

function check(weather: Storm): void {
  const { stage, guests, sent } = weather
  const shelf = shelfOf(weather)
  const keys = shelf.entries.flatMap(({ entry, number }) => {
    return number === null || entry.cause.type !== 'act' ? [] : [`${entry.cause.seat}/${number}`]
  })
  expect(new Set(keys).size).toBe(keys.length)
  guests.forEach((guest, who) => {
    expect([...guest.waiting.keys()]).toEqual([])
    expect(guest.view).toEqual(durableView(weather, shelf, guest))
    for (const [number, answer] of guest.answers) {
      if (answer.type === 'refused') {
        expect(keys).not.toContain(`${guest.seat}/${number}`)
        continue
      }
      const kept = shelf.entries[answer.entry!]!
      const reading = stage.setting.game.readAction(sent[who]!.get(number))
      const action = reading.ok ? reading.value : null
      expect(kept.number).toBe(number)
      expect(kept.entry.cause).toEqual({ type: 'act', seat: guest.seat!, action } as never)
    }
    const told = shelf.entries.flatMap(({ entry }) => entry.events)
    expect(isSubsequence(guest.events, told)).toBe(true)
  })
}

for (const [game, seats, manners, storms] of STAGED) {
  describe(`${game.id} in a storm`, () => {
    const counts = { acknowledged: 0, refused: 0, crash: 0, full: 0, again: 0 }
    test('loses nothing acknowledged, does nothing twice, tells no more than happened', () => {
      for (let seed = 0; seed < storms; seed++) {
        const setting = { game, manners }
        const witness = checkNow
        const weather = storm({ setting, seats, seed: `${game.id} ${seed}`, gusts: 500, witness })
        const troubles = weather.stage.sightings.filter(({ type }) => type === 'trouble')
        expect(troubles).toEqual([])
        check(weather)
        for (const { answers } of weather.guests) {
          for (const { type } of answers.values()) counts[type] += 1
        }
        for (const gust of ['crash', 'full', 'again'] as const) {
          counts[gust] += weather.counts[gust]
        }
      }
    })

    test('had enough weather to prove it', () => {
      expect(counts.acknowledged).toBeGreaterThan(storms * 8)
      expect(counts.refused).toBeGreaterThan(storms)
      expect(counts.crash).toBeGreaterThan(storms)
      expect(counts.full).toBeGreaterThan(storms)
    })
  })
}
