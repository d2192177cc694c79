// A whole server in this process, on a free port and in a folder of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registered } from '#games/registry.ts'
import type { Game, Vocabulary } from '#kernel/game.ts'
import { wanderer } from '#kernel/simulation.ts'
import { pig } from '#kernel/toys/pig.ts'
import { diaryOf } from '#server/diary.ts'
import { type Fittings, type House, openHouse } from '#server/house.ts'
import { openSqliteJournal, type SqliteJournal } from '#server/journal/sqlite.ts'
import { measuresOf } from '#server/measures.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { watchmanOf } from '#server/watchman.ts'
import type { Setting } from '#table/actor.ts'

export interface Premises {
  readonly folder: string
  house: House
  port: number
  journal: SqliteJournal
  diary: readonly string[]
  /** Opens it again, on what was left. */
  open(): Promise<void>
  /** Ends it in good order before. */
  reopen(): Promise<void>
  close(): Promise<void>
}

interface Wishes extends Partial<Omit<Fittings, 'settings' | 'journal'>> {
  readonly settings?: Partial<Settings>
}

const OFFER = { files: new Map(), games: [], version: '0' }

/** The real games, and one that is small. */
export function trialSetting(game: string, version: number | null): Setting | null {
  const toy = pig as unknown as Game<Vocabulary>
  if (game === 'pig') return { game: toy, bots: [wanderer(toy)], understudy: null, manners: {} }
  const entry = registered(game)
  return entry === null || (version !== null && entry.game.version !== version) ? null : entry
}

export async function openPremises(wishes: Wishes = {}): Promise<Premises> {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const opened = await open(folder, wishes)
  const premises: Premises = {
    folder,
    ...opened,
    async open() {
      Object.assign(premises, await open(folder, wishes))
    },
    async reopen() {
      await shut(premises)
      await premises.open()
    },
    async close() {
      await shut(premises)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return premises
}

async function shut({ house, journal }: Premises): Promise<void> {
  await house.stop()
  await journal.close()
}

async function open(folder: string, wishes: Wishes) {
  const reading = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA: folder })
  if (!reading.ok) throw new Error(reading.problem)
  const settings = { ...reading.value, ...wishes.settings }
  const broken = (reason: string) => {
    throw new Error(reason)
  }
  const diary: string[] = []
  const watchman = watchmanOf(
    measuresOf(),
    diaryOf('all', line => diary.push(line)),
  )
  const path = join(folder, 'journal.sqlite')
  const { committed } = watchman
  const journal = await openSqliteJournal({ path, broken, committed })
  const fittings = { offer: OFFER, settingOf: trialSetting, watchman, ...wishes, settings }
  const house = await openHouse({ ...fittings, journal: journal.journal })
  return { journal, house, port: house.port, diary }
}

export async function openTableAt(port: number, wish: object = {}, headers = {}): Promise<string> {
  const body = { game: 'pig', options: null, fairness: 'friendly', listed: false, ...wish }
  const response = await postTable(port, body, headers)
  if (response.status !== 201) throw new Error(await response.text())
  return ((await response.json()) as { table: string }).table
}

export function postTable(port: number, body: unknown, headers = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(`http://127.0.0.1:${port}/api/tables`, { method: 'POST', headers, body: text })
}
