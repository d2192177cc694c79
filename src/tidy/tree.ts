// The files of the repository, as the checks see them: what git would show, without asking git.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface TreeFile {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** Something out of order: where, what, and what to do instead. */
export interface Finding {
  readonly path: string
  readonly line: number
  readonly problem: string
  readonly remedy: string
}

export type Check = (files: readonly TreeFile[]) => readonly Finding[]

const BINARY = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|mp3|ogg|opus|wav|m4a|wasm|gz|zip)$/

export function readTree(root: string): TreeFile[] {
  const ignored = ignoredBy(readFileSync(join(root, '.gitignore'), 'utf8'))
  const files: TreeFile[] = []
  function visit(folder: string): void {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.name === '.git' || ignored(entry.isDirectory() ? `${path}/` : path)) continue
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) files.push({ path, text: readText(join(root, path)) })
    }
  }
  visit('')
  return files
}

/** With the line ends of the repository, whatever the checkout made of them. */
function readText(file: string): string {
  return BINARY.test(file) ? '' : readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
}

/** Judges a path by a .gitignore; folders are asked about with a slash at their end. */
export function ignoredBy(gitignore: string): (path: string) => boolean {
  const lines = gitignore.split('\n').map(line => line.trim())
  const patterns = lines.filter(line => line !== '' && !line.startsWith('#')).map(patternOf)
  return path => patterns.some(pattern => pattern.test(path))
}

function patternOf(line: string): RegExp {
  if (line.startsWith('!')) throw new Error(`the tidy test cannot read "${line}" in .gitignore`)
  const anchored = line.slice(0, -1).includes('/')
  const body = line
    .replace(/^\//, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*|\?/g, wild => (wild === '**' ? '.*' : wild === '*' ? '[^/]*' : '[^/]'))
  return new RegExp(`${anchored ? '^' : '(?:^|/)'}${body}${line.endsWith('/') ? '' : '/?'}$`)
}

export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
    line++
  return line
}
