import { mount } from 'svelte'
import { openAnnouncer } from '#screen/announcer.ts'
import { settings } from '#screen/settings.svelte.ts'
import { openEars } from '#screen/sound.ts'
import { heedOffers } from '#web/home/installation.svelte.ts'
import { fetchAhead } from '#web/pages.ts'
import { followAddress, route } from '#web/router.svelte.ts'
import { speak } from '#web/speech.svelte.ts'
import { installOffline } from '#web/update.svelte.ts'
import App from './app.svelte'

const target = document.querySelector('#app')
if (target === null) throw new Error('the page has no #app')
openAnnouncer(document.body)
openEars()
followAddress()
heedOffers()
fetchAhead(route.place)
try {
  await speak(settings.language)
  mount(App, { target })
} finally {
  installOffline()
}
