import { and, count, eq, inArray, lt, or } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { secondsFor } from './estimate.ts'
import { kindsInLineWith } from './job-of.ts'
import type { WorkRow } from './removal-row.ts'
import { removalWorks } from './tables.ts'

/** Position in the queue, where 1 is next; runs, tries and proxies have separate queues. */
export async function queuePosition(executor: Executor, work: WorkRow): Promise<number | null> {
  if (work.status !== 'CREATED') return null
  const isSameLine = inArray(removalWorks.kind, kindsInLineWith(work.kind))
  const [before] = await executor
    .select({ count: count() })
    .from(removalWorks)
    .where(and(eq(removalWorks.status, 'CREATED'), isSameLine, lt(removalWorks.id, work.id)))
  return (before?.count ?? 0) + 1
}

/** Seconds until a waiting run gets its turn: the remaining time of the running ones plus all those ahead of it. */
export async function secondsBefore(
  executor: Executor,
  work: WorkRow,
  { speed, concurrency }: { speed: number; concurrency: number },
): Promise<number> {
  if (work.status !== 'CREATED') return 0
  const isBefore = and(eq(removalWorks.status, 'CREATED'), lt(removalWorks.id, work.id))
  const ahead = await executor
    .select()
    .from(removalWorks)
    .where(and(eq(removalWorks.kind, work.kind), or(eq(removalWorks.status, 'RUNNING'), isBefore)))
  const seconds = ahead.map(
    ({ etaSeconds, pixelSeconds, progress }) =>
      etaSeconds ?? secondsFor(pixelSeconds, speed) * (1 - progress),
  )
  if (ahead.length < concurrency) return 0
  return seconds.reduce((sum, one) => sum + one, 0) / concurrency
}
