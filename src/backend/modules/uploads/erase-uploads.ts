import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { deleteReceived } from './received-files.ts'
import { uploads } from './tables.ts'

/** What somebody sent; files that nothing took in are swept away as all such files are. */
export async function eraseUploads(
  context: Pick<Context, 'db' | 'env' | 'storage'>,
  userId: string,
): Promise<void> {
  const isTheirs = eq(uploads.userId, userId)
  const sent = await context.db.select({ id: uploads.id }).from(uploads).where(isTheirs)
  for (const { id } of sent) await deleteReceived(context, id)
  await context.db.delete(uploads).where(isTheirs)
}

/** What somebody sent and is still kept. */
export const uploadsOfUser = (executor: Executor, userId: string) =>
  executor
    .select({
      id: uploads.id,
      fileName: uploads.fileName,
      sizeBytes: uploads.sizeBytes,
      purpose: uploads.purpose,
      status: uploads.status,
      createdAt: uploads.createdAt,
      expiresAt: uploads.expiresAt,
    })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.id))
