import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { revokeCredits } from '../../credits/index.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { endSubscription } from '../subscriptions/end-subscription.ts'
import { refreshTeamLimits } from '../subscriptions/team-limits.ts'
import { orders, refunds, seatGrants, subscriptions } from '../tables.ts'
import { grantsOfOrder } from './grants-of-order.ts'

/**
 * Records a refund in the order and the ledger, once per refund of the gateway: the order's remaining
 * credits are revoked, and a refunded plan or seat ends.
 * @returns whether it is new
 */
export async function recordRefund(
  context: Context,
  tx: Transaction,
  order: OrderRow,
  { refundRef, amountMinor }: { refundRef: string; amountMinor: number },
): Promise<boolean> {
  const { id: orderId, teamId, gateway } = order
  const [row] = await tx
    .insert(refunds)
    .values({ orderId, gateway, refundRef, amountMinor, createdAt: context.clock.now() })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  if (!row) return false
  const grants = await grantsOfOrder(tx, order)
  const source = `refund:${gateway}:${refundRef}`
  const creditsRevoked = await revokeCredits(tx, { teamId, grants, source, reason: 'refund' })
  await tx.update(refunds).set({ creditsRevoked }).where(eq(refunds.id, row.id))
  await tx
    .update(orders)
    .set({
      status: 'REFUNDED',
      // Added in SQL, because two refunds may be written at the same time.
      refundedMinor: sql`least(${orders.amountMinor}, ${orders.refundedMinor} + ${amountMinor})`,
      refundedAt: context.clock.now(),
    })
    .where(eq(orders.id, orderId))
  await endWhatItBought(context, tx, order)
  return true
}

async function endWhatItBought(context: Context, tx: Transaction, order: OrderRow): Promise<void> {
  if (order.goodsType === 'seat') {
    await tx.delete(seatGrants).where(eq(seatGrants.orderId, order.id))
  }
  if (order.subscriptionId !== null) {
    const isLive = and(
      eq(subscriptions.id, order.subscriptionId),
      ne(subscriptions.status, 'ended'),
    )
    const [subscription] = await tx.select().from(subscriptions).where(isLive).for('update')
    const isCurrent = order.periodStart?.getTime() === subscription?.periodStart.getTime()
    if (subscription && isCurrent) await endSubscription(context, tx, subscription)
  }
  await refreshTeamLimits(context, tx, order.teamId)
}
