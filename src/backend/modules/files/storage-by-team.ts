import { and, count, desc, eq, isNull, sql, sum } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { files } from './tables.ts'

/** The teams that use the most storage, largest first, counting the bytes of originals; all visitors are one line. */
export function storageByTeam(
  db: Executor,
  limit: number,
): Promise<{ owner: string; files: number; bytes: number }[]> {
  const bytes = sum(files.sizeBytes).mapWith(Number)
  return db
    .select({
      owner: sql<string>`coalesce('team ' || ${files.teamId}::text, 'visitors')`,
      files: count(),
      bytes,
    })
    .from(files)
    .where(isNull(files.deletedAt))
    .groupBy(files.teamId)
    .orderBy(desc(bytes))
    .limit(limit)
}

/** How much storage one team uses. */
export async function storageOfTeam(
  db: Executor,
  teamId: string,
): Promise<{ file_count: number; size_bytes: number }> {
  const [stored] = await db
    .select({ file_count: count(), size_bytes: sum(files.sizeBytes).mapWith(Number) })
    .from(files)
    .where(and(eq(files.teamId, teamId), isNull(files.deletedAt)))
  return { file_count: stored?.file_count ?? 0, size_bytes: stored?.size_bytes ?? 0 }
}
