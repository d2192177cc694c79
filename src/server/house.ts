// Puts a server together: sockets and pages in front, tables behind, the journal beneath.

import { registered } from '#games/registry.ts'
import { FRAME_LIMIT, HELLO_LIMIT, SILENCE_LIMIT, UNREAD_LIMIT } from '#protocol/limits.ts'
import { answerApi } from '#server/api.ts'
import { serverClock } from '#server/clock.ts'
import { addressOf, guestsOf } from '#server/guests.ts'
import { type Found, type Hall, hallOf } from '#server/hall.ts'
import { answer, broken, figures, type Offer, pathOf, words } from '#server/http.ts'
import type { Line } from '#server/line.ts'
import { isWelcome } from '#server/origin.ts'
import { outboxes } from '#server/outbox.ts'
import { retentionOf } from '#server/retention.ts'
import type { Settings } from '#server/settings.ts'
import { type Switchboard, switchboardOf } from '#server/switchboard.ts'
import type { Watchman } from '#server/watchman.ts'
import type { Setting } from '#table/actor.ts'
import type { Journal } from '#table/journal.ts'

export interface House {
  readonly port: number
  readonly hall: Hall
  /** Stops every match where it stands, sends everybody off, and answers nobody any more. */
  stop(): Promise<void>
}

export interface Fittings {
  readonly settings: Settings
  readonly offer: Offer
  readonly journal: Journal
  readonly watchman: Watchman
  readonly helloLimit?: number
  readonly silenceLimit?: number
  readonly idleAfter?: number
  settingOf?(game: string, version: number | null): Setting | null
}

const PULSE = 100
const TIDY = 60_000
const CLEAR = 3_600_000
const IDLE_AFTER = 600_000
/** A classroom behind one address is welcome. */
const MOST_TOGETHER = 400
/** Before this, whoever comes may have to wait until their own table is fetched. */
const WAKE_PATIENCE = 1000

export async function openHouse(fittings: Fittings): Promise<House> {
  const { settings, journal, watchman } = fittings
  const clock = serverClock()
  const switchboard: Switchboard = switchboardOf({
    find: (table): Promise<Found> => hall.find(table),
    most: settings.mostConnections,
    mostTogether: MOST_TOGETHER,
    helloLimit: fittings.helloLimit ?? HELLO_LIMIT,
    silenceLimit: fittings.silenceLimit ?? SILENCE_LIMIT,
    refused: watchman.refused,
    dropped: watchman.dropped,
  })
  const hall: Hall = hallOf({
    ports: { clock, journal, wire: switchboard.wire },
    settingOf: fittings.settingOf ?? registeredSetting,
    mostTables: settings.mostTables,
    idleAfter: fittings.idleAfter ?? IDLE_AFTER,
    observe: watchman.observe,
    opened: watchman.opened,
    quarantined: watchman.quarantined,
  })
  const guests = guestsOf(() => clock.now())
  const { keepDays } = settings
  const retention = retentionOf({ journal, hall, keepDays, now: Date.now })
  // Before anything is fetched that is about to go.
  watchman.cleared(await retention.clear())
  const waking = hall.wakeAll()
  await Promise.race([waking, Bun.sleep(WAKE_PATIENCE)])
  const server = serve({ ...fittings, hall, guests, switchboard })
  let pulsedAt = performance.now()
  const timers = [
    setInterval(() => {
      const now = performance.now()
      watchman.delayed(Math.max(0, now - pulsedAt - PULSE))
      pulsedAt = now
      switchboard.pulse()
    }, PULSE),
    setInterval(() => {
      hall.tidy()
      guests.tidy()
    }, TIDY),
    setInterval(async () => watchman.cleared(await retention.clear()), CLEAR),
  ]
  return {
    port: server.port ?? settings.address.port,
    hall,
    async stop() {
      await hall.retire()
      for (const timer of timers) clearInterval(timer)
      switchboard.closeAll('restarting')
      await server.stop()
    },
  }
}

function registeredSetting(id: string, version: number | null): Setting | null {
  const entry = registered(id)
  return entry === null || (version !== null && entry.game.version !== version) ? null : entry
}

type Inside = Fittings & {
  readonly hall: Hall
  readonly guests: ReturnType<typeof guestsOf>
  readonly switchboard: Switchboard
}

function serve(inside: Inside) {
  const { settings, switchboard } = inside
  const outboxOf = outboxes()
  return Bun.serve<Line, never>({
    hostname: settings.address.host,
    port: settings.address.port,
    development: false,
    // Without this Bun lets a second server share the port, and each guest meets either of them.
    reusePort: false,
    maxRequestBodySize: FRAME_LIMIT,
    idleTimeout: 30,
    fetch(request, server) {
      const socket = server.requestIP(request)?.address ?? null
      const forwarded = request.headers.get('x-forwarded-for')
      const address = addressOf(socket, forwarded, settings.proxies)
      const path = pathOf(request)
      if (path !== '/socket') return respond(inside, { request, path, address })
      return connect(inside, request, address, line => server.upgrade(request, { data: line }))
    },
    error: broken,
    websocket: {
      maxPayloadLength: FRAME_LIMIT,
      // Long before this the reader was let go.
      backpressureLimit: 4 * UNREAD_LIMIT,
      closeOnBackpressureLimit: true,
      perMessageDeflate: false,
      // We ping by ourselves, and give up sooner.
      sendPings: false,
      idleTimeout: 60,
      open: socket => switchboard.opened(socket.data, outboxOf(socket)),
      message: (socket, frame) => switchboard.heard(socket.data, frame),
      pong: (socket, text) => switchboard.ponged(socket.data, text.toString()),
      close: socket => switchboard.closed(socket.data),
    },
  })
}

interface Asked {
  readonly request: Request
  readonly path: string
  readonly address: string
}

function respond(inside: Inside, asked: Asked): Response | Promise<Response> {
  const { hall, guests, journal, settings, offer, watchman, switchboard } = inside
  if (asked.path === '/metrics') return figures(watchman.text(hall.tables(), switchboard.count()))
  const api = { hall, guests, journal, origins: settings.origins }
  return answerApi(api, asked) ?? answer(offer, asked.request)
}

function connect(
  { settings, switchboard }: Inside,
  request: Request,
  address: string,
  upgrade: (line: Line) => boolean,
): Response | undefined {
  if (!isWelcome(request.headers, settings.origins)) {
    return words(403, 'This page may not talk to this server.')
  }
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
    return words(426, 'Only WebSockets are answered here.', { upgrade: 'websocket' })
  }
  const line = switchboard.admit(address)
  if (upgrade(line)) return undefined
  switchboard.closed(line)
  return words(400, 'This is no WebSocket.')
}
