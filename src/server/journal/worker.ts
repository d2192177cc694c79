// The thread that owns the file. Whoever plays waits for the disk only until what they did is
// durable, and the thread with the sockets never does.

import { keeper } from '#server/journal/keeper.ts'
import { decodedOrders, encoded } from '#server/journal/message.ts'

declare const self: Worker

const obey = keeper(report => self.postMessage(encoded(report)))

self.onmessage = ({ data: orders }: MessageEvent<string>) => obey(decodedOrders(orders))
