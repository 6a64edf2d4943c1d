import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { lockPlanOf } from '../subscriptions/live-subscription.ts'
import { orders } from '../tables.ts'
import { applyRenewed } from './apply-renewed.ts'
import { applied, type Booked, refused, repeated } from './booked.ts'
import { fulfilOrder } from './fulfil-order.ts'
import type { Reported } from './reported.ts'

/** Why a payment does not match its order; null if it does. */
function mismatch(order: OrderRow, { gateway, event }: Reported<'paid'>): string | null {
  if (order.gateway !== gateway) return 'wrong_gateway'
  if (order.currency !== event.currency) return 'wrong_currency'
  if (order.amountMinor !== event.amountMinor) return 'wrong_amount'
  if (order.goodsType === 'plan' && event.subscriptionRef === null) return 'no_subscription'
  return null
}

/** Books a payment for an order: exactly its price in its currency, and only once. */
export async function applyPaid(
  context: Context,
  tx: Transaction,
  reported: Reported<'paid'>,
): Promise<Booked> {
  const { gateway, event } = reported
  const { orderId, paymentRef, method } = event
  const [known] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (known?.goodsType === 'plan') await lockPlanOf(tx, known.teamId)
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) return refused('unknown_order')
  if (order.status !== 'CREATED') return applyAgain(context, tx, order, reported)
  const reason = mismatch(order, reported)
  if (reason) return refused(reason)
  const isSame = and(eq(orders.gateway, gateway), eq(orders.paymentRef, paymentRef))
  const [other] = await tx.select({ id: orders.id }).from(orders).where(isSame)
  if (other) return refused('payment_used')
  const [paid] = await tx
    .update(orders)
    .set({ status: 'PAYED', paidAt: context.clock.now(), paymentRef, method, failure: null })
    .where(eq(orders.id, order.id))
    .returning()
  if (!paid) throw new Error('A paid order disappeared.')
  await fulfilOrder(context, tx, paid, event.subscriptionRef)
  return applied
}

/** Handles a payment for a paid order: a repeated report, a renewal, or an excess payment. */
function applyAgain(
  context: Context,
  tx: Transaction,
  order: OrderRow,
  { gateway, event }: Reported<'paid'>,
): Booked | Promise<Booked> {
  if (order.gateway !== gateway) return refused('wrong_gateway')
  if (order.paymentRef === event.paymentRef) return repeated
  const { subscriptionRef } = event
  if (subscriptionRef === null) return refused('paid_twice')
  // Some services label every payment of a subscription with the order that started it.
  const renewed = { ...event, kind: 'renewed', subscriptionRef, periodStart: null } as const
  return applyRenewed(context, tx, { gateway, event: renewed })
}
