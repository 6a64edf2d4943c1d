import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { isPlanId } from '../prices/price-goods.ts'
import { nextBillingDay } from '../subscriptions/billing-day.ts'
import { endSubscription } from '../subscriptions/end-subscription.ts'
import { grantPeriod } from '../subscriptions/grant-period.ts'
import type { Subscription } from '../subscriptions/live-subscription.ts'
import { subscriptions } from '../tables.ts'
import { takeReplacedCredits } from './take-replaced-credits.ts'

interface Start {
  /** The subscription being replaced. */
  old: Subscription | undefined
  subscriptionRef: string | null
}

/**
 * Starts the plan a paid order bought and ends the one it replaces. The old plan's credits are revoked
 * only if the price took them into account.
 */
export async function startSubscription(
  context: Context,
  tx: Transaction,
  order: OrderRow,
  { old, subscriptionRef }: Start,
): Promise<Subscription> {
  if (old) await endSubscription(context, tx, old)
  const started = await insertSubscription(context, tx, order, { subscriptionRef, isOver: false })
  await grantPeriod(context, tx, started)
  await takeReplacedCredits(context, tx, order, started)
  return started
}

/** Stores the subscription that the gateway started; with `isOver` it is ended from the start and grants nothing. */
export async function insertSubscription(
  { clock, env }: Context,
  tx: Transaction,
  order: OrderRow,
  { subscriptionRef, isOver }: { subscriptionRef: string | null; isOver: boolean },
): Promise<Subscription> {
  const { teamId, goodsId, cycle, currency, gateway } = order
  if (!isPlanId(goodsId) || !cycle) throw new Error(`Order ${order.id} is for no plan.`)
  const now = clock.now()
  const [started] = await tx
    .insert(subscriptions)
    .values({
      teamId,
      planId: goodsId,
      cycle,
      currency,
      gateway,
      gatewayRef: subscriptionRef,
      amountMinor: order.recurringMinor ?? order.amountMinor,
      anchorAt: now,
      periodStart: now,
      createdAt: now,
      periodEnd: nextBillingDay(now, cycle, now, env.BILLING_TIME_ZONE),
      ...(isOver ? { status: 'ended', endedAt: now } : {}),
    })
    .returning()
  if (!started) throw new Error('The subscription was not stored.')
  return started
}
