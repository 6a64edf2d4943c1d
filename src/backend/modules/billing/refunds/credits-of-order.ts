import type { Context } from '../../../context.ts'
import { spentOfGrants } from '../../credits/index.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { loadPriceList } from '../prices/load-price-list.ts'
import { grantsOfPeriod, sourcesOfPeriod } from '../subscriptions/period-grants.ts'
import { findRunningPlan, grantsOfOrder } from './grants-of-order.ts'

type Stand = Pick<Context, 'db' | 'env' | 'clock'>

/**
 * How many credits the order's payment brings, and how many of them are used up. Months of a yearly
 * plan that are not granted yet are paid for like the others, and unused as a whole.
 */
export async function creditsOfOrder(
  context: Stand,
  order: OrderRow,
): Promise<{ creditsGranted: number; creditsSpent: number }> {
  const { db } = context
  const { granted, remaining } = await spentOfGrants(db, await grantsOfOrder(db, order))
  const toCome = await creditsToCome(context, order)
  return { creditsGranted: granted + toCome, creditsSpent: granted - remaining }
}

async function creditsToCome({ db, env, clock }: Stand, order: OrderRow): Promise<number> {
  const plan = await findRunningPlan(db, order)
  if (!plan) return 0
  const [wholePeriod = ''] = sourcesOfPeriod(plan)
  const atOnce = await spentOfGrants(db, [wholePeriod])
  // Granted at once when it was paid, whatever the price list says by now.
  if (atOnce.granted > 0) return 0
  return grantsOfPeriod(loadPriceList(env), plan, env.BILLING_TIME_ZONE)
    .filter(({ startsAt }) => startsAt > clock.now())
    .reduce((sum, { amount }) => sum + amount, 0)
}
