import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import { uploads } from './tables.ts'

export type UploadRow = typeof uploads.$inferSelect

/** The sender of an upload; a user or visitor actor fits. */
export type UploadOwner = { userId: string } | { visitorId: string }

interface Wanted {
  uploadId: string
  owner: UploadOwner
}

/** An upload of this owner; other people's uploads don't exist for them. */
export async function findOwnUpload(
  executor: Executor,
  { uploadId, owner }: Wanted,
): Promise<UploadRow | null> {
  const isOwn =
    'userId' in owner ? eq(uploads.userId, owner.userId) : eq(uploads.visitorId, owner.visitorId)
  const [upload] = await executor
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), isOwn))
  return upload ?? null
}

/** @throws AppError('not_found') */
export async function requireOwnUpload(executor: Executor, wanted: Wanted): Promise<UploadRow> {
  const upload = await findOwnUpload(executor, wanted)
  if (!upload) throw new AppError('not_found')
  return upload
}

/** Topic published when an upload leaves `checking`. */
export const uploadTopic = (uploadId: string): string => `upload:${uploadId}`
