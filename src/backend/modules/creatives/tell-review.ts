import { and, eq, gt, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { isLanguage } from '../../../contract/languages.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { findUsers } from '../accounts/index.ts'
import { sendMail } from '../outbox/index.ts'
import { findRole, findTeamName } from '../teams/index.ts'
import type { LinkRow } from './links.ts'
import { lastDecisions } from './review-stand.ts'
import { creativeLinks, creatives, reviewComments, reviewDecisions } from './tables.ts'
import type { tellReviewJob } from './tell-review.job.ts'

const MAIL_LIFETIME_MS = 7 * DAY_MS
const NAMES_MAX = 3

/** Mails the creator of the link and everyone who saved one of the discussed creatives. */
export async function tellReview(
  context: Context,
  { linkId, origin }: z.output<typeof tellReviewJob.payload>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const now = context.clock.now()
    const [link] = await tx
      .select()
      .from(creativeLinks)
      .where(eq(creativeLinks.id, linkId))
      .for('update')
    if (!link?.mailDueAt) return
    const news = await newsOf(tx, link)
    // New reviews wait for this row's lock, and then start the next mail.
    await tx
      .update(creativeLinks)
      .set({ mailDueAt: null, toldUntil: now })
      .where(eq(creativeLinks.id, linkId))
    if (!news) return
    for (const user of await readersOf(tx, link, news.creativeIds)) {
      const language = isLanguage(user.language) ? user.language : context.env.DEFAULT_LANGUAGE
      await sendMail(context, tx, {
        to: user.email,
        template: 'review_news',
        language,
        values: { ...news.values, link: `${origin}/${language}/creative-records${news.path}` },
        expiresAt: later(now, MAIL_LIFETIME_MS),
      })
    }
  })
}

/** Guests' reviews since the last mail; null if they took everything back. */
async function newsOf(tx: Transaction, link: LinkRow) {
  const comments = await tx
    .select()
    .from(reviewComments)
    .where(
      and(
        eq(reviewComments.linkId, link.id),
        eq(reviewComments.isTeam, false),
        link.toldUntil ? gt(reviewComments.createdAt, link.toldUntil) : undefined,
      ),
    )
  const made = await tx
    .select()
    .from(reviewDecisions)
    .where(
      and(
        eq(reviewDecisions.linkId, link.id),
        eq(reviewDecisions.isTeam, false),
        link.toldUntil ? gt(reviewDecisions.createdAt, link.toldUntil) : undefined,
      ),
    )
    .orderBy(reviewDecisions.id)
  const decisions = lastDecisions(made)
  const said = [...comments, ...decisions]
  const creativeIds = [...new Set(said.map(({ creativeId }) => creativeId))]
  const [first] = creativeIds
  if (!first) return null
  const countOf = (name: string) =>
    String(decisions.filter(({ decision }) => decision === name).length)
  return {
    creativeIds,
    path: creativeIds.length === 1 ? `/${first}` : '',
    values: {
      people: namesOf(said),
      title: link.title || (await titleOf(tx, link, creativeIds)),
      comments: String(comments.length),
      approvals: countOf('approved'),
      changes: countOf('changes_requested'),
    },
  }
}

/** The first few reviewers' names. */
function namesOf(said: readonly { author: string }[]): string {
  const names = [...new Set(said.map(({ author }) => author))]
  return names.length > NAMES_MAX ? `${names.slice(0, NAMES_MAX).join(', ')} …` : names.join(', ')
}

/** A substitute title for a link without one. */
async function titleOf(tx: Transaction, { teamId }: LinkRow, creativeIds: readonly string[]) {
  const named = await tx
    .select({ name: creatives.name })
    .from(creatives)
    .where(inArray(creatives.id, [...creativeIds]))
  return named.find(({ name }) => name)?.name ?? findTeamName(tx, teamId)
}

/** The people concerned, as long as they're still in the team. */
async function readersOf(tx: Transaction, link: LinkRow, creativeIds: readonly string[]) {
  const saved = await tx
    .selectDistinct({ userId: creatives.userId })
    .from(creatives)
    .where(inArray(creatives.id, [...creativeIds]))
  const ids = new Set([link.createdBy, ...saved.map(({ userId }) => userId)])
  const users = await findUsers(tx, [...ids])
  const roles = await Promise.all(
    users.map(({ id }) => findRole(tx, { teamId: link.teamId, userId: id })),
  )
  return users.filter((_, place) => roles[place] !== null)
}
