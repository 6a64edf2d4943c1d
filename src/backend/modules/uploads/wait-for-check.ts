import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { uploads } from './tables.ts'
import { uploadTopic } from './upload-row.ts'

/** Waits until an upload is ready or refused, but no longer than `patienceMs`. */
export async function waitForCheck(
  { db, events }: Pick<Context, 'db' | 'events'>,
  uploadId: string,
  patienceMs: number,
): Promise<void> {
  const { promise: settled, resolve } = Promise.withResolvers<void>()
  const unsubscribe = events.subscribe(uploadTopic(uploadId), resolve)
  const timer = setTimeout(resolve, patienceMs)
  try {
    // Subscribe first and read second, so that an announcement in between isn't missed.
    const where = eq(uploads.id, uploadId)
    const [upload] = await db.select({ status: uploads.status }).from(uploads).where(where)
    if (upload?.status === 'checking') await settled
  } finally {
    clearTimeout(timer)
    unsubscribe()
  }
}
