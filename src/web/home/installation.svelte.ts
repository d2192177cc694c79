// Whether the browser would put the app among the others on the device.

interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer = $state.raw<InstallOffer | null>(null)

export const installation = {
  get isOffered() {
    return offer !== null
  },
  install(): void {
    void offer?.prompt()
    offer = null
  },
}

export function heedOffers(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offer = event as InstallOffer
  })
}
