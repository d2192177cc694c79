// Speaks while things take long. Always to stderr: stdout belongs to the command itself.

const FIRST_WORD_AFTER = 10_000
const isSilent = process.env['npm_config_loglevel'] === 'silent'

export function say(sentence) {
  if (!isSilent) console.error(sentence)
}

/** Says from time to time that the work is still going on. */
export async function whileSaying(what, work) {
  const begunAt = Date.now()
  const elapsed = () => Math.round((Date.now() - begunAt) / 1000)
  say(`${what} …`)
  const beat = setInterval(() => say(`  still at it after ${elapsed()} s …`), FIRST_WORD_AFTER)
  try {
    return await work()
  } finally {
    clearInterval(beat)
  }
}
