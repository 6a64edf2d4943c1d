import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import { uploads } from './tables.ts'

export type UploadRow = typeof uploads.$inferSelect

interface Wanted {
  uploadId: string
  userId: string
}

/** An upload of this user; someone else's does not exist for him. */
export async function findOwnUpload(
  executor: Executor,
  { uploadId, userId }: Wanted,
): Promise<UploadRow | null> {
  const where = and(eq(uploads.id, uploadId), eq(uploads.userId, userId))
  const [upload] = await executor.select().from(uploads).where(where)
  return upload ?? null
}

/** @throws AppError('not_found') */
export async function requireOwnUpload(executor: Executor, wanted: Wanted): Promise<UploadRow> {
  const upload = await findOwnUpload(executor, wanted)
  if (!upload) throw new AppError('not_found')
  return upload
}

/** Told when an upload leaves `checking`. */
export const uploadTopic = (uploadId: string): string => `upload:${uploadId}`
