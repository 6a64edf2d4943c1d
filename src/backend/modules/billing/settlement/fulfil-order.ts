import { eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { grantCredits } from '../../credits/index.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { sourceOfOrder } from '../orders/source-of-order.ts'
import { addMonths } from '../subscriptions/billing-day.ts'
import { lockLiveSubscription } from '../subscriptions/live-subscription.ts'
import { refreshTeamLimits } from '../subscriptions/team-limits.ts'
import { orders, seatGrants } from '../tables.ts'
import { closeOtherCheckouts, giveBackSecondPlan } from './second-plan.ts'
import { insertSubscription, startSubscription } from './start-subscription.ts'

const SEAT_MONTHS = 12

/** Delivers what a paid order bought, in the transaction that marks it paid. */
export async function fulfilOrder(
  context: Context,
  tx: Transaction,
  order: OrderRow,
  subscriptionRef: string | null,
): Promise<void> {
  if (order.goodsType === 'credit') return grantPack(tx, order)
  if (order.goodsType === 'seat') await grantSeats(context, tx, order)
  else await startPlan(context, tx, order, subscriptionRef)
  await refreshTeamLimits(context, tx, order.teamId)
}

async function grantPack(tx: Transaction, { id, teamId, credits }: OrderRow): Promise<void> {
  const source = sourceOfOrder(id)
  await grantCredits(tx, { teamId, amount: credits, source, reason: 'pack', kind: 'pack' })
}

async function grantSeats(
  { clock, env }: Context,
  tx: Transaction,
  { id, teamId, quantity }: OrderRow,
): Promise<void> {
  const startsAt = clock.now()
  const endsAt = addMonths(startsAt, SEAT_MONTHS, env.BILLING_TIME_ZONE)
  await tx.insert(seatGrants).values({ orderId: id, teamId, quantity, startsAt, endsAt })
  await tx.update(orders).set({ periodStart: startsAt, periodEnd: endsAt }).where(eq(orders.id, id))
}

async function startPlan(
  context: Context,
  tx: Transaction,
  order: OrderRow,
  subscriptionRef: string | null,
): Promise<void> {
  const old = await lockLiveSubscription(tx, order.teamId)
  if (old && old.id !== order.replacesSubscriptionId) {
    const unwanted = await insertSubscription(context, tx, order, { subscriptionRef, isOver: true })
    return giveBackSecondPlan(context, tx, order, unwanted)
  }
  const started = await startSubscription(context, tx, order, { old, subscriptionRef })
  const { id: subscriptionId, periodStart, periodEnd } = started
  await tx
    .update(orders)
    .set({ subscriptionId, periodStart, periodEnd })
    .where(eq(orders.id, order.id))
  await closeOtherCheckouts(context, tx, order)
}
