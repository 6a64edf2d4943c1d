import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { uploads } from './tables.ts'

/** Drops the row of an upload whose file its taker has deleted: its sender has room for another. */
export async function forgetUpload({ db }: { db: Executor }, uploadId: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, uploadId))
}
