import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { checkUploadJob } from './check-upload.job.ts'
import { uploads } from './tables.ts'

/**
 * All bytes have arrived: hands the upload over to its check. Safe to repeat, and repeated by whoever
 * notices, because the process may have died between the last byte and this call.
 */
export async function finishReceiving(
  { db, queue, env }: Pick<Context, 'db' | 'queue' | 'env'>,
  uploadId: string,
): Promise<void> {
  faultPoint(env, 'upload.received')
  await db.transaction(async (tx) => {
    const [upload] = await tx
      .update(uploads)
      .set({ status: 'checking' })
      .where(and(eq(uploads.id, uploadId), eq(uploads.status, 'receiving')))
      .returning({ id: uploads.id })
    if (upload) await queue.enqueue(tx, checkUploadJob, { uploadId }, { singletonKey: uploadId })
  })
}
