// Keeps the app on the device: every file of one version, under that version's name. The server's
// answers and its socket are never kept.

import { type Kept, wayOf } from '#web/offline/ways.ts'

/** Both are filled in by the build. */
declare const FILES: readonly string[]
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
const kept: Kept = { origin: side.location.origin, files: new Set(FILES) }

async function store(): Promise<void> {
  const cache = await caches.open(NAME)
  // What the browser has kept by itself may be of another version.
  await cache.addAll(FILES.map(path => new Request(path, { cache: 'reload' })))
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

side.addEventListener('install', event => event.waitUntil(store()))
side.addEventListener('activate', event => event.waitUntil(clear()))
side.addEventListener('message', event => {
  if (event.data === 'take over') void side.skipWaiting()
})
side.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  const path = wayOf(kept, { method, mode, url })
  if (path !== null) event.respondWith(found(path, event.request))
})
