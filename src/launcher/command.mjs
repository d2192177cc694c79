// What each command needs installed, and which programs it then runs with Bun.
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { passSignalsOn, runChild, stoppedBy } from './child.mjs'
import { engineSettings } from './engine.mjs'
import { install } from './install.mjs'
import { bunFolder, findBun, thisPlatform } from './platform.mjs'
import {
  bunBroken,
  pathUnusable,
  unknownCommand,
  unsupportedPlatform,
  whyInstallFailed,
} from './sentences.mjs'
import { Trouble } from './trouble.mjs'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The command's own arguments go to its last program. */
const COMMANDS = {
  start: { needs: 'play', programs: ['src/tools/build.ts', 'src/server/main.ts'] },
  build: { needs: 'play', programs: ['src/tools/build.ts'] },
  dev: { needs: 'play', programs: ['src/tools/dev.ts'] },
  gobelet: { needs: 'play', programs: ['src/tools/gobelet.ts'] },
  bench: { needs: 'work', programs: ['src/tools/bench.ts'] },
  test: { needs: 'work', programs: ['src/tools/test.ts'] },
  check: { needs: 'work', programs: ['src/tools/check.ts'] },
  e2e: { needs: 'work', programs: ['src/tools/journeys.ts'] },
  screenshots: { needs: 'work', programs: ['src/tools/build.ts', 'src/tools/screenshots.ts'] },
}

export async function perform([name, ...rest]) {
  passSignalsOn()
  try {
    process.exitCode = await runCommand(name, rest)
  } catch (error) {
    const sentence = error instanceof Trouble ? error.message : whatWentWrong(error)
    console.error(`\n${sentence}\n`)
    process.exitCode = 1
  }
}

async function runCommand(name, rest) {
  if (name === undefined || !Object.hasOwn(COMMANDS, name)) {
    throw new Trouble(unknownCommand(name, Object.keys(COMMANDS)))
  }
  const platform = thisPlatform()
  if (bunFolder(platform) === null) throw new Trouble(unsupportedPlatform(platform))
  const { needs, programs } = COMMANDS[name]
  await install(ROOT, platform, needs)
  for (const [index, program] of programs.entries()) {
    const isLast = index === programs.length - 1
    const code = await runWithBun(findBun(ROOT, platform), [program, ...(isLast ? rest : [])])
    if (isLast || code !== 0 || stoppedBy() !== null) return code
  }
  return 0
}

async function runWithBun(bun, args) {
  try {
    // Left to itself, Bun would fetch a missing package from the registry in silence.
    const env = { ...engineSettings(availableParallelism()), ...process.env }
    const options = { cwd: ROOT, env, output: 'shown', lifeline: true }
    const { code } = await runChild(bun, ['--no-install', ...args], options)
    return code
  } catch (error) {
    throw new Trouble(bunBroken(bun, error.code ?? error.message))
  }
}

/** A full disk or a folder we may not write in is the host's affair, and has its sentence. */
function whatWentWrong(error) {
  if (error.code === undefined || error.syscall === undefined) return error.stack ?? String(error)
  const path = error.path ?? ROOT
  const words = `${error.code}\nnpm error path ${path}`
  return whyInstallFailed(words, '') ?? pathUnusable(path, error.code)
}
