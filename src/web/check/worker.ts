// Checks journals aside, so that the page stays quick.

import { fetchRules } from '#games/shelf.ts'
import { claimedHeader, inspected } from '#web/check/inspection.ts'

addEventListener('message', async ({ data: text }: MessageEvent<string>) => {
  const header = claimedHeader(text)
  const game = header === null ? null : await fetchRules(header.game, header.version)
  postMessage(inspected(text, game))
})
