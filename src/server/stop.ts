// Ends the server in good order, once, whoever asks: Ctrl-C, a supervisor, or a vanished launcher.

interface Stoppable {
  stop(closeActiveConnections?: boolean): Promise<void>
}

const PATIENCE = 2_000

export function stopWhenAsked(server: Stoppable): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), PATIENCE)
    server.stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The launcher holds the other end: if it is killed outright, the port must not stay taken.
  process.on('disconnect', stop)
}
