import { asc, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findNames } from '../accounts/index.ts'
import { findTeamName } from '../teams/index.ts'
import { listLinkCreatives, requireOpenLink } from './links.ts'
import { lastDecisions } from './review-stand.ts'
import { commentView, decisionView } from './review-view.ts'
import { findColleagueName } from './reviewer.ts'
import { shownCreatives } from './shown-creatives.ts'
import { reviewComments, reviewDecisions } from './tables.ts'

type Open = typeof contract.reviews.open

/** @throws AppError('shared_link_closed'), also if all of its creatives were deleted */
export async function openReview(
  context: CallContext<'public'>,
  { token }: ParsedInputOf<Open>,
): Promise<OutputOf<Open>> {
  const { db, actor } = context
  const link = await requireOpenLink(context, { token, kind: 'review' })
  const creatives = await shownCreatives(context, await listLinkCreatives(db, link.id))
  if (creatives.length === 0) throw new AppError('shared_link_closed')
  const shown = new Set(creatives.map(({ creative_id }) => creative_id))
  const comments = await db
    .select()
    .from(reviewComments)
    .where(eq(reviewComments.linkId, link.id))
    .orderBy(asc(reviewComments.id))
  const decisions = await db
    .select()
    .from(reviewDecisions)
    .where(eq(reviewDecisions.linkId, link.id))
    .orderBy(asc(reviewDecisions.id))
  const isShown = ({ creativeId }: { creativeId: string }) => shown.has(creativeId)
  return {
    title: link.title,
    team_name: await findTeamName(db, link.teamId),
    asked_by: (await findNames(db, [link.createdBy])).get(link.createdBy) ?? null,
    expires_at: link.expiresAt.toISOString(),
    creatives,
    comments: comments.filter(isShown).map((row) => commentView(actor, row)),
    decisions: lastDecisions(decisions)
      .filter(isShown)
      .map((row) => decisionView(actor, row)),
    team_member: await findColleagueName(db, { actor, teamId: link.teamId }),
  }
}
