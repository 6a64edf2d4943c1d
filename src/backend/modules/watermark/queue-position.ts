import { and, count, eq, inArray, lt } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { kindsInLineWith } from './job-of.ts'
import type { WorkRow } from './removal-row.ts'
import { removalWorks } from './tables.ts'

/** Place in the line of those that wait, 1 is next; runs, tries and proxies have a line each. */
export async function queuePosition(executor: Executor, work: WorkRow): Promise<number | null> {
  if (work.status !== 'CREATED') return null
  const isSameLine = inArray(removalWorks.kind, kindsInLineWith(work.kind))
  const [before] = await executor
    .select({ count: count() })
    .from(removalWorks)
    .where(and(eq(removalWorks.status, 'CREATED'), isSameLine, lt(removalWorks.id, work.id)))
  return (before?.count ?? 0) + 1
}
