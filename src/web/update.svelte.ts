// The app on the device: whether it would open without a connection, and a newer version that is
// ready to be used. That is offered where nobody plays, and taken only when somebody says so.

import { type Keeper, prepare, type Readiness } from '#web/offline/readiness.ts'

let waiting = $state.raw<Keeper | null>(null)
let readiness = $state<Readiness>('none')

export const update = {
  get isWaiting() {
    return waiting !== null
  },
  take(): void {
    waiting?.postMessage('take over')
  },
}

export const offline = {
  get readiness() {
    return readiness
  },
}

/** The server no longer understands this version: whatever is kept of it must go. */
export async function reloadAfresh(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(registrations.map(registration => registration.unregister()))
  } finally {
    location.reload()
  }
}

/** Earlier where the connection comes back. */
function after(time: number, call: () => void): void {
  const go = () => {
    clearTimeout(timer)
    removeEventListener('online', go)
    call()
  }
  const timer = setTimeout(go, time)
  addEventListener('online', go)
}

/** Keeps the app on the device, so that it opens without a connection. */
export function installOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) location.reload()
  })
  prepare({
    isControlled: () => serviceWorker.controller !== null,
    register: () => serviceWorker.register('/offline.js'),
    after,
    changed(now) {
      readiness = now
    },
    offered(newer) {
      waiting = newer
    },
  })
}
