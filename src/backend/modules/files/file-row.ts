import { type AnyColumn, and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { files } from './tables.ts'

export type FileRow = typeof files.$inferSelect

/** SQL condition: the bytes of the file in this column still exist. */
export const isStored = (fileId: AnyColumn): SQL =>
  sql`exists (select 1 from ${files} where ${files.id} = ${fileId} and ${files.deletedAt} is null)`

/** SQL condition: the file in this column is of this kind. */
export const isOfKind = (fileId: AnyColumn, kind: MediaKind): SQL =>
  sql`exists (select 1 from ${files} where ${files.id} = ${fileId} and ${files.kind} = ${kind})`

/** A file's row, as long as its bytes exist. */
export async function findFile(executor: Executor, fileId: string): Promise<FileRow | null> {
  const where = and(eq(files.id, fileId), isNull(files.deletedAt))
  const [file] = await executor.select().from(files).where(where)
  return file ?? null
}

/** A file's name, even if its bytes are gone. */
export async function findFileName(executor: Executor, fileId: string): Promise<string> {
  const [file] = await executor
    .select({ name: files.fileName })
    .from(files)
    .where(eq(files.id, fileId))
  return file?.name ?? ''
}

/** Rows of several files by id, as long as their bytes exist. */
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
 * A file of the user's current team: their own, or a colleague's if their role lets them see it. What
 * they made in another team belongs to that team.
 */
export async function findSeenFile(
  executor: Executor,
  fileId: string,
  { userId, teamId, teamRole }: Pick<UserActor, 'userId' | 'teamId' | 'teamRole'>,
): Promise<FileRow | null> {
  const file = await findFile(executor, fileId)
  if (file?.teamId !== teamId) return null
  return file.userId === userId || mayDo(teamRole, 'seeEverybodysTasks') ? file : null
}
