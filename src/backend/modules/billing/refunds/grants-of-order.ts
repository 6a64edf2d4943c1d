import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { sourceOfOrder } from '../orders/source-of-order.ts'
import type { Subscription } from '../subscriptions/live-subscription.ts'
import { sourcesOfPeriod } from '../subscriptions/period-grants.ts'
import { subscriptions } from '../tables.ts'

/** The subscription whose current period the order paid for; null once another period runs. */
export async function findRunningPlan(
  executor: Executor,
  order: OrderRow,
): Promise<Subscription | null> {
  if (order.subscriptionId === null) return null
  const [subscription] = await executor
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, order.subscriptionId))
  if (!subscription) return null
  const isCurrent = order.periodStart?.getTime() === subscription.periodStart.getTime()
  return isCurrent ? subscription : null
}

/** Sources of the grants the order paid for; for a plan, only while its period is current. */
export async function grantsOfOrder(executor: Executor, order: OrderRow): Promise<string[]> {
  if (order.goodsType === 'credit') return [sourceOfOrder(order.id)]
  const plan = await findRunningPlan(executor, order)
  return plan ? sourcesOfPeriod(plan) : []
}
