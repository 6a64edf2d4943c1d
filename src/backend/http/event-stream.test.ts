import { createServer } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { present } from '../../../tests/support/present.ts'
import { type EventStream, endEventStreams, openEventStream } from './event-stream.ts'

const decoder = new TextDecoder()
const event = { event: 'task', id: '7', data: '{"a":1}' }

test('an event is written as browsers read it, after the time to reconnect', async () => {
  const { stream, response } = openEventStream(() => undefined)
  const text = new Response(response.body).text()
  await Promise.race([stream.send(event), text])
  stream.beat()
  stream.end()
  expect(await text).toBe('retry: 2000\n\nevent: task\nid: 7\ndata: {"a":1}\n\n: \n\n')
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
})

test('sending waits for a reader that is slow', async () => {
  const { stream, response } = openEventStream(() => undefined)
  const reader = present(response.body).getReader()
  let isSent = false
  const sending = stream.send(event).then(() => {
    isSent = true
  })
  await Promise.resolve()
  expect(isSent).toBe(false)
  await reader.read()
  expect(decoder.decode((await reader.read()).value)).toContain('event: task')
  void reader.read()
  await sending
})

test('a reader that goes away closes the stream, and sending to it does no harm', async () => {
  const onClosed = vi.fn()
  const { stream, response } = openEventStream(onClosed)
  await response.body?.cancel()
  expect(onClosed).toHaveBeenCalledOnce()
  expect(stream.isOpen()).toBe(false)
  await stream.send(event)
  stream.beat()
  stream.end()
  expect(onClosed).toHaveBeenCalledOnce()
})

test('a reader that goes away in the middle of a sending ends the waiting', async () => {
  const { stream, response } = openEventStream(() => undefined)
  const sending = stream.send(event)
  await response.body?.cancel()
  await sending
  expect(stream.isOpen()).toBe(false)
})

test('a server that stops ends every stream that is still open', async () => {
  const closed: string[] = []
  const [first, second] = ['first', 'second'].map((name) =>
    openEventStream(() => closed.push(name)),
  )
  await first?.response.body?.cancel()
  endEventStreams()
  expect(closed).toEqual(['first', 'second'])
  expect(second?.stream.isOpen()).toBe(false)
})

describe('a stream that writes to Node’s own answer', () => {
  /** A server that answers with streams, and the last stream. */
  async function serveStreams(onClosed: () => void) {
    const opened = Promise.withResolvers<EventStream>()
    const server = createServer((_request, answer) => {
      const { stream, response } = openEventStream(onClosed, (body) => body.pipe(answer))
      expect(response.body).toBeNull()
      opened.resolve(stream)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const reader = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${port}`, { signal: reader.signal })
    return { stream: await opened.promise, answer, reader, server }
  }

  test('carries the same text', async () => {
    const onClosed = vi.fn()
    const { stream, answer, server } = await serveStreams(onClosed)
    await stream.send(event)
    stream.beat()
    stream.end()
    expect(await answer.text()).toBe('retry: 2000\n\nevent: task\nid: 7\ndata: {"a":1}\n\n: \n\n')
    expect(onClosed).toHaveBeenCalledOnce()
    server.close()
  })

  test('is closed when its reader goes, also in the middle of a sending', async () => {
    const closed = Promise.withResolvers<void>()
    const { stream, reader, server } = await serveStreams(closed.resolve)
    const data = 'x'.repeat(64 * 1024 * 1024)
    const sending = stream.send({ ...event, data })
    reader.abort()
    await Promise.all([sending, closed.promise])
    expect(stream.isOpen()).toBe(false)
    server.close()
  })

  test('is closed when its reader has gone before it began', () => {
    const onClosed = vi.fn()
    const { stream } = openEventStream(onClosed, (body) => body.destroy())
    expect(onClosed).toHaveBeenCalledOnce()
    expect(stream.isOpen()).toBe(false)
    stream.end()
  })
})
