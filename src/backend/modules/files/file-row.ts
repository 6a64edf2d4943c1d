import { type AnyColumn, and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import type { Executor } from '../../db/database.ts'
import { files } from './tables.ts'

export type FileRow = typeof files.$inferSelect

/** Condition of a query: the bytes of the file that the column names still exist. */
export const isStored = (fileId: AnyColumn): SQL =>
  sql`exists (select 1 from ${files} where ${files.id} = ${fileId} and ${files.deletedAt} is null)`

/** The row of a file whose bytes still exist. */
export async function findFile(executor: Executor, fileId: string): Promise<FileRow | null> {
  const where = and(eq(files.id, fileId), isNull(files.deletedAt))
  const [file] = await executor.select().from(files).where(where)
  return file ?? null
}

/** Rows of several files whose bytes still exist, by id. */
export async function findFiles(
  executor: Executor,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  if (fileIds.length === 0) return new Map()
  const where = and(inArray(files.id, [...fileIds]), isNull(files.deletedAt))
  const rows = await executor.select().from(files).where(where)
  return new Map(rows.map((file) => [file.id, file]))
}

/**
 * A file of this user; someone else's does not exist for him.
 * @throws AppError('not_found'), AppError('unsupported_media') when it is of another kind
 */
export async function requireOwnedFile(
  executor: Executor,
  wanted: { fileId: string; userId: string; kind?: MediaKind },
): Promise<FileRow> {
  const file = await findFile(executor, wanted.fileId)
  if (file?.userId !== wanted.userId) throw new AppError('not_found')
  if (wanted.kind && file.kind !== wanted.kind) {
    throw new AppError('unsupported_media', { expected: wanted.kind })
  }
  return file
}
