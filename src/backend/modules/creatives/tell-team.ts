import { eq } from 'drizzle-orm'
import { REVIEW_MAIL_DELAY_SECONDS } from '../../../contract/limits.ts'
import { later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { LinkRow } from './links.ts'
import { creativeLinks } from './tables.ts'
import { tellReviewJob } from './tell-review.job.ts'

/**
 * Schedules a mail to the makers about what a guest is about to say, with a delay so that a burst
 * becomes one mail. Call it first in the transaction: it locks the link's row until the commit.
 */
export async function tellTeam(
  { queue, clock, request }: CallContext,
  tx: Transaction,
  { id }: Pick<LinkRow, 'id'>,
): Promise<void> {
  const isLink = eq(creativeLinks.id, id)
  const [link] = await tx.select().from(creativeLinks).where(isLink).for('update')
  // A mail that is already due will include this.
  if (!link || link.mailDueAt) return
  const mailDueAt = later(clock.now(), REVIEW_MAIL_DELAY_SECONDS * 1000)
  await tx.update(creativeLinks).set({ mailDueAt }).where(isLink)
  const payload = { linkId: id, origin: request.origin }
  await queue.enqueue(tx, tellReviewJob, payload, { delaySeconds: REVIEW_MAIL_DELAY_SECONDS })
}
