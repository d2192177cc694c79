// The command line.

import { Misuse } from '#tools/arguments.ts'
import { BACKUP, backup } from '#tools/backup.ts'
import { errand } from '#tools/errand.ts'
import { LADDER, ladder } from '#tools/ladder.ts'
import { LAWS, laws } from '#tools/laws.ts'
import { RECORD, record } from '#tools/record.ts'
import { REPLAY, replay } from '#tools/replay.ts'
import { SIM, sim } from '#tools/sim.ts'
import { SIMULATE, simulate } from '#tools/simulate.ts'
import { TRAIN, train } from '#tools/train.ts'
import { TRIAL, trial } from '#tools/trial.ts'
import { VERIFY, verify } from '#tools/verify.ts'

interface Command {
  readonly use: string
  readonly purpose: string
  run(parts: readonly string[]): number | Promise<number>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  simulate: { use: SIMULATE, purpose: 'play many matches with bots', run: simulate },
  sim: { use: SIM, purpose: 'simulate servers, networks and disks that fail', run: sim },
  replay: { use: REPLAY, purpose: 'show a match from its journal', run: replay },
  verify: { use: VERIFY, purpose: 'check chain, rules and dice of a journal', run: verify },
  record: { use: RECORD, purpose: 'play a match and keep it as a test', run: record },
  laws: { use: LAWS, purpose: 'check the laws over many random matches', run: laws },
  ladder: { use: LADDER, purpose: 'rate the bots by playing them against each other', run: ladder },
  train: { use: TRAIN, purpose: "let a game's bots learn", run: train },
  backup: { use: BACKUP, purpose: 'copy the journal of a server, also while it runs', run: backup },
  load: {
    use: 'load [TABLES …]',
    purpose: 'see how many tables one core holds, beside the servers of others',
    run: parts => errand('bench/load/bench.ts', parts),
  },
  trial: { use: TRIAL, purpose: "run one of a game's own trials in large numbers", run: trial },
}

function help(): string {
  const lines = Object.values(COMMANDS).map(({ use, purpose }) => `  ${use}\n      ${purpose}`)
  return `npm run -s gobelet -- COMMAND\n\n${lines.join('\n')}`
}

async function run([name, ...parts]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    console.log(help())
    return 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new Misuse(`There is no command "${name}".\n\n${help()}`)
  return command.run(parts)
}

process.on('disconnect', () => process.exit(1))
try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  console.error(error.message)
  process.exit(2)
}
