import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { isPlanId } from '../prices/price-goods.ts'
import { nextBillingDay } from '../subscriptions/billing-day.ts'
import { endSubscription } from '../subscriptions/end-subscription.ts'
import { grantPeriod } from '../subscriptions/grant-period.ts'
import { lockLiveSubscription, type Subscription } from '../subscriptions/live-subscription.ts'
import { subscriptions } from '../tables.ts'
import { takeReplacedCredits } from './take-replaced-credits.ts'

/**
 * Begins the plan a paid order bought, and ends the one it takes the place of. Credits of an old plan
 * go only when the price took them into account.
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
  if (old) await endSubscription(context, tx, old)
  const now = context.clock.now()
  const [started] = await tx
    .insert(subscriptions)
    .values({
      teamId,
      planId: goodsId,
      cycle,
      currency,
      gateway,
      gatewayRef,
      amountMinor: order.recurringMinor ?? order.amountMinor,
      anchorAt: now,
      periodStart: now,
      createdAt: now,
      periodEnd: nextBillingDay(now, cycle, now, context.env.BILLING_TIME_ZONE),
    })
    .returning()
  if (!started) throw new Error('The subscription was not stored.')
  await grantPeriod(context, tx, started)
  await takeReplacedCredits(context, tx, order, started)
  return started
}
