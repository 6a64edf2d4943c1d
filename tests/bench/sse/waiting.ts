import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A reader of an event stream; it takes little memory, so thousands fit in one process. */
export interface Waiting {
  /** Resolves at the next task event. */
  nextEvent(): Promise<void>
  /** Resolves when nothing has come for half a second. */
  untilQuiet(): Promise<void>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

const QUIET_MS = 500

/** Opens a stream and resolves when its first bytes arrive. */
export async function openWaiting(address: string, token: string): Promise<Waiting> {
  const { hostname, port, pathname } = new URL(address)
  const socket = connect(Number(port), hostname)
  const opened = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  let wake: (() => void) | null = null
  let lastAt = 0
  socket.setEncoding('latin1')
  socket.on('data', (data: string | Buffer) => {
    const text = String(data)
    lastAt = performance.now()
    if (text.startsWith('HTTP/1.1 200')) opened.resolve()
    else if (text.startsWith('HTTP/1.1')) opened.reject(new Error(text.slice(0, 300)))
    if (text.includes('event: task')) wake?.()
  })
  socket.once('error', opened.reject)
  socket.once('close', () => end.resolve())
  socket.write(
    `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: ${token}\r\nconnection: close\r\n\r\n`,
  )
  await opened.promise
  return {
    nextEvent: () =>
      new Promise((resolve) => {
        wake = resolve
      }),
    async untilQuiet() {
      while (performance.now() - lastAt < QUIET_MS) await pause(QUIET_MS / 5)
    },
    ended: end.promise,
    close: () => socket.destroy(),
  }
}
