import { and, count, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { REVIEW_COMMENTS_MAX } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import { listLinkCreatives, requireOpenLink } from './links.ts'
import { commentView } from './review-view.ts'
import { reviewerOf } from './reviewer.ts'
import { reviewComments } from './tables.ts'
import { tellTeam } from './tell-team.ts'

type Comment = typeof contract.reviews.comment
type Edit = typeof contract.reviews.editComment
type Delete = typeof contract.reviews.deleteComment

/** @throws AppError('shared_link_closed' | 'not_found' | 'too_many_requests') */
export async function writeComment(
  context: CallContext<'visitor'>,
  { token, creative_id, name, text, point, seconds }: ParsedInputOf<Comment>,
): Promise<OutputOf<Comment>> {
  const { db, actor, clock } = context
  const link = await requireOpenLink(context, { token, kind: 'review' })
  const creatives = await listLinkCreatives(db, link.id)
  if (!creatives.some(({ id }) => id === creative_id)) throw new AppError('not_found')
  const isOfLink = eq(reviewComments.linkId, link.id)
  const [written] = await db.select({ count: count() }).from(reviewComments).where(isOfLink)
  if (written && written.count >= REVIEW_COMMENTS_MAX) throw new AppError('too_many_requests')
  const reviewer = await reviewerOf(db, { actor, teamId: link.teamId, name })
  const row = await db.transaction(async (tx) => {
    if (!reviewer.isTeam) await tellTeam(context, tx, link)
    const [inserted] = await tx
      .insert(reviewComments)
      .values({
        ...reviewer,
        linkId: link.id,
        creativeId: creative_id,
        text,
        x: point?.x,
        y: point?.y,
        seconds,
        createdAt: clock.now(),
      })
      .returning()
    return inserted
  })
  if (!row) throw new Error('The comment was not stored.')
  return commentView(actor, row)
}

/** @throws AppError('shared_link_closed'), AppError('not_found') for someone else's comment */
export async function editComment(
  context: CallContext<'visitor'>,
  { token, comment_id, text }: ParsedInputOf<Edit>,
): Promise<OutputOf<Edit>> {
  const { db, actor, clock } = context
  const [row] = await db
    .update(reviewComments)
    .set({ text, editedAt: clock.now() })
    .where(await ownComment(context, token, comment_id))
    .returning()
  if (!row) throw new AppError('not_found')
  return commentView(actor, row)
}

/** @throws AppError('shared_link_closed'), AppError('not_found') for someone else's comment */
export async function deleteComment(
  context: CallContext<'visitor'>,
  { token, comment_id }: ParsedInputOf<Delete>,
): Promise<OutputOf<Delete>> {
  const [row] = await context.db
    .delete(reviewComments)
    .where(await ownComment(context, token, comment_id))
    .returning({ id: reviewComments.id })
  if (!row) throw new AppError('not_found')
  return { done: true }
}

/** SQL condition: the comment, if the caller wrote it through this link. */
async function ownComment(context: CallContext<'visitor'>, token: string, commentId: string) {
  const { actor } = context
  const link = await requireOpenLink(context, { token, kind: 'review' })
  return and(
    eq(reviewComments.id, commentId),
    eq(reviewComments.linkId, link.id),
    actor.kind === 'user'
      ? eq(reviewComments.userId, actor.userId)
      : eq(reviewComments.visitorId, actor.visitorId),
  )
}
