import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { REVIEW_NEWS_MAX } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { isCreativeSeenBy } from './creative-access.ts'
import { creativeLinks, creatives, reviewComments, reviewDecisions, reviewReads } from './tables.ts'

type News = typeof contract.reviews.news
type MarkSeen = typeof contract.reviews.markNewsSeen

const NEWS_DAYS = 30

/** Recent comments and decisions by guests, newest first. */
export async function listReviewNews(context: CallContext<'user'>): Promise<OutputOf<News>> {
  const { db, actor, clock } = context
  const { userId, teamId } = actor
  const [read] = await db
    .select()
    .from(reviewReads)
    .where(and(eq(reviewReads.userId, userId), eq(reviewReads.teamId, teamId)))
  const said = [...(await newComments(context)), ...(await newDecisions(context))]
  const seenAt = read?.seenAt ?? later(clock.now(), -NEWS_DAYS * DAY_MS)
  return {
    news: said
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, REVIEW_NEWS_MAX)
      .map(({ at, name, title, ...one }) => ({
        ...one,
        about: name ?? title,
        is_new: at > seenAt,
        at: at.toISOString(),
      })),
  }
}

const newComments = ({ db, actor, clock }: CallContext<'user'>) =>
  db
    .select({
      news_id: reviewComments.id,
      kind: sql<'comment'>`'comment'`,
      creative_id: reviewComments.creativeId,
      name: creatives.name,
      title: creativeLinks.title,
      author: reviewComments.author,
      text: reviewComments.text,
      at: reviewComments.createdAt,
    })
    .from(reviewComments)
    .innerJoin(creativeLinks, eq(creativeLinks.id, reviewComments.linkId))
    .innerJoin(creatives, eq(creatives.id, reviewComments.creativeId))
    .where(
      and(
        eq(creativeLinks.teamId, actor.teamId),
        isCreativeSeenBy(actor),
        eq(reviewComments.isTeam, false),
        gt(reviewComments.createdAt, later(clock.now(), -NEWS_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(reviewComments.id))
    .limit(REVIEW_NEWS_MAX)

const newDecisions = ({ db, actor, clock }: CallContext<'user'>) =>
  db
    .select({
      news_id: reviewDecisions.id,
      kind: reviewDecisions.decision,
      creative_id: reviewDecisions.creativeId,
      name: creatives.name,
      title: creativeLinks.title,
      author: reviewDecisions.author,
      text: sql<null>`null`,
      at: reviewDecisions.createdAt,
    })
    .from(reviewDecisions)
    .innerJoin(creativeLinks, eq(creativeLinks.id, reviewDecisions.linkId))
    .innerJoin(creatives, eq(creatives.id, reviewDecisions.creativeId))
    .where(
      and(
        eq(creativeLinks.teamId, actor.teamId),
        isCreativeSeenBy(actor),
        eq(reviewDecisions.isTeam, false),
        gt(reviewDecisions.createdAt, later(clock.now(), -NEWS_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(reviewDecisions.id))
    .limit(REVIEW_NEWS_MAX)

/** Records that the user has seen their current team's news; the time never moves backward. */
export async function markReviewNewsSeen(
  { db, actor }: CallContext<'user'>,
  { up_to }: ParsedInputOf<MarkSeen>,
): Promise<OutputOf<MarkSeen>> {
  const { userId, teamId } = actor
  const seenAt = new Date(up_to)
  await db
    .insert(reviewReads)
    .values({ userId, teamId, seenAt })
    .onConflictDoUpdate({
      target: [reviewReads.userId, reviewReads.teamId],
      set: { seenAt: sql`greatest(${reviewReads.seenAt}, excluded.seen_at)` },
    })
  return { done: true }
}
