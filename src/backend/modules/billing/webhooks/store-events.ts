import type { GatewayId } from '../../../../contract/goods.ts'
import type { Context } from '../../../context.ts'
import type { VerifiedEvent } from '../../../payments/payment-gateway.ts'
import { paymentEvents } from '../tables.ts'
import { applyPaymentEventJob } from './apply-payment-event.job.ts'

/**
 * Stores verified reports, each once, with the job that books it in the same transaction: after the
 * commit, a crash loses nothing.
 * @returns ids of the new reports
 */
export async function storeEvents(
  context: Pick<Context, 'db' | 'clock' | 'queue'>,
  gateway: GatewayId,
  verified: readonly VerifiedEvent[],
): Promise<string[]> {
  return await context.db.transaction(async (tx) => {
    const stored: string[] = []
    for (const { eventRef, event } of verified) {
      const receivedAt = context.clock.now()
      const [row] = await tx
        .insert(paymentEvents)
        .values({ gateway, eventRef, event, receivedAt })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id })
      if (!row) continue
      const payload = { eventId: row.id }
      await context.queue.enqueue(tx, applyPaymentEventJob, payload, { singletonKey: row.id })
      stored.push(row.id)
    }
    return stored
  })
}
