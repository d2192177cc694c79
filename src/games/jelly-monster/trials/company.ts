// Bots of all levels at one table, with the options of every host: every match ends, nothing is
// asked for that the table did not allow when the bot made up its mind, and no hand is too quick.

import { bots, minds } from '#games/jelly-monster/bots/bots.ts'
import type { Hand } from '#games/jelly-monster/bots/hand.ts'
import { shortestTurn } from '#games/jelly-monster/bots/hand.ts'
import { jellyMonster } from '#games/jelly-monster/game.ts'
import { HOSTS } from '#games/jelly-monster/trials/hosts.ts'
import type { JellyMonster, View } from '#games/jelly-monster/vocabulary.ts'
import { pick } from '#kernel/chance.ts'
import type { Bot, Millis, Moment, Seat, Thought } from '#kernel/game.ts'
import { swiftLuck } from '#kernel/luck.ts'
import type { Entry } from '#kernel/match.ts'
import { isSame } from '#kernel/same.ts'
import { play } from '#kernel/simulation.ts'

type Idea = Thought<JellyMonster> | null

/** Plays so many matches. Returns what went wrong first, or `null`. */
export function company(matches: number, seed: string): string | null {
  for (let match = 0; match < matches; match++) {
    const whim = swiftLuck(`${seed}/${match}/whim`).chance('table', 0)
    const options = HOSTS[match % HOSTS.length]!
    const { min, max } = jellyMonster.seats(options)
    const seats = min + whim.below(max - min + 1)
    const cast = Array.from({ length: seats }, () => pick(bots, whim))
    const problems: string[] = []
    const watched = cast.map(bot => watchedBot(bot, problems))
    const luck = swiftLuck(`${seed}/${match}`)
    const mindSeed = `${seed}/${match}/minds`
    const table = { game: jellyMonster, bots: watched, luck, mindSeed }
    const { entries } = play(table, { options, seats })
    const problem = problems[0] ?? hastyHand(entries, cast)
    if (problem !== undefined) return `${seed}/${match}: ${problem}`
  }
  return null
}

function watchedBot(bot: Bot<JellyMonster>, problems: string[]): Bot<JellyMonster> {
  return {
    name: bot.name,
    choose(view, moment, heard) {
      const idea = bot.choose(view, moment, heard)
      const problem = problemWith(idea, view, moment)
      if (problem !== null) problems.push(`${bot.name} ${problem}`)
      return idea
    },
  }
}

/** If nobody else did anything meanwhile, nothing would be refused. */
export function problemWith(idea: Idea, view: View, { now }: Pick<Moment, 'now'>): string | null {
  if (idea === null) return null
  const { action, after } = idea
  const at = now + after
  const { stage } = view
  const endsAt = stage.type === 'play' ? stage.endsAt : null
  const told = `${JSON.stringify(action)} after ${after} ms`
  if (!Number.isInteger(after) || after < 0) return `hesitates strangely: ${told}`
  if (endsAt !== null && at >= endsAt) return `comes too late: ${told}`
  const isOffered = jellyMonster.legal(view, at).some(offer => isSame(offer, action))
  return isOffered ? null : `may not do this: ${told}`
}

/** [J3.13] Two dice of one player are never nearer in time than its hand can lay them down. */
export function hastyHand(
  entries: readonly Entry<JellyMonster>[],
  cast: readonly Bot<JellyMonster>[],
): string | undefined {
  const lastAt = new Map<Seat, Millis>()
  for (const { at, events } of entries) {
    for (const event of events) {
      if (event.type === 'roundStarted') lastAt.clear()
      if (event.type !== 'placed') continue
      const { seat } = event
      const bot = cast[seat]!
      const passed = at - (lastAt.get(seat) ?? Number.NEGATIVE_INFINITY)
      if (passed < shortestTurn(handOf(bot))) return `${bot.name} places again after ${passed} ms`
      lastAt.set(seat, at)
    }
  }
  return undefined
}

function handOf({ name }: Bot<JellyMonster>): Hand {
  return minds.find(mind => mind.name === name)!.hand
}
