import { eq } from 'drizzle-orm'
import { REVIEW_MAIL_DELAY_SECONDS } from '../../../contract/limits.ts'
import { later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { LinkRow } from './links.ts'
import { creativeLinks } from './tables.ts'
import { tellReviewJob } from './tell-review.job.ts'

/**
 * Has the makers told by mail of what a guest is about to say: a little later, so that what comes in
 * one go is one mail. Call it first in the transaction: from here on the link's mail waits for it.
 */
export async function tellTeam(
  { queue, clock, request }: CallContext,
  tx: Transaction,
  { id }: Pick<LinkRow, 'id'>,
): Promise<void> {
  const isLink = eq(creativeLinks.id, id)
  const [link] = await tx.select().from(creativeLinks).where(isLink).for('update')
  // One that is due will tell of this, too.
  if (!link || link.mailDueAt) return
  const mailDueAt = later(clock.now(), REVIEW_MAIL_DELAY_SECONDS * 1000)
  await tx.update(creativeLinks).set({ mailDueAt }).where(isLink)
  const payload = { linkId: id, origin: request.origin }
  await queue.enqueue(tx, tellReviewJob, payload, { delaySeconds: REVIEW_MAIL_DELAY_SECONDS })
}
