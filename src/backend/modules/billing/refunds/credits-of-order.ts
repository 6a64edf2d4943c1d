import type { Context } from '../../../context.ts'
import { spentOfGrants } from '../../credits/index.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { grantsOfBegunPeriod } from '../subscriptions/begun-period.ts'
import { findRunningPlan, grantsOfOrder } from './grants-of-order.ts'

type Stand = Pick<Context, 'db' | 'env' | 'clock'>

/**
 * Credits that the order's payment grants, and how many are spent. Months of a yearly plan that are not
 * granted yet are paid for like the others and count as unused.
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
  const grants = await grantsOfBegunPeriod(env, db, plan)
  return grants
    .filter(({ startsAt }) => startsAt > clock.now())
    .reduce((sum, { amount }) => sum + amount, 0)
}
