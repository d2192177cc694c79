// Everything that must hold, as continuous integration runs it.
import { endTogether } from '#tools/program.ts'
import { runStages } from '#tools/report.ts'
import { CHECKS, JOURNEYS, TESTS } from '#tools/stages.ts'

endTogether()
const { failed } = await runStages([...CHECKS, TESTS, ...JOURNEYS], line => console.log(line))
process.exit(failed === 0 ? 0 : 1)
