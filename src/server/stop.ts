// Ends the server in good order, once, whoever asks: Ctrl-C, a supervisor, or a vanished launcher.

/** All is done long before; if it is not, something hangs that would hang for ever. */
const PATIENCE = 4500

export function stopWhenAsked(close: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), PATIENCE)
    close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The launcher holds the other end: if it is killed outright, the port must not stay taken.
  process.on('disconnect', stop)
}
