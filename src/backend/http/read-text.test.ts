import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isAppError } from '../../contract/app-error.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { readText } from './read-text.ts'

const app = new Hono<ApiEnvironment>()
app.post('/', async (c) => c.text(await readText(c, { maxBytes: 1_000 })))
app.onError((error, c) => c.text(isAppError(error) ? error.code : 'unknown', 413))

const post = async (body: BodyInit | null) => {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return await (await app.request('/', init)).text()
}

test('a body is read as it was sent, whatever its pieces cut', async () => {
  const bytes = new TextEncoder().encode('{"name":"ปัง 👟"}')
  const inBytes = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await post(inBytes)).toBe('{"name":"ปัง 👟"}')
  expect(await post(null)).toBe('')
})

test('a body that says nothing of its length is read no further than the limit', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent++
      if (sent > 1_000) controller.close()
      else controller.enqueue(new Uint8Array(100))
    },
  })
  expect(await post(endless)).toBe('request_too_large')
  expect(sent).toBeLessThan(20)
})

test('the limit counts bytes, not characters', async () => {
  expect(await post('ก'.repeat(500))).toBe('request_too_large')
})
