import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { type OrderRow, SUPERSEDED } from '../orders/order-view.ts'
import { orders } from '../tables.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { storeEvents } from './store-events.ts'

/**
 * Queries the gateway about an order whose report is missing, and books the answer like a report.
 * @throws AppError('payment_unavailable')
 */
export async function refreshOrder(context: Context, order: OrderRow): Promise<void> {
  if (order.status !== 'CREATED' || !order.checkoutRef) return
  const { db, clock, payments } = context
  await db.update(orders).set({ checkedAt: clock.now() }).where(eq(orders.id, order.id))
  const fetched = await payments
    .get(order.gateway)
    .fetchState({ ref: order.checkoutRef, orderId: order.id })
  if (fetched.state === 'failed' && order.failure !== SUPERSEDED) {
    const isOpen = and(eq(orders.id, order.id), eq(orders.status, 'CREATED'))
    await db.update(orders).set({ failure: fetched.reason }).where(isOpen)
  }
  if (fetched.state !== 'paid') return
  const { event } = fetched
  const stored = await storeEvents(context, order.gateway, [
    { eventRef: `state:${event.paymentRef}`, event },
  ])
  for (const eventId of stored) await applyPaymentEvent(context, { eventId })
}
