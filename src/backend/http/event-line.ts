import type { ServerResponse } from 'node:http'

/** The connection that an event stream's text is written to. */
export interface Line {
  /** Resolves when the reader can take more. */
  write(text: string): Promise<void>
  end(): void
}

/** A body that writes itself to Node's response. */
export interface NodeBody {
  pipe(response: ServerResponse): void
  /** Called instead of `pipe` if the reader has already gone. */
  destroy(): void
}

/** A line over a web stream, which `Response` takes. */
export function openWebLine(onClosed: () => void): { line: Line; body: ReadableStream } {
  const encoder = new TextEncoder()
  let controller!: ReadableStreamDefaultController<Uint8Array>
  let onDrained: (() => void) | null = null
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
    },
    pull() {
      onDrained?.()
    },
    cancel() {
      onDrained?.()
      onClosed()
    },
  })
  const line: Line = {
    async write(text) {
      controller.enqueue(encoder.encode(text))
      if ((controller.desiredSize ?? 1) > 0) return
      await new Promise<void>((resolve) => {
        onDrained = resolve
      })
      onDrained = null
    },
    end() {
      controller.close()
      onDrained?.()
    },
  }
  return { line, body }
}

const AT_ONCE = Promise.resolve()

/** A line straight to Node's response, which takes a fraction of a web stream's memory. */
export function openNodeLine(onClosed: () => void): { line: Line; body: NodeBody } {
  let response: ServerResponse | null = null
  let isEnded = false
  let early = ''
  let draining: Promise<void> | null = null
  const line: Line = {
    write(text) {
      if (!response) early += text
      else if (!response.write(text)) draining ??= untilDrained(response)
      return draining ?? AT_ONCE
    },
    end() {
      isEnded = true
      response?.end()
    },
  }
  async function untilDrained(slow: ServerResponse): Promise<void> {
    await new Promise<void>((resolve) => {
      slow.once('drain', resolve)
      slow.once('close', resolve)
    })
    draining = null
  }
  const body: NodeBody = {
    pipe(answer) {
      response = answer
      answer.once('close', onClosed)
      answer.write(early)
      early = ''
      if (isEnded) answer.end()
    },
    destroy: onClosed,
  }
  return { line, body }
}
