/** One message of a stream of server-sent events. */
export interface ServerSentEvent {
  event: string
  id: string
  data: string
}

/** A stream to one reader; it holds little, because thousands of them wait at once. */
export interface EventStream {
  response: Response
  isOpen(): boolean
  /** Resolves when the reader can take more. */
  send(event: ServerSentEvent): Promise<void>
  /** A comment: nothing for the reader, but proof for everything between that the line is used. */
  beat(): void
  end(): void
}

const RECONNECT_MS = 2_000

const open = new Set<EventStream>()

/** Ends every stream, which would otherwise keep a stopping server waiting; readers come back by themselves. */
export function endEventStreams(): void {
  for (const stream of open) stream.end()
}

/** Opens a stream of server-sent events as the response to a request. */
export function openEventStream(onClosed: () => void): EventStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let onDrained: (() => void) | null = null

  const close = () => {
    controller = null
    open.delete(stream)
    onDrained?.()
    onClosed()
  }
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
    },
    pull() {
      onDrained?.()
    },
    cancel: close,
  })
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  write(`retry: ${RECONNECT_MS}\n\n`)

  const stream: EventStream = {
    response: new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies that collect a response before they pass it on would keep every event.
        'x-accel-buffering': 'no',
      },
    }),
    isOpen: () => controller !== null,
    async send({ event, id, data }) {
      write(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`)
      if (controller === null || (controller.desiredSize ?? 1) > 0) return
      await new Promise<void>((resolve) => {
        onDrained = resolve
      })
      onDrained = null
    },
    beat() {
      write(': \n\n')
    },
    end() {
      controller?.close()
      if (controller) close()
    },
  }
  open.add(stream)
  return stream
}
