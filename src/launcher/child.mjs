// Runs one program at a time and leaves none behind: signals are passed on, and so is our own end.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

const PATIENCE = 8_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const ORPHAN_CHECK_EVERY = 500

let running = null
let stopSignal = null

/** The signal that asked us to stop, if any did. */
export const stoppedBy = () => stopSignal

/**
 * `output`: 'shown' lets the program speak for itself, 'kept' hands back all it wrote.
 * A program with a `lifeline` is told when we vanish, even if we were killed outright.
 */
export function runChild(file, args, { cwd, env, output, lifeline }) {
  const streams =
    output === 'shown' ? ['inherit', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: env ?? process.env,
      stdio: lifeline ? [...streams, 'ipc'] : streams,
      windowsHide: true,
    })
    running = child
    let kept = ''
    const keep = chunk => {
      kept += chunk
    }
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running = null
      resolve({ code: code ?? exitCodeOf(signal), signal, output: kept })
    })
    if (stopSignal !== null) child.kill(stopSignal)
  })
}

export const exitCodeOf = signal => 128 + (constants.signals[signal] ?? 0)

/** From here on a request to stop goes to whatever is running, which then has a while to comply. */
export function passSignalsOn() {
  for (const signal of SIGNALS) process.on(signal, () => stop(signal))
  if (process.env['npm_lifecycle_event'] !== undefined) stopWhenOrphaned()
}

function stop(signal) {
  stopSignal ??= signal
  const child = running
  if (child === null) process.exit(exitCodeOf(signal))
  child.kill(signal)
  setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref()
}

/** If npm is killed outright nobody hears Ctrl-C, and a server would hold its port for ever. */
function stopWhenOrphaned() {
  const parent = process.ppid
  const shellsParent = parentOfShell(parent)
  const check = () => {
    const isOrphan = process.ppid !== parent || parentOfShell(parent) !== shellsParent
    if (isOrphan && stopSignal === null) stop('SIGTERM')
  }
  setInterval(check, ORPHAN_CHECK_EVERY).unref()
}

/** Some shells stay between npm and us and outlive it. Only Linux tells; elsewhere it is `null`. */
function parentOfShell(pid) {
  try {
    const [, name, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) \S (\d+)/)
    return /^(sh|dash|bash|ash|busybox)$/.test(name) ? parent : null
  } catch {
    return null
  }
}
