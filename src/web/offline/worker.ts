// Keeps the app on the device: every file of one version, under that version's name. The server's
// answers and its socket are never kept. Nothing here may be shared with the pages, because such a
// worker is one file.

import { bringAll, type Source, type Wanted } from '#web/offline/stores.ts'
import { type Kept, wayOf } from '#web/offline/ways.ts'

/** Both are filled in by the build. */
declare const FILES: readonly Wanted[]
declare const VERSION: string

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Event {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface OfflineSide {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extended) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

const side = globalThis as unknown as OfflineSide
const OURS = 'gobelet-'
const NAME = OURS + VERSION
const kept: Kept = { origin: side.location.origin, files: new Set(FILES.map(([path]) => path)) }

/** A file with a digest in its name is the same in every version. */
async function known(path: string, digest: string | null): Promise<Response | undefined> {
  const cache = await caches.open(NAME)
  return (await cache.match(path)) ?? (digest === null ? await caches.match(path) : undefined)
}

async function bring([path, digest]: Wanted, limit: number): Promise<void> {
  const integrity = digest ?? ''
  const signal = AbortSignal.timeout(limit)
  // What the browser has kept by itself may be of another version, and so may the server's.
  const fresh = () => fetch(path, { cache: 'reload', integrity, signal })
  const response = (await known(path, digest)) ?? (await fresh())
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  await (await caches.open(NAME)).put(path, response)
}

const source: Source = {
  has: async path => (await (await caches.open(NAME)).match(path)) !== undefined,
  bring,
  wait: time => new Promise(resolve => setTimeout(resolve, time)),
}

async function clear(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith(OURS) && name !== NAME)
  await Promise.all(old.map(name => caches.delete(name)))
  await side.clients.claim()
}

async function found(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME)
  return (await cache.match(path)) ?? fetch(request)
}

side.addEventListener('install', event => event.waitUntil(bringAll(FILES, source)))
side.addEventListener('activate', event => event.waitUntil(clear()))
side.addEventListener('message', event => {
  if (event.data === 'take over') void side.skipWaiting()
  if (event.data === 'answer this page') void side.clients.claim()
})
side.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  const path = wayOf(kept, { method, mode, url })
  if (path !== null) event.respondWith(found(path, event.request))
})
