// Recorded matches, kept for ever: whatever changes, they must read as they did.

import { describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry, rulesOf } from '#games/registry.ts'
import { transcript } from '#kernel/transcript.ts'
import { verified } from '#kernel/verification.ts'

describe.each(registry)('$game.id', ({ game }) => {
  const folder = join(import.meta.dir, game.id, 'matches')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const names = files.filter(file => file.endsWith('.jsonl')).map(file => file.slice(0, -6))

  test('has recorded matches', () => expect(names).not.toBeEmpty())

  test.each(names)('%s stands, and reads as it did', name => {
    const text = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    const verdict = verified(text, rulesOf)
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.objection))
    const { opening, entries, closing, diceChecked } = verdict.chronicle
    expect(diceChecked).toBe(true)
    expect(closing).not.toBeNull()
    const kept = readFileSync(join(folder, `${name}.txt`), 'utf8')
    expect(transcript(verdict.chronicle.game, opening, entries)).toBe(kept)
  })
})
