// The browser journeys alone.
import { endTogether } from '#tools/program.ts'
import { runStages } from '#tools/report.ts'
import { JOURNEYS } from '#tools/stages.ts'

endTogether()
const { failed } = await runStages(JOURNEYS, line => console.log(line))
process.exit(failed === 0 ? 0 : 1)
