import { and, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Transaction } from '../../db/database.ts'
import { type GenerationProvider, type Handle, ProviderError } from '../../generation/provider.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** The provider's id and its name for a job; null if the provider does not name its jobs. */
export function jobOf(provider: GenerationProvider, handle: Handle): string | null {
  const name = provider.jobOf?.(handle) ?? null
  return name && `${provider.id} ${name}`
}

/**
 * Ensures a job belongs to only one task. Services that do not know our ids are searched for a lost
 * submission by its words and time, and another task with the same words has a job that looks the same.
 * Names of jobs that ended long ago may repeat, on a server that counts from one at each start.
 * @throws ProviderError for the second task, because the fate of its own submission is unknown
 */
export async function claimJob(
  tx: Transaction,
  { id, submittedAt }: Pick<TaskRow, 'id' | 'submittedAt'>,
  job: string | null,
): Promise<void> {
  if (!job) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`job:${job}`}, 0))`)
  const isAlive = isNull(tasks.finishedAt)
  const isRecent = submittedAt ? gte(tasks.submittedAt, later(submittedAt, -DAY_MS)) : undefined
  const [other] = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.job, job), ne(tasks.id, id), or(isAlive, isRecent)))
    .limit(1)
  if (other) throw new ProviderError('engine_failed', `The job ${job} is that of ${other.id}.`)
}
