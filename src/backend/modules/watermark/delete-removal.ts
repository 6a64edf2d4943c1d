import { eq } from 'drizzle-orm'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { remove } from '../../../contract/endpoints/watermark.ts'
import type { CallContext, Context } from '../../context.ts'
import { deleteFile } from '../files/index.ts'
import { forgetUpload } from '../uploads/index.ts'
import { cancelIn } from './cancel-work.ts'
import { lockRemoval, type RemovalRow } from './removal-row.ts'
import { findActive } from './require-try.ts'
import { removals, removalWorks } from './tables.ts'

/** Deletes a removal on request: stops its running work, and its link no longer opens anything. */
export async function deleteRemoval(
  context: CallContext,
  { token }: ParsedInputOf<typeof remove>,
): Promise<OutputOf<typeof remove>> {
  const removal = await context.db.transaction(async (tx) => {
    const locked = await lockRemoval(tx, token, context.actor)
    for (const work of await findActive(tx, locked.id)) await cancelIn(context, tx, work)
    await tx
      .update(removals)
      .set({ deletedAt: context.clock.now() })
      .where(eq(removals.id, locked.id))
    return locked
  })
  await deleteContent(context, removal)
  return { done: true }
}

/** Deletes the upload, the clips and the results of a removal. Safe to repeat. */
export async function deleteContent(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  { id, fileId, uploadId }: RemovalRow,
): Promise<void> {
  const works = await context.db
    .select({ before: removalWorks.beforeFileId, file: removalWorks.fileId })
    .from(removalWorks)
    .where(eq(removalWorks.removalId, id))
  const made = works.flatMap(({ before, file }) => [before, file])
  for (const one of [fileId, ...made]) if (one) await deleteFile(context, one)
  await forgetUpload(context, uploadId)
  await context.db
    .update(removals)
    .set({ clearedAt: context.clock.now() })
    .where(eq(removals.id, id))
}
