// Why the server cannot listen, in a sentence that helps.
import { type Address, ownAddress, startWithPort } from '#server/address.ts'

const ANSWER_WITHIN = 1_000

export async function whyNotListening(error: unknown, address: Address): Promise<string> {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const another = startWithPort(address.port < 65_535 ? address.port + 1 : 4000)
  if (code === 'EADDRINUSE') {
    const isOurs = await isGobelet(ownAddress(address))
    const owner = isOurs ? 'another Gobelet' : 'another program'
    return `Port ${address.port} is taken by ${owner}. Stop it, or choose another port: ${another}`
  }
  if (code === 'EACCES') {
    return `Port ${address.port} is not open to this account. Choose one above 1023: ${startWithPort(4000)}`
  }
  if (code === 'EADDRNOTAVAIL') {
    return `HOST is "${address.host}", which is no address of this machine. Leave it out to listen on all.`
  }
  const reason = error instanceof Error ? error.message : String(error)
  return `The server cannot listen on ${address.host}, port ${address.port}: ${reason}`
}

async function isGobelet(link: string): Promise<boolean> {
  try {
    const response = await fetch(`${link}/health`, { signal: AbortSignal.timeout(ANSWER_WITHIN) })
    const health: unknown = await response.json()
    return typeof health === 'object' && health !== null && 'name' in health
      ? health.name === 'gobelet'
      : false
  } catch {
    return false
  }
}
