import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { faultPoint } from '../../../fault-point.ts'
import { applyEvent } from '../settlement/apply-event.ts'
import { type Booked, EventTooEarly, refused } from '../settlement/booked.ts'
import type { Reported } from '../settlement/reported.ts'
import { paymentEvents } from '../tables.ts'
import type { applyPaymentEventJob } from './apply-payment-event.job.ts'

/**
 * Books a stored report exactly once: its effects and its processed mark share a transaction.
 * @throws EventTooEarly when the report refers to something that may still arrive
 */
export async function applyPaymentEvent(
  context: Context,
  { eventId }: z.output<typeof applyPaymentEventJob.payload>,
  { isLastAttempt = false } = {},
): Promise<void> {
  const booked = await context.db.transaction(async (tx): Promise<Booked | null> => {
    const isOpen = and(eq(paymentEvents.id, eventId), isNull(paymentEvents.processedAt))
    const [row] = await tx.select().from(paymentEvents).where(isOpen).for('update')
    if (!row) return null
    const result = await apply(context, tx, row, isLastAttempt)
    await tx
      .update(paymentEvents)
      .set({ ...result, processedAt: context.clock.now() })
      .where(eq(paymentEvents.id, eventId))
    faultPoint(context.env, 'webhook.booked_before_commit')
    return result
  })
  faultPoint(context.env, 'webhook.booked')
  if (booked?.outcome === 'refused') {
    context.log.error({ eventId, reason: booked.reason }, 'payment report refused')
  }
}

async function apply(
  context: Context,
  tx: Transaction,
  reported: Reported,
  isLastAttempt: boolean,
): Promise<Booked> {
  try {
    return await applyEvent(context, tx, reported)
  } catch (error) {
    if (!(error instanceof EventTooEarly && isLastAttempt)) throw error
    return refused(error.reason)
  }
}
