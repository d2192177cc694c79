// Looks for what keeps people with disabilities from playing.
import type { Page } from 'playwright-core'

const SOURCE = await Bun.file(Bun.resolveSync('axe-core/axe.min.js', import.meta.dir)).text()

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** One line for each thing found, with the first place where it was. */
export async function axe(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(SOURCE)
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const found = await page.evaluate<Violation[]>(
    `axe.run({ runOnly: ${JSON.stringify(tags)} }).then(({ violations }) => violations)`,
  )
  return found.map(({ id, help, nodes }) => {
    const [first] = nodes
    return `${id} (${nodes.length}×): ${help}: ${first!.html.slice(0, 160)}: ${first!.failureSummary}`
  })
}
