// A way to a table, over the network or into a worker. Whoever uses one cannot tell which.

export interface Line {
  send(text: string): void
  /** Nothing more is heard after it. */
  close(): void
}

export interface Ear {
  opened(): void
  heard(text: string): void
  /** Once, and nothing after it. */
  closed(code: number): void
}

/** Opens a line. The ear hears nothing before this has returned. */
export type Dial = (ear: Ear) => Line

export function socketDial(address: string): Dial {
  return ear => {
    const socket = new WebSocket(address)
    let isOver = false
    const close = (code: number) => {
      if (isOver) return
      isOver = true
      ear.closed(code)
    }
    socket.onopen = () => {
      if (!isOver) ear.opened()
    }
    socket.onmessage = ({ data: text }) => {
      if (!isOver && typeof text === 'string') ear.heard(text)
    }
    socket.onclose = ({ code }) => close(code)
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close() {
        isOver = true
        socket.close(1000)
      },
    }
  }
}

export function socketAddress({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/socket`
}
