// A newer version of the app that is ready to be used. Offered where nobody plays, taken only when
// somebody says so.

let waiting = $state.raw<ServiceWorker | null>(null)

export const update = {
  get isWaiting() {
    return waiting !== null
  },
  take(): void {
    waiting?.postMessage('take over')
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

/** Keeps the app on the device, so that it opens without a connection. */
export async function installOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    const isFirst = navigator.serviceWorker.controller === null
    const registration = await navigator.serviceWorker.register('/offline.js')
    const look = () => {
      if (!isFirst) waiting = registration.waiting
    }
    look()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look)
    })
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!isFirst) location.reload()
    })
  } catch {
    // Where it is forbidden the app needs a connection.
  }
}
