import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { isCreativeSeenBy } from './creative-access.ts'
import { creatives, reviewComments } from './tables.ts'

type Resolve = typeof contract.reviews.resolveComment

/** @throws AppError('not_found'), also for a comment on a creative the user doesn't see */
export async function resolveComment(
  { db, actor, clock }: CallContext<'user'>,
  { commentId, is_resolved }: ParsedInputOf<Resolve>,
): Promise<OutputOf<Resolve>> {
  const [comment] = await db
    .select({ id: reviewComments.id })
    .from(reviewComments)
    .innerJoin(creatives, eq(creatives.id, reviewComments.creativeId))
    .where(and(eq(reviewComments.id, commentId), isCreativeSeenBy(actor)))
  if (!comment) throw new AppError('not_found')
  await db
    .update(reviewComments)
    .set(
      is_resolved
        ? { resolvedAt: clock.now(), resolvedBy: actor.userId }
        : { resolvedAt: null, resolvedBy: null },
    )
    .where(eq(reviewComments.id, commentId))
  return { done: true }
}
