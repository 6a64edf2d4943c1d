import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { sweepTemporaryFolders } from '../../storage/temporary-folder.ts'
import { deleteFile, deleteUnusedUploads } from '../files/index.ts'
import { checkUploadJob } from './check-upload.job.ts'
import { finishReceiving } from './finish-receiving.ts'
import { deleteReceived, listReceived, receivedBytes } from './received-files.ts'
import { settleUpload } from './settle-upload.ts'
import { LEFTOVER_AGE_MS } from './sweep-uploads.job.ts'
import { uploads } from './tables.ts'

/** Handler of `uploads.sweep`. */
export async function sweepUploads(context: Context): Promise<void> {
  const now = context.clock.now()
  await deleteExpired(context, now)
  await finishForgotten(context)
  await refuseGivenUp(context)
  const before = new Date(now.getTime() - LEFTOVER_AGE_MS)
  await deleteLeftovers(context, before)
  await sweepTemporaryFolders(context.env.dataDir, before)
}

/** Deletes expired uploads that were never finished, were refused, or weren't used. */
async function deleteExpired(context: Context, now: Date): Promise<void> {
  const unsuccessful = await context.db
    .delete(uploads)
    .where(
      and(
        inArray(uploads.status, ['receiving', 'checking', 'refused']),
        lt(uploads.expiresAt, now),
      ),
    )
    .returning({ id: uploads.id })
  for (const { id } of unsuccessful) await deleteReceived(context, id)

  const unopened = and(eq(uploads.status, 'ready'), isNotNull(uploads.visitorId))
  const left = await context.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(unopened, lt(uploads.expiresAt, now)))
  for (const { id } of left) {
    const isDeleted = await deleteFile(context, id, { onlyUnused: true })
    if (isDeleted) await context.db.delete(uploads).where(eq(uploads.id, id))
  }

  const retentionMs = context.env.UPLOAD_RETENTION_HOURS * 3_600_000
  const deleted = await deleteUnusedUploads(context, new Date(now.getTime() - retentionMs))
  if (deleted.length > 0) await context.db.delete(uploads).where(inArray(uploads.id, deleted))
}

/** Resumes uploads whose last byte arrived just before the process died. */
async function finishForgotten(context: Context): Promise<void> {
  const receiving = await context.db.select().from(uploads).where(eq(uploads.status, 'receiving'))
  for (const { id, sizeBytes } of receiving) {
    if ((await receivedBytes(context, id)) === sizeBytes) await finishReceiving(context, id)
  }
}

/**
 * Refuses uploads whose check has no retries left: each one crashed or timed out, which says nothing about the file.
 */
async function refuseGivenUp(context: Context): Promise<void> {
  const checking = await context.db.select().from(uploads).where(eq(uploads.status, 'checking'))
  const waiting = await context.queue.unfinishedKeys(context.db, checkUploadJob)
  for (const { id } of checking) {
    if (waiting.has(id)) continue
    const error = { code: 'internal', details: {} }
    await settleUpload(context, id, { status: 'refused', error })
    await deleteReceived(context, id)
  }
}

/** Deletes received bytes without a row. */
async function deleteLeftovers(context: Context, before: Date): Promise<void> {
  for (const id of await listReceived(context, before)) {
    if (!(await isExpected(context, id))) await deleteReceived(context, id)
  }
}

async function isExpected({ db }: Context, id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false
  const where = and(eq(uploads.id, id), inArray(uploads.status, ['receiving', 'checking']))
  return (await db.$count(uploads, where)) > 0
}
