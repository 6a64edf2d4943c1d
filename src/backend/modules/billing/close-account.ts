import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { atGateway } from './subscriptions/at-gateway.ts'
import { endSubscription } from './subscriptions/end-subscription.ts'
import { findLiveSubscription, lockLiveSubscription } from './subscriptions/live-subscription.ts'
import { refreshTeamLimits } from './subscriptions/team-limits.ts'
import { inquiries, orderKeys, orders, subscriptions } from './tables.ts'

/**
 * Stops the renewal of a team whose owner is going, however near it is: nobody pays for what they
 * cannot use any more. The plan runs on until the team is closed or its period is over.
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

/** Ends the plan of a team that is closed. */
export async function endPlan(context: Context, tx: Transaction, teamId: string): Promise<void> {
  const found = await lockLiveSubscription(tx, teamId)
  if (!found) return
  await endSubscription(context, tx, found)
  await refreshTeamLimits(context, tx, teamId)
}

/** Orders are kept as the law asks for, without the person who placed them. */
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
