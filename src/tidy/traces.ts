// Marks that work left behind: notes to oneself, and where and by whom it was done.

import { isMarkdown, isScript, isTest } from '#tidy/place.ts'
import { commentsOf } from '#tidy/script.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'
import { lineAt } from '#tidy/tree.ts'

const NOTE = /\b(?:TODO|FIXME|XXX|HACK)\b/
/** Prose may speak of such notes; it must not be one. */
const NOTE_IN_PROSE = /\b(?:TODO|FIXME|XXX|HACK)\b\s*[:(\]]/

export function unfinishedNotes(files: readonly TreeFile[]): Finding[] {
  const remedy = 'do it, or file an issue'
  return files.flatMap(file => {
    const { path } = file
    if (path === 'package-lock.json') return []
    if (isScript(path)) {
      const notes = commentsOf(file).filter(comment => NOTE.test(comment.text))
      return notes.map(({ line }) => ({ path, line, problem: 'a note of unfinished work', remedy }))
    }
    const note = isMarkdown(path) ? NOTE_IN_PROSE : NOTE
    return linesLike(file, note).map(line => {
      return { path, line, problem: 'a note of unfinished work', remedy }
    })
  })
}

interface Trace {
  readonly pattern: RegExp
  readonly problem: string
  readonly remedy: string
}

const MACHINE_PATH: Trace = {
  pattern: /(?<![\w.~#@*-])\/(?:work|root|tmp|var\/tmp|home\/\w+|Users\/\w+)\/|\bC:\\+Users\b/,
  problem: 'a path of one machine',
  remedy: 'write it from the root of the repository, or ask the system for a folder',
}

/** The public registry tells nothing; any other does. */
const REGISTRY_HOST: Trace = {
  pattern:
    /https?:\/\/(?!registry\.npmjs\.org\b)[^\s/"'`]*\b(?:registry|npmjs|mirror|artifactory|nexus|verdaccio|proxy)\b/,
  problem: 'the address of a package registry',
  remedy: 'leave it to npm (in the lockfile: npm config set omit-lockfile-registry-resolved true)',
}

const EMAIL: Trace = {
  pattern:
    /\b(?!git@)[\w.+-]+@(?!example\.)(?:[\w-]+\.)+(?!(?:png|svg|webp|jpg|avif)\b)[a-z]{2,}\b/,
  problem: 'an e-mail address',
  remedy: 'the project speaks for itself; leave people out',
}

export function privateTraces(files: readonly TreeFile[]): Finding[] {
  return files.flatMap(file => {
    const traces = isTest(file.path) ? [EMAIL] : [MACHINE_PATH, REGISTRY_HOST, EMAIL]
    return traces.flatMap(({ pattern, problem, remedy }) =>
      linesLike(file, pattern).map(line => ({ path: file.path, line, problem, remedy })),
    )
  })
}

function linesLike({ text }: TreeFile, pattern: RegExp): number[] {
  const matches = text.matchAll(new RegExp(pattern, 'g'))
  return [...new Set([...matches].map(match => lineAt(text, match.index)))]
}
