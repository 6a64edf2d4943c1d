import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { uploads } from './tables.ts'

/** Deletes the row of an upload whose file was deleted by whatever used it, which frees the sender's quota. */
export async function forgetUpload({ db }: { db: Executor }, uploadId: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, uploadId))
}
