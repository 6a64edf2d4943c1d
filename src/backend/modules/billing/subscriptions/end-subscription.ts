import { eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { subscriptions } from '../tables.ts'
import { endAtGatewayJob } from './end-at-gateway.job.ts'
import type { Subscription } from './live-subscription.ts'

/** Ends a locked subscription here and, once the transaction commits, at its gateway. */
export async function endSubscription(
  { clock, queue }: Pick<Context, 'clock' | 'queue'>,
  tx: Transaction,
  { id }: Subscription,
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'ended', endedAt: clock.now() })
    .where(eq(subscriptions.id, id))
  await queue.enqueue(tx, endAtGatewayJob, { subscriptionId: id }, { singletonKey: id })
}
