import { type Line, type NodeBody, openNodeLine, openWebLine } from './event-line.ts'

/** One message of a stream of server-sent events. */
export interface ServerSentEvent {
  event: string
  id: string
  data: string
}

/** A stream to one reader; it holds little memory, because thousands wait at once. */
export interface EventStream {
  isOpen(): boolean
  /** Resolves when the reader can take more. */
  send(event: ServerSentEvent): Promise<void>
  /** Sends a comment: ignored by the reader, but keeps proxies from closing an idle connection. */
  beat(): void
  end(): void
}

const RECONNECT_MS = 2_000
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Otherwise, proxies that buffer responses would hold back every event.
  'x-accel-buffering': 'no',
}

const open = new Set<EventStream>()

/** Ends every stream, since open ones would keep a stopping server waiting; readers reconnect on their own. */
export function endEventStreams(): void {
  for (const stream of open) stream.end()
}

/**
 * Opens a stream of server-sent events, and the response that carries it.
 * @param takeBody given when writing to Node's response: it receives the body, and the returned response has none
 */
export function openEventStream(
  onClosed: () => void,
  takeBody?: (body: NodeBody) => void,
): { stream: EventStream; response: Response } {
  let line: Line | null = null
  const close = () => {
    if (!line) return
    line = null
    open.delete(stream)
    onClosed()
  }
  const stream: EventStream = {
    isOpen: () => line !== null,
    async send({ event, id, data }) {
      await line?.write(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`)
    },
    beat() {
      void line?.write(': \n\n')
    },
    end() {
      line?.end()
      close()
    },
  }
  open.add(stream)
  const begin = (opened: Line) => {
    line = opened
    void opened.write(`retry: ${RECONNECT_MS}\n\n`)
  }
  if (!takeBody) {
    const { line: opened, body } = openWebLine(close)
    begin(opened)
    return { stream, response: new Response(body, { headers: HEADERS }) }
  }
  const { line: opened, body } = openNodeLine(close)
  begin(opened)
  takeBody(body)
  return { stream, response: new Response(null, { headers: HEADERS }) }
}
