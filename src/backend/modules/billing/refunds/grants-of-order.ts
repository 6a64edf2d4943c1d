import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { sourceOfOrder } from '../orders/source-of-order.ts'
import { sourcesOfPeriod } from '../subscriptions/period-grants.ts'
import { subscriptions } from '../tables.ts'

/** What the order's payment brought, as names of grants; of a plan only its running period. */
export async function grantsOfOrder(executor: Executor, order: OrderRow): Promise<string[]> {
  if (order.goodsType === 'credit') return [sourceOfOrder(order.id)]
  if (order.subscriptionId === null) return []
  const [subscription] = await executor
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, order.subscriptionId))
  if (!subscription) return []
  const isCurrent = order.periodStart?.getTime() === subscription.periodStart.getTime()
  return isCurrent ? sourcesOfPeriod(subscription) : []
}
