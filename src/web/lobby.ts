// Asks the server for tables.

import type { Reading } from '#kernel/game.ts'

export interface OpenTable {
  readonly table: string
  readonly game: string
  readonly phase: string
  readonly seats: { readonly taken: number; readonly all: number }
  readonly host: string | null
}

export interface NewTable {
  readonly table: string
  readonly code: string
}

export function makeTable(game: string): Promise<Reading<NewTable>> {
  const body = JSON.stringify({ game, options: null, fairness: 'friendly', listed: false })
  const headers = { 'content-type': 'application/json' }
  return asked<NewTable>('/api/tables', { method: 'POST', headers, body })
}

export async function openTables(): Promise<Reading<readonly OpenTable[]>> {
  const answer = await asked<{ readonly tables: readonly OpenTable[] }>('/api/tables', {})
  return answer.ok ? { ok: true, value: answer.value.tables } : answer
}

export async function tableOfCode(code: string): Promise<Reading<string>> {
  const answer = await asked<{ readonly table: string }>(
    `/api/codes/${encodeURIComponent(code)}`,
    {},
  )
  if (answer.ok) return { ok: true, value: answer.value.table }
  const isUnknown = ['bad-request', 'no-such-table'].includes(answer.problem)
  return isUnknown ? { ok: false, problem: 'no-such-code' } : answer
}

export async function codeOfTable(table: string): Promise<string | null> {
  const path = `/api/tables/${encodeURIComponent(table)}`
  const answer = await asked<{ readonly code: string | null }>(path, {})
  return answer.ok ? answer.value.code : null
}

function problemOf(reason: string | null, status: number): string {
  if (reason === null) return status === 429 ? 'too-fast' : 'bad-request'
  return reason === 'too-many-requests' ? 'too-fast' : reason
}

/** A problem is the server's reason, or `unreachable`. */
async function asked<T>(path: string, init: RequestInit): Promise<Reading<T>> {
  try {
    const response = await fetch(path, init)
    if (response.ok) return { ok: true, value: (await response.json()) as T }
    const { reason } = (await response.json().catch(() => ({}))) as { readonly reason?: string }
    return { ok: false, problem: problemOf(reason ?? null, response.status) }
  } catch {
    return { ok: false, problem: 'unreachable' }
  }
}
