// The quick checks: types, format, lint, tidiness.
import { endTogether } from '#tools/program.ts'
import { runStages } from '#tools/report.ts'
import { CHECKS, TIDY } from '#tools/stages.ts'

endTogether()
const { failed } = await runStages([...CHECKS, TIDY], line => console.log(line))
process.exit(failed === 0 ? 0 : 1)
