// Two commands in one checkout must not install at the same time: the second waits for the first.
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_AGAIN_AFTER = 200
const SIGN_OF_LIFE_EVERY = 5_000
const FORSAKEN_AFTER = 30_000

export async function inTurn(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true })
  if (!isTaken(file)) {
    onWait()
    while (!isTaken(file)) await pause(LOOK_AGAIN_AFTER)
  }
  const signOfLife = setInterval(() => touch(file), SIGN_OF_LIFE_EVERY)
  try {
    return await work()
  } finally {
    clearInterval(signOfLife)
    rmSync(file, { force: true })
  }
}

function isTaken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isForsaken(file)) rmSync(file, { force: true })
    return false
  }
}

/** Its owner is gone. The age decides too: after a restart the number may be somebody else's. */
function isForsaken(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > FORSAKEN_AFTER) return true
    const owner = Number(readFileSync(file, 'utf8'))
    return owner > 0 && !isRunning(owner)
  } catch {
    return false
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Somebody thought us gone; the work goes on all the same.
  }
}
