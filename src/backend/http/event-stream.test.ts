import { expect, test, vi } from 'vitest'
import { present } from '../../../tests/support/present.ts'
import { endEventStreams, openEventStream } from './event-stream.ts'

const decoder = new TextDecoder()
const event = { event: 'task', id: '7', data: '{"a":1}' }

test('an event is written as browsers read it, after the time to reconnect', async () => {
  const stream = openEventStream(() => undefined)
  const text = new Response(stream.response.body).text()
  await Promise.race([stream.send(event), text])
  stream.beat()
  stream.end()
  expect(await text).toBe('retry: 2000\n\nevent: task\nid: 7\ndata: {"a":1}\n\n: \n\n')
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
})

test('sending waits for a reader that is slow', async () => {
  const stream = openEventStream(() => undefined)
  const reader = present(stream.response.body).getReader()
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
  const stream = openEventStream(onClosed)
  await stream.response.body?.cancel()
  expect(onClosed).toHaveBeenCalledOnce()
  expect(stream.isOpen()).toBe(false)
  await stream.send(event)
  stream.beat()
  stream.end()
  expect(onClosed).toHaveBeenCalledOnce()
})

test('a reader that goes away in the middle of a sending ends the waiting', async () => {
  const stream = openEventStream(() => undefined)
  const sending = stream.send(event)
  await stream.response.body?.cancel()
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
  expect(second?.isOpen()).toBe(false)
})
