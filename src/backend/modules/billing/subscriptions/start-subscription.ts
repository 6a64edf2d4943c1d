import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { revokeCredits } from '../../credits/index.ts'
import { isPlanId } from '../catalogue/price-goods.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { subscriptions } from '../tables.ts'
import { nextBillingDay } from './billing-day.ts'
import { endSubscription } from './end-subscription.ts'
import { grantPeriod } from './grant-period.ts'
import { lockLiveSubscription, type Subscription } from './live-subscription.ts'
import { sourcesOfPeriod } from './period-grants.ts'

/**
 * Begins the plan a paid order bought, and ends the one it takes the place of. What was left of the
 * old plan's credits goes only when the price took it into account.
 */
export async function startSubscription(
  context: Context,
  tx: Transaction,
  order: OrderRow,
  gatewayRef: string | null,
): Promise<Subscription> {
  const { teamId, goodsId, cycle, currency, gateway } = order
  if (!isPlanId(goodsId) || !cycle) throw new Error(`Order ${order.id} is for no plan.`)
  const old = await lockLiveSubscription(tx, teamId)
  if (old) await replace(context, tx, old, order)
  const now = context.clock.now()
  const [started] = await tx
    .insert(subscriptions)
    .values({
      ...{ teamId, planId: goodsId, cycle, currency, gateway, gatewayRef },
      amountMinor: order.recurringMinor ?? order.amountMinor,
      ...{ anchorAt: now, periodStart: now, createdAt: now },
      periodEnd: nextBillingDay(now, cycle, now, context.env.BILLING_TIME_ZONE),
    })
    .returning()
  if (!started) throw new Error('The subscription was not stored.')
  await grantPeriod(context, tx, started)
  return started
}

async function replace(
  context: Context,
  tx: Transaction,
  old: Subscription,
  order: OrderRow,
): Promise<void> {
  await endSubscription(context, tx, old)
  if (order.replacesSubscriptionId !== old.id) return
  await revokeCredits(tx, {
    ...{ teamId: old.teamId, grants: sourcesOfPeriod(old), reason: 'plan_changed' },
    source: `order:${order.id}:replaces`,
  })
}
