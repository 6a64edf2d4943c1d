import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { atGateway } from './subscriptions/at-gateway.ts'
import { endSubscription } from './subscriptions/end-subscription.ts'
import { findLiveSubscription, lockLiveSubscription } from './subscriptions/live-subscription.ts'
import { refreshTeamLimits } from './subscriptions/team-limits.ts'
import { inquiries, orderKeys, orders, subscriptions } from './tables.ts'

/**
 * Stops a team's renewal when its owner leaves for good, even past the usual deadline: nobody should pay
 * for what they can no longer use. The plan runs until the team is closed or the period ends.
 * @throws AppError('payment_unavailable')
 */
export async function stopRenewal(context: Context, teamId: string): Promise<void> {
  const { db, clock } = context
  const found = await findLiveSubscription(db, teamId)
  if (found?.status !== 'active') return
  await atGateway(context, found, (gateway, ref) => gateway.cancelRenewal(ref))
  await db
    .update(subscriptions)
    .set({ status: 'canceled', canceledAt: clock.now() })
    .where(and(eq(subscriptions.id, found.id), eq(subscriptions.status, 'active')))
}

/** Ends the plan of a closed team. */
export async function endPlan(context: Context, tx: Transaction, teamId: string): Promise<void> {
  const found = await lockLiveSubscription(tx, teamId)
  if (!found) return
  await endSubscription(context, tx, found)
  await refreshTeamLimits(context, tx, teamId)
}

/** Removes the buyer from orders, which must legally be kept. */
export async function forgetBuyer(
  executor: Executor,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await executor
    .update(orders)
    .set({ userId: null, checkoutUrl: null })
    .where(eq(orders.userId, id))
  await executor.delete(orderKeys).where(eq(orderKeys.userId, id))
  await executor.delete(inquiries).where(eq(inquiries.email, email))
}
