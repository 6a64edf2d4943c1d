import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventPayload } from './event-payload'
import { createEventQueue } from './event-queue'
import type { EventId } from './events'

const URL = 'https://analytics.example/events'
const device = {
  platform: 'WEB',
  device_model: '',
  system_version: '',
  network: '',
} as const
const visit = { uid: '', channel: 'official', country: null }
const event = (id: EventId) => eventPayload(id, visit, device, new Date(0))

/** A service that records what it receives. */
function createService(answers: (() => Promise<Response>)[] = []) {
  const batches: string[][] = []
  const send = vi.fn((_url: string, init: RequestInit) => {
    const events: { event_id: string }[] = JSON.parse(String(init.body))
    batches.push(events.map(({ event_id }) => event_id))
    return answers.shift()?.() ?? Promise.resolve(new Response())
  })
  return { batches, send }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('[R7.20] events that come close together go out together', async () => {
  const { batches, send } = createService()
  const queue = createEventQueue(URL, send)
  queue.add(event('page_view'))
  queue.add(event('login_opened'))
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  queue.add(event('login_success'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(batches).toEqual([['page_view', 'login_opened'], ['login_success']])
  expect(send).toHaveBeenCalledWith(URL, expect.objectContaining({ credentials: 'omit' }))
})

test('what could not be sent goes with the next events', async () => {
  const refuse = () => Promise.resolve(new Response(null, { status: 503 }))
  const { batches, send } = createService([refuse, () => Promise.reject(new TypeError('offline'))])
  const queue = createEventQueue(URL, send)
  queue.add(event('page_view'))
  await queue.flush()
  queue.add(event('login_opened'))
  await queue.flush()
  await queue.flush()
  expect(batches.at(-1)).toEqual(['page_view', 'login_opened'])
})

test('a service that is away for long costs the oldest events, not the memory', async () => {
  const { batches, send } = createService()
  const queue = createEventQueue(URL, send)
  queue.add(event('login_opened'))
  for (let count = 0; count < 50; count += 1) queue.add(event('page_view'))
  await queue.flush()
  expect(batches).toEqual([Array(50).fill('page_view')])
})
