import { type AnyColumn, and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { files } from './tables.ts'

export type FileRow = typeof files.$inferSelect

/** Condition of a query: the bytes of the file that the column names still exist. */
export const isStored = (fileId: AnyColumn): SQL =>
  sql`exists (select 1 from ${files} where ${files.id} = ${fileId} and ${files.deletedAt} is null)`

/** Condition of a query: the file that the column names is a picture, or a video. */
export const isOfKind = (fileId: AnyColumn, kind: MediaKind): SQL =>
  sql`exists (select 1 from ${files} where ${files.id} = ${fileId} and ${files.kind} = ${kind})`

/** The row of a file whose bytes still exist. */
export async function findFile(executor: Executor, fileId: string): Promise<FileRow | null> {
  const where = and(eq(files.id, fileId), isNull(files.deletedAt))
  const [file] = await executor.select().from(files).where(where)
  return file ?? null
}

/** What a file is called, also when its bytes are gone. */
export async function findFileName(executor: Executor, fileId: string): Promise<string> {
  const [file] = await executor
    .select({ name: files.fileName })
    .from(files)
    .where(eq(files.id, fileId))
  return file?.name ?? ''
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
 * A file of the team somebody works in: their own, or a colleague's where their role shows it. What
 * they made in another team is that team's.
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
