import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { deleteFile } from '../files/index.ts'
import { enterUpload } from './enter-upload.ts'
import { expiryOf, visitorExpiryOf } from './open-upload.ts'
import { uploads } from './tables.ts'
import { type UploadRow, uploadTopic } from './upload-row.ts'

export type Outcome =
  | { status: 'ready'; fileId: string }
  | { status: 'refused'; error: NonNullable<UploadRow['error']> }

/** Records the outcome of an upload's check, once, and notifies whoever waits for it. */
export async function settleUpload(
  context: Context,
  uploadId: string,
  outcome: Outcome,
): Promise<void> {
  const isWanted = await context.db.transaction(async (tx) => {
    const settled = await tx
      .update(uploads)
      .set({
        ...outcome,
        expiresAt: sql`case when ${uploads.visitorId} is null
          then ${expiryOf(context).toISOString()}::timestamptz
          else ${visitorExpiryOf(context).toISOString()}::timestamptz end`,
      })
      .where(and(eq(uploads.id, uploadId), eq(uploads.status, 'checking')))
      .returning()
    for (const upload of settled) await enterUpload(tx, upload)
    await context.events.publish(tx, uploadTopic(uploadId))
    return settled.length > 0
  })
  // Its owner deleted it in the meantime.
  if (!isWanted) await deleteFile(context, uploadId, { onlyUnused: true })
}
