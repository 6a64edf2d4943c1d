import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { tasks } from './tables.ts'

type DisplayReport = typeof contract.tasks.displayReport

/** Marks results as seen; returns how many were not seen before. */
export async function displayReport(
  { db, actor, clock }: CallContext<'user'>,
  { task_ids: ids }: ParsedInputOf<DisplayReport>,
): Promise<OutputOf<DisplayReport>> {
  const seen = await db
    .update(tasks)
    .set({ seenAt: clock.now() })
    .where(
      and(
        inArray(tasks.id, ids),
        eq(tasks.userId, actor.userId),
        inArray(tasks.status, ['SUCCEEDED', 'FAILED', 'CANCELLED']),
        isNull(tasks.seenAt),
      ),
    )
    .returning({ id: tasks.id })
  return { reported: seen.length }
}
