// What the pages promise: commands, links and paths that exist.

import { folderOf, isMarkdown, joined } from '#tidy/place.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'
import { lineAt } from '#tidy/tree.ts'

const COMMAND = /\bnpm (?:run(?:-script)? +(?:-\S+ +)*([\w:-]+)|(start|test)\b)/g

export function missingCommands(files: readonly TreeFile[]): Finding[] {
  const manifest = files.find(file => file.path === 'package.json')?.text ?? '{}'
  const scripts = Object.keys(JSON.parse(manifest).scripts ?? {})
  return pages(files).flatMap(({ path, text }) =>
    [...text.matchAll(COMMAND)].flatMap(match => {
      const name = match[1] ?? match[2]!
      if (scripts.includes(name)) return []
      const remedy = `package.json has: ${scripts.join(', ') || 'no scripts'}`
      return [{ path, line: lineAt(text, match.index), problem: `no script ${name}`, remedy }]
    }),
  )
}

const LINK = /\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g

export function brokenLinks(files: readonly TreeFile[]): Finding[] {
  return pages(files).flatMap(page =>
    [...unfenced(page.text).matchAll(LINK)].flatMap(match => {
      const link = match[1]!
      const problem = /^[a-z]+:/.test(link) ? null : problemWithLink(page, link, files)
      if (problem === null) return []
      const remedy = 'link to what exists, from the folder of this page'
      return [{ path: page.path, line: lineAt(page.text, match.index), problem, remedy }]
    }),
  )
}

function problemWithLink(page: TreeFile, link: string, files: readonly TreeFile[]): string | null {
  const [way, anchor] = link.split('#')
  const target = way === '' ? page.path : joined(folderOf(page.path), decodeURI(way!))
  if (target === null || !isThere(target, files)) return `${link} leads nowhere`
  const goal = files.find(file => file.path === target)
  if (anchor === undefined || goal === undefined || !isMarkdown(target)) return null
  return anchorsOf(goal.text).includes(anchor) ? null : `${link}: no such heading`
}

function anchorsOf(text: string): string[] {
  const headings = [...unfenced(text).matchAll(/^#{1,6} +(.+)$/gm)].map(match => slugOf(match[1]!))
  return [...headings, ...[...text.matchAll(/\b(?:id|name)="([^"]+)"/g)].map(match => match[1]!)]
}

/** A heading's anchor, as code hosts make it. */
function slugOf(heading: string): string {
  const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-')
}

const QUOTED = /`([^`\n]+)`/g

/** Paths in backticks, written from the root, from `src`, or from the page. */
export function missingPaths(files: readonly TreeFile[]): Finding[] {
  const tops = topsOf(files)
  return pages(files)
    .filter(page => page.path !== 'CHANGELOG.md')
    .flatMap(page =>
      [...unfenced(page.text).matchAll(QUOTED)].flatMap(match => {
        const named = match[1]!
        if (!isPath(named, tops) || isNamed(named, page, files)) return []
        const line = lineAt(page.text, match.index)
        const remedy = 'name what exists; write <game> for a name that the reader chooses'
        return [{ path: page.path, line, problem: `there is no ${named}`, remedy }]
      }),
    )
}

function topsOf(files: readonly TreeFile[]): Set<string> {
  const folders = files.map(file => file.path.split('/')).filter(parts => parts.length > 1)
  return new Set(
    folders.flatMap(([first, second]) => (first === 'src' ? [first, second!] : [first!])),
  )
}

function isPath(quoted: string, tops: ReadonlySet<string>): boolean {
  return /^\.?[\w*-]+(?:\/[\w.*-]*)+$/.test(quoted) && tops.has(quoted.split('/')[0]!)
}

function isNamed(named: string, page: TreeFile, files: readonly TreeFile[]): boolean {
  return ['', 'src', folderOf(page.path)].some(folder => {
    const path = joined(folder, named)
    return path !== null && isThere(path, files)
  })
}

/** A file, a folder, or a pattern with stars that fits one. */
function isThere(path: string, files: readonly TreeFile[]): boolean {
  const body = path.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')
  const pattern = new RegExp(`^${body}(?:/|$)`)
  return path === '' || files.some(file => pattern.test(file.path))
}

/** Blanks fenced code, which is free to show what might be. */
function unfenced(text: string): string {
  return text.replace(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, block => block.replace(/[^\n]/g, ' '))
}

function pages(files: readonly TreeFile[]): readonly TreeFile[] {
  return files.filter(file => isMarkdown(file.path))
}
