import type { Context } from '../../context.ts'
import { isUnfinished, newAttempt } from '../../runs/attempts.ts'
import type { WorkRow } from './removal-row.ts'
import { removalWorks } from './tables.ts'

/** Marks a work item as running; null if it has finished, was cancelled, or doesn't exist. */
export async function beginWork(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  workId: string,
): Promise<WorkRow | null> {
  const [work] = await db
    .update(removalWorks)
    .set(newAttempt(removalWorks, clock))
    .where(isUnfinished(removalWorks, workId))
    .returning()
  return work ?? null
}
