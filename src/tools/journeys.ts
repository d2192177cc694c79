// The browser journeys alone.
import { runStages } from '#tools/report.ts'
import { JOURNEYS } from '#tools/stages.ts'

process.on('disconnect', () => process.exit(1))
const { failed } = await runStages(JOURNEYS, line => console.log(line))
process.exit(failed === 0 ? 0 : 1)
