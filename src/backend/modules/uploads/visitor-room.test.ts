import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { MEBIBYTE } from '../../../contract/limits.ts'
import { openUpload } from './open-upload.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { uploads } from './tables.ts'

const HOUR_MS = 3_600_000
const clock = createTestClock()

let backend: TestBackend
beforeAll(async () => {
  const env = { VISITOR_STORAGE_MEGABYTES: '100' }
  backend = await createTestBackend({ env, replace: { clock } })
})
afterAll(() => backend.close())

/** A new visitor announces a video from an address. */
async function announce(ip: string, megabytes: number): Promise<string> {
  const id = uuidv7()
  const context = {
    ...backend.context,
    actor: { kind: 'visitor', visitorId: uuidv7() } as const,
    request: { id: 'test', ip, userAgent: '', language: 'en', origin: '' } as const,
  }
  const sizeBytes = megabytes * MEBIBYTE
  const file = { fileName: 'a.mp4', fileType: 'video/mp4', purpose: 'watermark' } as const
  await openUpload(context, { id, sizeBytes, ...file })
  return id
}
const isFull = expect.objectContaining({ code: 'upload_quota_reached' })

test('the visitors of one address share its room, however many they say they are', async () => {
  await announce('192.0.2.1', 60)
  await expect(announce('192.0.2.1', 41)).rejects.toEqual(isFull)
  await announce('192.0.2.1', 40)
  await expect(announce('192.0.2.1', 1)).rejects.toEqual(isFull)
  await announce('192.0.2.2', 60)
})

test('a household of IPv6 is one address', async () => {
  await announce('2001:db8::1', 60)
  await expect(announce('2001:db8::ffff', 60)).rejects.toEqual(isFull)
})

test('many small videos are no way around it, not even at once', {
  tags: ['postgres'],
}, async () => {
  const tries = Array.from({ length: 50 }, () => announce('192.0.2.3', 1))
  const made = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  expect(made).toHaveLength(40)
})

test('the address itself is not stored, and what does not arrive makes room again', async () => {
  const id = await announce('192.0.2.4', 100)
  const [row] = await backend.context.db.select().from(uploads).where(eq(uploads.id, id))
  expect(JSON.stringify(row)).not.toContain('192.0.2.4')
  clock.advance(6 * HOUR_MS + 1)
  await sweepUploads(backend.context)
  await announce('192.0.2.4', 100)
})
