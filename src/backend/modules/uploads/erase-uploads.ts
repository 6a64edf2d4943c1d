import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { deleteReceived } from './received-files.ts'
import { uploads } from './tables.ts'

/** Erases a user's uploads; their unused files are swept like all unused files. */
export async function eraseUploads(
  context: Pick<Context, 'db' | 'env' | 'storage'>,
  userId: string,
): Promise<void> {
  const isTheirs = eq(uploads.userId, userId)
  const sent = await context.db.select({ id: uploads.id }).from(uploads).where(isTheirs)
  for (const { id } of sent) await deleteReceived(context, id)
  await context.db.delete(uploads).where(isTheirs)
}

/** A user's uploads that still exist. */
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
