import { and, count, desc, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { REVIEW_COMMENTS_MAX } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import { listLinkCreatives, requireOpenLink } from './links.ts'
import { decisionView } from './review-view.ts'
import { reviewerOf } from './reviewer.ts'
import { reviewDecisions } from './tables.ts'
import { tellTeam } from './tell-team.ts'

type Decide = typeof contract.reviews.decide

/**
 * Records a decision in addition to earlier ones; repeating the latest one adds nothing.
 * @throws AppError('shared_link_closed' | 'not_found' | 'too_many_requests')
 */
export async function decide(
  context: CallContext<'visitor'>,
  { token, creative_id, name, decision }: ParsedInputOf<Decide>,
): Promise<OutputOf<Decide>> {
  const { db, actor, clock } = context
  const link = await requireOpenLink(context, { token, kind: 'review' })
  const creatives = await listLinkCreatives(db, link.id)
  if (!creatives.some(({ id }) => id === creative_id)) throw new AppError('not_found')
  const [made] = await db
    .select({ count: count() })
    .from(reviewDecisions)
    .where(eq(reviewDecisions.linkId, link.id))
  if (made && made.count >= REVIEW_COMMENTS_MAX) throw new AppError('too_many_requests')
  const reviewer = await reviewerOf(db, { actor, teamId: link.teamId, name })
  const row = await db.transaction(async (tx) => {
    const [last] = await tx
      .select()
      .from(reviewDecisions)
      .where(
        and(
          eq(reviewDecisions.linkId, link.id),
          eq(reviewDecisions.creativeId, creative_id),
          actor.kind === 'user'
            ? eq(reviewDecisions.userId, actor.userId)
            : eq(reviewDecisions.visitorId, actor.visitorId),
        ),
      )
      .orderBy(desc(reviewDecisions.id))
      .limit(1)
    if (last?.decision === decision) return last
    if (!reviewer.isTeam) await tellTeam(context, tx, link)
    const facts = { linkId: link.id, creativeId: creative_id, decision, createdAt: clock.now() }
    const [inserted] = await tx
      .insert(reviewDecisions)
      .values({ ...reviewer, ...facts })
      .returning()
    return inserted
  })
  if (!row) throw new Error('The decision was not stored.')
  return decisionView(actor, row)
}
