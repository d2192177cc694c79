// The habits of the project, held over the whole tree.

import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { strayImports } from '#tidy/arrows.ts'
import { idleComments, idleMarkup, shareOf, tooManyComments } from '#tidy/comments.ts'
import { unexplainedDependencies } from '#tidy/dependencies.ts'
import { brokenLinks, missingCommands, missingPaths } from '#tidy/docs.ts'
import { missingMatches, namedGames, unregisteredGames } from '#tidy/games.ts'
import { vagueFileNames, vagueNames } from '#tidy/names.ts'
import { strayPackages } from '#tidy/packages.ts'
import { strayEntries } from '#tidy/root.ts'
import { missingRules } from '#tidy/rules.ts'
import { heavySignatures } from '#tidy/signatures.ts'
import { longFiles, longFunctions, longLines, spreadOf, wideSpread } from '#tidy/sizes.ts'
import { fixedWaits, silencedTests } from '#tidy/suites.ts'
import { bannedSyntax } from '#tidy/syntax.ts'
import { privateTraces, unfinishedNotes } from '#tidy/traces.ts'
import { type Check, type Finding, readTree } from '#tidy/tree.ts'

interface Exemption {
  readonly path: string
  /** How the problem begins. */
  readonly problem: string
  readonly reason: string
}

const EXEMPTIONS: readonly Exemption[] = [
  {
    path: 'src/kernel/laws.test.ts',
    problem: 'Math.random',
    reason: 'it is the sabotage that the law of determinism must catch',
  },
]

const files = readTree(join(import.meta.dir, '..'))
const { median, p95, files: counted } = spreadOf(files)
const { comments, lines } = shareOf(files)
const share = ((100 * comments) / lines).toFixed(1)

const CHECKS: readonly (readonly [title: string, check: Check])[] = [
  ['arrows between layers point down', strayImports],
  ['layers use only the packages they may', strayPackages],
  ['nothing outside games names a game', namedGames],
  ['every game is registered', unregisteredGames],
  ['every registered game keeps recorded matches', missingMatches],
  ['every rule is quoted by a test, and every quoted rule exists', missingRules],
  ['files are short', longFiles],
  [
    `of ${counted} files in src the median has ${median} lines, the 95th percentile ${p95}`,
    wideSpread,
  ],
  ['functions are short', longFunctions],
  ['functions ask for little', heavySignatures],
  ['lines fit into 100 columns', longLines],
  ['files are named by a noun', vagueFileNames],
  ['names say what they name', vagueNames],
  ['the parts of the language we do without stay out', bannedSyntax],
  ['every test runs', silencedTests],
  ['no test waits for the clock', fixedWaits],
  ['no note of unfinished work reaches main', unfinishedNotes],
  ['nothing tells where or by whom it was made', privateTraces],
  ['comments are sentences', idleComments],
  ['no markup is commented out', idleMarkup],
  [`comments are ${share} % of the pure world`, tooManyComments],
  ['the root holds nothing stray', strayEntries],
  ['commands named in the pages exist', missingCommands],
  ['links in the pages lead somewhere', brokenLinks],
  ['paths named in the pages exist', missingPaths],
  ['every dependency has its reason', unexplainedDependencies],
]

const findings = new Map(CHECKS.map(([title, check]) => [title, check(files)]))

describe('tidy', () => {
  for (const [title, found] of findings) {
    test(title, () => {
      const left = found.filter(finding => !EXEMPTIONS.some(one => isExempt(finding, one)))
      expect(left.map(sentence).join('\n')).toBe('')
    })
  }

  test('every exemption is still needed', () => {
    const all = [...findings.values()].flat()
    const idle = EXEMPTIONS.filter(one => !all.some(finding => isExempt(finding, one)))
    expect(idle).toEqual([])
  })
})

function isExempt(finding: Finding, { path, problem }: Exemption): boolean {
  return finding.path === path && finding.problem.startsWith(problem)
}

function sentence({ path, line, problem, remedy }: Finding): string {
  return `${path}:${line}: ${problem}; ${remedy}`
}
