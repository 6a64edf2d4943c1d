import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { WorkRow } from './removal-row.ts'
import { removalWorks } from './tables.ts'

/** Marks a work as running; null when it has finished, was cancelled or does not exist. */
export async function beginWork(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  workId: string,
): Promise<WorkRow | null> {
  const [work] = await db
    .update(removalWorks)
    .set({
      status: 'RUNNING',
      attempts: sql`${removalWorks.attempts} + 1`,
      startedAt: sql`coalesce(${removalWorks.startedAt}, ${clock.now().toISOString()})`,
    })
    .where(and(eq(removalWorks.id, workId), inArray(removalWorks.status, ['CREATED', 'RUNNING'])))
    .returning()
  return work ?? null
}

/** Takes back the count of an attempt that the process's own stop cut short. */
export async function forgetAttempt({ db }: Pick<Context, 'db'>, workId: string): Promise<void> {
  await db
    .update(removalWorks)
    .set({ attempts: sql`${removalWorks.attempts} - 1` })
    .where(eq(removalWorks.id, workId))
}
