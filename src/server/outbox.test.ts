import { expect, test } from 'bun:test'
import { type Outlet, outboxes } from '#server/outbox.ts'

interface Dummy extends Outlet {
  /** What went out, each piece in brackets of its own if it was corked. */
  readonly out: string[]
  answer: number
}

function dummyOutlet(): Dummy {
  const outlet: Dummy = {
    out: [],
    answer: 1,
    sendText: text => {
      outlet.out.push(text)
      return outlet.answer
    },
    cork(speak) {
      outlet.out.push('(')
      speak()
      outlet.out.push(')')
    },
    ping: () => 1,
    close: (_code, reason) => void outlet.out.push(`close ${reason}`),
    terminate() {},
    getBufferedAmount: () => 7,
  }
  return outlet
}

test('what is said in one turn goes out together, in its order, when it is over', async () => {
  const outboxOf = outboxes()
  const [one, other] = [dummyOutlet(), dummyOutlet()]
  const [socket, second] = [outboxOf(one), outboxOf(other)]
  socket.send('step')
  second.send('step')
  socket.send('answer')
  expect([...one.out, ...other.out]).toEqual([])
  await Promise.resolve()
  expect(one.out).toEqual(['(', 'step', 'answer', ')'])
  expect(other.out).toEqual(['step'])
  socket.send('more')
  await Promise.resolve()
  expect(one.out.at(-1)).toBe('more')
})

test('everything said before it goes out before a close, and once', async () => {
  const outlet = dummyOutlet()
  const socket = outboxes()(outlet)
  socket.send('notice')
  socket.close(4000, 'kicked')
  await Promise.resolve()
  expect(outlet.out).toEqual(['notice', 'close kicked'])
})

test('in a long turn nobody waits for its end', () => {
  const outboxOf = outboxes()
  const outlets = Array.from({ length: 1024 }, dummyOutlet)
  const sockets = outlets.map(outboxOf)
  sockets.slice(1).forEach(socket => void socket.send('early'))
  expect(outlets.flatMap(({ out }) => out)).toEqual([])
  sockets[0]!.send('late')
  expect(outlets.map(({ out }) => out.length)).toEqual(outlets.map(() => 1))
})

test('a socket that could not take the latest says so of the next', async () => {
  const outlet = dummyOutlet()
  const socket = outboxes()(outlet)
  expect(socket.send('first')).toBe(1)
  outlet.answer = -1
  await Promise.resolve()
  expect(socket.send('second')).toBe(-1)
  expect(socket.unread()).toBe(7)
})
