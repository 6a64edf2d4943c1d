import type { ServerResponse } from 'node:http'

/** Where the text of an event stream goes. */
export interface Line {
  /** Resolves when the reader can take more. */
  write(text: string): Promise<void>
  end(): void
}

/** A body that writes itself to Node's own answer. */
export interface NodeBody {
  pipe(response: ServerResponse): void
  /** Told instead when the reader has gone already. */
  destroy(): void
}

/** A line as a stream of the web: what `Response` takes. */
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

/** A line straight to Node's answer, which holds a fraction of the memory of a stream of the web. */
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
