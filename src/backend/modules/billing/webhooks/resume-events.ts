import { and, isNull, lte } from 'drizzle-orm'
import { later, MINUTE_MS } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { paymentEvents } from '../tables.ts'
import { applyPaymentEventJob } from './apply-payment-event.job.ts'

const OVERDUE_MINUTES = 10

/** Requeues unprocessed reports whose job ran out of retries, for example because of a bug that is fixed now. */
export async function resumeEvents(context: Context): Promise<void> {
  const { db, clock, queue } = context
  const overdue = later(clock.now(), -OVERDUE_MINUTES * MINUTE_MS)
  await db.transaction(async (tx) => {
    const waiting = await queue.unfinishedKeys(tx, applyPaymentEventJob)
    const open = await tx
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .where(and(isNull(paymentEvents.processedAt), lte(paymentEvents.receivedAt, overdue)))
    for (const { id } of open.filter((event) => !waiting.has(event.id))) {
      await queue.enqueue(tx, applyPaymentEventJob, { eventId: id }, { singletonKey: id })
    }
  })
}
