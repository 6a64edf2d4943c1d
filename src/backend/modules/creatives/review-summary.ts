import { and, asc, count, inArray, isNull } from 'drizzle-orm'
import type { Creative } from '../../../contract/endpoints/creatives.ts'
import type { Executor } from '../../db/database.ts'
import { standOf } from './review-stand.ts'
import { reviewComments, reviewDecisions } from './tables.ts'

/** The review status of creatives, by id. */
export async function summarizeReviews(
  executor: Executor,
  creativeIds: readonly string[],
): Promise<(creativeId: string) => Creative['review']> {
  if (creativeIds.length === 0) return () => ({ open_comments: 0, decision: null })
  const ids = [...creativeIds]
  const counts = await executor
    .select({ creativeId: reviewComments.creativeId, count: count() })
    .from(reviewComments)
    .where(and(inArray(reviewComments.creativeId, ids), isNull(reviewComments.resolvedAt)))
    .groupBy(reviewComments.creativeId)
  const decisions = await executor
    .select()
    .from(reviewDecisions)
    .where(inArray(reviewDecisions.creativeId, ids))
    .orderBy(asc(reviewDecisions.id))
  return (id) => ({
    open_comments: counts.find(({ creativeId }) => creativeId === id)?.count ?? 0,
    decision: standOf(decisions.filter(({ creativeId }) => creativeId === id)),
  })
}
