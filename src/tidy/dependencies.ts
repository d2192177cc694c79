// Every dependency is a line in CONTRIBUTING.md with its reason.

import { manifestOf } from '#tidy/packages.ts'
import type { Finding, TreeFile } from '#tidy/tree.ts'

const PAGE = 'CONTRIBUTING.md'

export function unexplainedDependencies(files: readonly TreeFile[]): Finding[] {
  const page = files.find(file => file.path === PAGE)?.text ?? ''
  const manifest = files.find(file => file.path === 'package.json')?.text ?? ''
  const { dependencies, devDependencies } = manifestOf(files)
  return [...dependencies, ...devDependencies]
    .filter(name => !isExplained(name, page))
    .map(name => ({
      path: 'package.json',
      line: manifest.slice(0, manifest.indexOf(`"${name}"`)).split('\n').length,
      problem: `${name} has no line in ${PAGE}`,
      remedy: 'say there, in a list item or table row of its own, why we need it',
    }))
}

/** The line must say more than the name. */
function isExplained(name: string, page: string): boolean {
  return page.split('\n').some(line => {
    const [before, after] = line.split(`\`${name}\``)
    return after !== undefined && /^\s*[-*|]/.test(before!) && /\w+\W+\w+/.test(after)
  })
}
