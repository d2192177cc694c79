// What was typed behind a command, checked. Every mistake is answered with a sentence.

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Registered, registered, registry } from '#games/registry.ts'
import type { Bot, Vocabulary } from '#kernel/game.ts'
import type { Opening } from '#kernel/replay.ts'
import { wanderer } from '#kernel/simulation.ts'

/** A mistake of whoever typed the command: its message is all they need to see. */
export class Misuse extends Error {}

export interface Typed {
  readonly words: readonly string[]
  readonly flags: Readonly<Record<string, string | undefined>>
}

/** Splits what was typed into words and `--name value` pairs of the given names. */
export function typed(parts: readonly string[], names: readonly string[]): Typed {
  try {
    const options = Object.fromEntries(names.map(name => [name, { type: 'string' } as const]))
    const parsed = parseArgs({ args: [...parts], options, allowPositionals: true, strict: true })
    return { words: parsed.positionals, flags: parsed.values }
  } catch (error) {
    const known = names.map(name => `--${name}`).join(', ')
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new Misuse(`${reason}. Known here: ${known}.`)
  }
}

export function wholeNumber(text: string | undefined, name: string, usual: number): number {
  if (text === undefined) return usual
  const number = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number > 0) return number
  throw new Misuse(`--${name} takes a whole number above 0, not "${text}".`)
}

export function knownGame(id: string | undefined): Registered<Vocabulary> {
  const games = registry.map(entry => entry.game.id).join(', ')
  if (id === undefined) throw new Misuse(`Which game? There are ${games}.`)
  const found = registered(id)
  if (found === null) throw new Misuse(`There is no game "${id}". There are ${games}.`)
  return found
}

/** Whoever can take a seat: one that does anything allowed, and the game's own bots. */
export function seatable({ game, bots }: Registered<Vocabulary>): readonly Bot<Vocabulary>[] {
  return [wanderer(game), ...bots]
}

export function knownBot(entry: Registered<Vocabulary>, name: string): Bot<Vocabulary> {
  const all = seatable(entry)
  const bot = all.find(each => each.name === name)
  if (bot !== undefined) return bot
  throw new Misuse(`There is no bot "${name}". There are ${all.map(each => each.name).join(', ')}.`)
}

/**
 * What to play: `--players`, and `--options` as a JSON file. Unless told, as near to `usual` as the
 * game allows.
 */
export function openingOf(
  { game }: Registered<Vocabulary>,
  flags: Typed['flags'],
  usual = 1,
): Opening<Vocabulary> {
  const reading = game.readOptions(flags['options'] ? parsedFile(flags['options']) : {})
  if (!reading.ok) throw new Misuse(`These options do not work: ${reading.problem}`)
  const { min, max } = game.seats(reading.value)
  const seats = wholeNumber(flags['players'], 'players', Math.min(Math.max(usual, min), max))
  if (seats < min || seats > max) {
    throw new Misuse(`${game.id} is for ${min} to ${max} players with these options, not ${seats}.`)
  }
  return { options: reading.value, seats }
}

function parsedFile(path: string): unknown {
  const text = textOf(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Misuse(`"${path}" is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Misuse(`"${path}" cannot be read: ${errorCode(error)}.`)
  }
}

export function errorCode(error: unknown): string {
  const code = (error as { code?: string }).code
  if (code === 'ENOENT') return 'there is no such file or folder'
  if (code === 'EACCES') return 'it is not allowed'
  if (code === 'EISDIR') return 'it is a folder'
  if (code === 'ENOSPC') return 'the disk is full'
  return code ?? String(error)
}
