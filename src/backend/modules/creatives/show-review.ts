import { desc, eq } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findNames } from '../accounts/index.ts'
import { requireCreative } from './creative-access.ts'
import { commentView, decisionView } from './review-view.ts'
import { creativeLinks, reviewComments, reviewDecisions } from './tables.ts'

type OfCreative = typeof contract.reviews.ofCreative

/**
 * All comments and decisions on a creative, including those from closed links.
 * @throws AppError('not_found')
 */
export async function showReview(
  { db, actor }: CallContext<'user'>,
  { creativeId }: ParsedInputOf<OfCreative>,
): Promise<OutputOf<OfCreative>> {
  await requireCreative(db, { creativeId, actor })
  const comments = await db
    .select({ row: reviewComments, title: creativeLinks.title })
    .from(reviewComments)
    .innerJoin(creativeLinks, eq(creativeLinks.id, reviewComments.linkId))
    .where(eq(reviewComments.creativeId, creativeId))
    .orderBy(desc(reviewComments.id))
  const decisions = await db
    .select({ row: reviewDecisions, title: creativeLinks.title })
    .from(reviewDecisions)
    .innerJoin(creativeLinks, eq(creativeLinks.id, reviewDecisions.linkId))
    .where(eq(reviewDecisions.creativeId, creativeId))
    .orderBy(desc(reviewDecisions.id))
  const resolvers = await findNames(
    db,
    comments.flatMap(({ row }) => row.resolvedBy ?? []),
  )
  return {
    comments: comments.map(({ row, title }) => ({
      ...commentView(actor, row),
      link_title: title,
      resolved_by: row.resolvedBy && (resolvers.get(row.resolvedBy) ?? null),
    })),
    decisions: decisions.map(({ row, title }) => ({
      ...decisionView(actor, row),
      link_title: title,
    })),
  }
}
