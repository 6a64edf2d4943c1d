import { afterEach, describe, expect, test, vi } from 'vitest'
import { REQUEST_TIMEOUT_MS } from '@/contract/limits'
import { serverFunctionFetch } from './server-function-fetch'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (answer: (init: RequestInit) => Promise<Response>) =>
  vi.stubGlobal('fetch', (_input: RequestInfo, init: RequestInit) => answer(init))

describe('[R8.03] a call that gets no answer', () => {
  test('is a network error', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(serverFunctionFetch('/x')).rejects.toMatchObject({ code: 'network_error' })
  })

  test('is a timeout after the time of the specification', async () => {
    const timeouts: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce((milliseconds) => {
      timeouts.push(milliseconds)
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    })
    answerWith(({ signal }) => Promise.reject(signal?.reason))
    await expect(serverFunctionFetch('/x')).rejects.toMatchObject({ code: 'timeout' })
    expect(timeouts).toEqual([REQUEST_TIMEOUT_MS])
    expect(REQUEST_TIMEOUT_MS).toBe(600_000)
  })

  test('keeps its own reason when the page gave it up', async () => {
    const reason = new DOMException('gone', 'AbortError')
    answerWith(({ signal }) => Promise.reject(signal?.reason))
    await expect(serverFunctionFetch('/x', { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    )
  })

  test('is an unavailable service when a proxy answers for it', async () => {
    const page = new Response('<h1>Bad gateway</h1>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    })
    answerWith(() => Promise.resolve(page))
    await expect(serverFunctionFetch('/x')).rejects.toMatchObject({ code: 'unavailable' })
  })
})

test('an answer of our own server passes, whatever its status', async () => {
  const answer = Response.json({ error: {} }, { status: 503 })
  answerWith(() => Promise.resolve(answer))
  expect(await serverFunctionFetch('/x')).toBe(answer)
})
