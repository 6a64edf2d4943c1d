import { type AnyColumn, and, eq, isNull, sum } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { files } from './tables.ts'

/** Bytes of the originals a team stores; thumbnails don't count. */
export async function storedBytesOfTeam(executor: Executor, teamId: string): Promise<number> {
  const [stored] = await executor
    .select({ bytes: sum(files.sizeBytes).mapWith(Number) })
    .from(files)
    .where(and(eq(files.teamId, teamId), isNull(files.deletedAt)))
  return stored?.bytes ?? 0
}

/** Subquery: the file whose id is in this column, even if its bytes are gone. */
export const fileWithId = (executor: Executor, id: AnyColumn) =>
  executor.select({ id: files.id }).from(files).where(eq(files.id, id))
