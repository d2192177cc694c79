// Where the server listens, and the addresses people type to reach it.
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { Reading } from '#kernel/game.ts'

export interface Address {
  readonly host: string
  readonly port: number
}

export const USUAL_PORT = 4000
const LARGEST_PORT = 65_535
const EVERYWHERE = '0.0.0.0'

type Environment = Readonly<Record<string, string | undefined>>

export function readAddress(environment: Environment): Reading<Address> {
  const host = environment['HOST']?.trim() || EVERYWHERE
  const raw = environment['PORT']?.trim() || String(USUAL_PORT)
  const port = /^\d{1,5}$/.test(raw) ? Number(raw) : Number.NaN
  if (!(port <= LARGEST_PORT)) {
    const problem =
      `PORT is "${raw}", which is not a port. ` +
      `Use a whole number from 1 to ${LARGEST_PORT} (0 takes any free one), ` +
      `for example: ${startWithPort(USUAL_PORT)}`
    return { ok: false, problem }
  }
  return { ok: true, value: { host, port } }
}

/** How to say it in the shell that people on this system are likely to use. */
export function startWithPort(port: number, platform: string = process.platform): string {
  return platform === 'win32' ? `set PORT=${port}&& npm start` : `PORT=${port} npm start`
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Bridges of containers and virtual machines lead nowhere for a phone in the same room. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|podman|cni|flannel)/i

/** The addresses other devices on the network can open, the likeliest first. */
export function networkAddresses(
  address: Address,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  if (address.host !== EVERYWHERE) return isLoopback(address.host) ? [] : [link(address)]
  return Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, entries]) => entries ?? [])
    .filter(entry => entry.family === 'IPv4' && !entry.internal && !isSelfAssigned(entry.address))
    .map(entry => link({ host: entry.address, port: address.port }))
}

export function ownAddress(address: Address): string {
  const isOpenHere = address.host === EVERYWHERE || isLoopback(address.host)
  return link({ host: isOpenHere ? 'localhost' : address.host, port: address.port })
}

const link = ({ host, port }: Address) =>
  `http://${host.includes(':') ? `[${host}]` : host}${port === 80 ? '' : `:${port}`}`

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host.startsWith('127.')

const isSelfAssigned = (host: string) => host.startsWith('169.254.')
