// Runs stages in order and says how each went; what a failed one wrote is shown whole.
import type { Stage } from '#tools/stages.ts'
import type { Tally } from '#tools/tally.ts'

const SIGN_OF_LIFE_EVERY = 15_000

export async function runStages(
  stages: readonly Stage[],
  say: (line: string) => void,
): Promise<Tally> {
  let total: Tally = { passed: 0, failed: 0 }
  for (const stage of stages) {
    const { passed, failed } = await runStage(stage, say)
    total = { passed: total.passed + passed, failed: total.failed + failed }
  }
  say('')
  say(`${total.passed} passed, ${total.failed} failed`)
  return total
}

async function runStage(stage: Stage, say: (line: string) => void): Promise<Tally> {
  const begunAt = performance.now()
  const elapsed = () => ((performance.now() - begunAt) / 1000).toFixed(1)
  say(`\n${stage.title}`)
  const signs = setInterval(() => say(`  still running after ${elapsed()} s`), SIGN_OF_LIFE_EVERY)
  try {
    const { passed, failed, output } = await stage.run()
    if (failed > 0) say(output.trimEnd())
    say(`  ${passed} passed, ${failed} failed in ${elapsed()} s`)
    return { passed, failed }
  } finally {
    clearInterval(signs)
  }
}
