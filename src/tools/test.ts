// Everything that must hold, as continuous integration runs it.
import { runStages } from '#tools/report.ts'
import { CHECKS, JOURNEYS, TESTS } from '#tools/stages.ts'

process.on('disconnect', () => process.exit(1))
const { failed } = await runStages([...CHECKS, TESTS, ...JOURNEYS], line => console.log(line))
process.exit(failed === 0 ? 0 : 1)
