import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { closeCheckoutJob } from '../orders/close-checkout.job.ts'
import { type OrderRow, SUPERSEDED } from '../orders/order-view.ts'
import { refundSecondPlanJob } from '../refunds/refund-second-plan.job.ts'
import { endSubscription } from '../subscriptions/end-subscription.ts'
import type { Subscription } from '../subscriptions/live-subscription.ts'
import { orders } from '../tables.ts'

/** Closes a team's other open payment pages for a plan once one of them is paid. */
export async function closeOtherCheckouts(
  { queue }: Pick<Context, 'queue'>,
  tx: Transaction,
  { id, teamId }: OrderRow,
): Promise<void> {
  const closed = await tx
    .update(orders)
    .set({ failure: SUPERSEDED })
    .where(
      and(
        eq(orders.teamId, teamId),
        eq(orders.goodsType, 'plan'),
        eq(orders.status, 'CREATED'),
        ne(orders.id, id),
        isNotNull(orders.checkoutRef),
        or(isNull(orders.failure), ne(orders.failure, 'expired')),
      ),
    )
    .returning({ orderId: orders.id })
  for (const { orderId } of closed) {
    await queue.enqueue(tx, closeCheckoutJob, { orderId }, { singletonKey: orderId })
  }
}

/**
 * Undoes a second plan payment made on a parallel payment page: its subscription ends, here and at the
 * gateway, and the money is refunded.
 */
export async function giveBackSecondPlan(
  context: Context,
  tx: Transaction,
  { id: orderId }: OrderRow,
  started: Subscription,
): Promise<void> {
  await endSubscription(context, tx, started)
  const periods = { periodStart: started.periodStart, periodEnd: started.periodEnd }
  await tx
    .update(orders)
    .set({ subscriptionId: started.id, failure: SUPERSEDED, ...periods })
    .where(eq(orders.id, orderId))
  await context.queue.enqueue(tx, refundSecondPlanJob, { orderId }, { singletonKey: orderId })
  context.log.warn({ orderId }, 'a second plan was paid; its money goes back')
}
