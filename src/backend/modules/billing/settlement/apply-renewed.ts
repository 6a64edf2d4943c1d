import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Subscription } from '../subscriptions/live-subscription.ts'
import { findLiveSubscription } from '../subscriptions/live-subscription.ts'
import { orders, subscriptions } from '../tables.ts'
import { applied, type Booked, EventTooEarly, refused, repeated } from './booked.ts'
import { nextPriceOf, renewSubscription } from './renew-subscription.ts'
import type { Reported } from './reported.ts'

/** Books a renewal: the agreed price for the next period, once per payment. */
export async function applyRenewed(
  context: Context,
  tx: Transaction,
  { gateway, event }: Reported<'renewed'>,
): Promise<Booked> {
  const isTheirs = and(
    eq(subscriptions.gateway, gateway),
    eq(subscriptions.gatewayRef, event.subscriptionRef),
  )
  const [subscription] = await tx.select().from(subscriptions).where(isTheirs).for('update')
  if (!subscription) throw new EventTooEarly('unknown_subscription')
  const isSame = and(eq(orders.gateway, gateway), eq(orders.paymentRef, event.paymentRef))
  const [known] = await tx.select({ id: orders.id }).from(orders).where(isSame)
  if (known) return repeated
  const reason = await mismatch(tx, subscription, event)
  if (reason) return refused(reason)
  await renewSubscription(context, tx, subscription, event)
  return applied
}

async function mismatch(
  tx: Transaction,
  subscription: Subscription,
  event: Reported<'renewed'>['event'],
): Promise<string | null> {
  const prices = [nextPriceOf(subscription), subscription.amountMinor]
  if (subscription.currency !== event.currency) return 'wrong_currency'
  if (!prices.includes(event.amountMinor)) return 'wrong_amount'
  if (subscription.status !== 'ended') return null
  // A late payment revives an ended plan, unless another plan has replaced it.
  return (await findLiveSubscription(tx, subscription.teamId)) ? 'subscription_replaced' : null
}
