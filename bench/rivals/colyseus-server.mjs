// Colyseus as a relay: numbers what comes, tells everybody at the table, answers the sender. It
// stores nothing.

import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'

/** About what a step of ours holds. */
const STEP = { at: 123_456, events: [{ type: 'rolled', seat: 0 }], patch: [['/seats/0/rolls', 4]] }

class Relay extends Room {
  onCreate() {
    this.maxClients = 5
    this.count = 0
    this.onMessage('act', (client, { number, action }) => {
      if (action?.type !== 'roll') return
      this.count += 1
      this.broadcast('step', { seq: this.count, ...STEP })
      client.send('acknowledged', { number, entry: this.count })
    })
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('relay', Relay)
await server.listen(0)
console.log(`localhost:${http.address().port}`)
