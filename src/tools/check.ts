// The quick checks: types, format, lint, tidiness.
import { runStages } from '#tools/report.ts'
import { CHECKS, TIDY } from '#tools/stages.ts'

process.on('disconnect', () => process.exit(1))
const { failed } = await runStages([...CHECKS, TIDY], line => console.log(line))
process.exit(failed === 0 ? 0 : 1)
