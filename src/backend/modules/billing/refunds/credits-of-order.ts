import type { Context } from '../../../context.ts'
import { spentOfGrants } from '../../credits/index.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { loadPriceList } from '../prices/load-price-list.ts'
import { grantsOfPeriod } from '../subscriptions/period-grants.ts'
import { findRunningPlan, grantsOfOrder } from './grants-of-order.ts'

/**
 * How many credits the order's payment brings, and how many of them are used up. Months of a yearly
 * plan that are not granted yet are paid for like the others, and unused as a whole.
 */
export async function creditsOfOrder(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  order: OrderRow,
): Promise<{ creditsGranted: number; creditsSpent: number }> {
  const { granted, remaining } = await spentOfGrants(db, await grantsOfOrder(db, order))
  const plan = await findRunningPlan(db, order)
  const grants = plan ? grantsOfPeriod(loadPriceList(env), plan, env.BILLING_TIME_ZONE) : []
  const toCome = grants
    .filter(({ startsAt }) => startsAt > clock.now())
    .reduce((sum, { amount }) => sum + amount, 0)
  return { creditsGranted: granted + toCome, creditsSpent: granted - remaining }
}
