import { Readable } from 'node:stream'

/** A stream as a body of the web's kind: the types of Node and of browsers know it by two names. */
export function webBody(stream: Readable): ReadableStream<Uint8Array> {
  const body: unknown = Readable.toWeb(stream)
  if (body instanceof ReadableStream) return body
  throw new Error('Node makes web streams of another kind.')
}
