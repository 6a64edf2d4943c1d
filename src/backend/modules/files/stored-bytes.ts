import { type AnyColumn, and, eq, isNull, sum } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { files } from './tables.ts'

/** Bytes of the originals a team keeps; small pictures made of them are nobody's. */
export async function storedBytesOfTeam(executor: Executor, teamId: string): Promise<number> {
  const [stored] = await executor
    .select({ bytes: sum(files.sizeBytes).mapWith(Number) })
    .from(files)
    .where(and(eq(files.teamId, teamId), isNull(files.deletedAt)))
  return stored?.bytes ?? 0
}

/** Part of a query: the file whose id the column names, also when its bytes are gone. */
export const fileWithId = (executor: Executor, id: AnyColumn) =>
  executor.select({ id: files.id }).from(files).where(eq(files.id, id))
