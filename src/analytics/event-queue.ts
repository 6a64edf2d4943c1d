import type { EventPayload } from './event-payload'

const DELAY_MS = 2_000
const WAITING_MAX = 50

type Send = (url: string, init: RequestInit) => Promise<Response>

/** Collects events and sends them in batches. Failed events go with the next batch; the oldest are dropped first. */
export function createEventQueue(url: string, send: Send = fetch) {
  let waiting: EventPayload[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const batch = waiting
    waiting = []
    const isSent = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
      credentials: 'omit',
      // The page may be closing.
      keepalive: true,
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isSent) waiting = [...batch, ...waiting].slice(-WAITING_MAX)
  }

  function add(event: EventPayload) {
    waiting = [...waiting, event].slice(-WAITING_MAX)
    timer ??= setTimeout(() => void flush(), DELAY_MS)
  }

  return { add, flush }
}
