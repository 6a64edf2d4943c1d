import { and, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Transaction } from '../../db/database.ts'
import { type GenerationProvider, type Handle, ProviderError } from '../../generation/provider.ts'
import { tasks } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** A job by its provider and the provider's name for it; null where there is none to share. */
export function jobOf(provider: GenerationProvider, handle: Handle): string | null {
  const name = provider.jobOf?.(handle) ?? null
  return name && `${provider.id} ${name}`
}

/**
 * Lets a job belong to one task only. Services that know no name of ours are asked for a lost submission
 * by its words and its time, and a task with the same words has a job that looks the same. Names of jobs
 * that ended long ago may come again, at a server that counts from one whenever it starts.
 * @throws ProviderError for the second task: what became of its own submission nobody can say
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
