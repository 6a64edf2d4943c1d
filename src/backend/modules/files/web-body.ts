import { Readable } from 'node:stream'

/** A Node stream as a web body; Node and the DOM declare separate types for web streams. */
export function webBody(stream: Readable): ReadableStream<Uint8Array> {
  const body: unknown = Readable.toWeb(stream)
  if (body instanceof ReadableStream) return body
  throw new Error('Node makes web streams of another kind.')
}
