// All that a host can set, from the environment. Each is checked at the start, and what is not
// understood is refused with a sentence that says what would be.

import { join, resolve } from 'node:path'
import type { Reading } from '#kernel/game.ts'
import { type Address, readAddress } from '#server/address.ts'

export interface Settings {
  readonly address: Address
  /** The folder of the journal. */
  readonly folder: string
  /** The pages that may talk to this server; `null`: those it serves itself. */
  readonly origins: readonly string[] | null
  /** How many days finished matches are kept. */
  readonly keepDays: number
  readonly mostTables: number
  readonly mostConnections: number
  /** How many proxies stand in front and say for whom they ask. */
  readonly proxies: number
  readonly log: LogLevel
}

export const LOG_LEVELS = ['all', 'trouble', 'none'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

type Environment = Readonly<Record<string, string | undefined>>

const CHECKOUT = join(import.meta.dir, '..', '..')

/** Whole numbers: the usual one, and what is sensible. */
const NUMBERS = {
  KEEP_DAYS: { usual: 30, min: 1, max: 3650 },
  MOST_TABLES: { usual: 5000, min: 1, max: 1_000_000 },
  MOST_CONNECTIONS: { usual: 20_000, min: 1, max: 1_000_000 },
  PROXIES: { usual: 0, min: 0, max: 5 },
} as const

export function readSettings(environment: Environment): Reading<Settings> {
  try {
    return { ok: true, value: settingsOf(environment) }
  } catch (error) {
    if (!(error instanceof Misread)) throw error
    return { ok: false, problem: error.message }
  }
}

class Misread extends Error {}

function settingsOf(environment: Environment): Settings {
  const address = readAddress(environment)
  if (!address.ok) throw new Misread(address.problem)
  return {
    address: address.value,
    folder: resolve(CHECKOUT, said(environment, 'DATA') ?? 'data'),
    origins: originsOf(environment),
    keepDays: numberOf(environment, 'KEEP_DAYS'),
    mostTables: numberOf(environment, 'MOST_TABLES'),
    mostConnections: numberOf(environment, 'MOST_CONNECTIONS'),
    proxies: numberOf(environment, 'PROXIES'),
    log: levelOf(environment),
  }
}

function said(environment: Environment, name: string): string | null {
  return environment[name]?.trim() || null
}

function numberOf(environment: Environment, name: keyof typeof NUMBERS): number {
  const { usual, min, max } = NUMBERS[name]
  const raw = said(environment, name)
  if (raw === null) return usual
  const number = /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN
  if (number >= min && number <= max) return number
  throw new Misread(`${name} is "${raw}". Use a whole number from ${min} to ${max}.`)
}

function levelOf(environment: Environment): LogLevel {
  const raw = said(environment, 'LOG') ?? 'trouble'
  const level = LOG_LEVELS.find(one => one === raw)
  if (level === undefined) throw new Misread(`LOG is "${raw}". Use ${LOG_LEVELS.join(', ')}.`)
  return level
}

function originsOf(environment: Environment): readonly string[] | null {
  const raw = said(environment, 'ORIGINS')
  return raw === null ? null : raw.split(/[\s,]+/).map(originOf)
}

function originOf(raw: string): string {
  const url = URL.canParse(raw) ? new URL(raw) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url !== null && isWeb && url.origin === raw.toLowerCase()) return url.origin
  throw new Misread(
    `ORIGINS has "${raw}", which is no origin. Write them like https://play.example.org, ` +
      'without a path, and a comma between two.',
  )
}
