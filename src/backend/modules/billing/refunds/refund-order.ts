import { eq, or } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../../contract/app-error.ts'
import { decideRefund, type RefundDecision } from '../../../../contract/refund-policy.ts'
import type { Context } from '../../../context.ts'
import type { Executor } from '../../../db/database.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { orders } from '../tables.ts'
import { creditsOfOrder } from './credits-of-order.ts'
import { recordRefund } from './record-refund.ts'

/** The operator's refund request. */
export const RefundWish = z.object({
  /** The transaction id, as on the invoice, or the order id. */
  order: z.string().min(1).max(64),
  /** Overrides the policy's amount. */
  amountMinor: z.number().int().min(1).optional(),
  /** When the buyer asked: deadlines and shares count to that day, not to the day of our decision. */
  requestedAt: z.coerce.date().optional(),
  undeliveredSince: z.coerce.date().optional(),
  feePercent: z.number().min(0).max(100).default(3),
  /** Without it nothing is paid: the result is a preview. */
  confirm: z.boolean().default(false),
})

/** @throws AppError('not_found') */
async function findOrder(executor: Executor, name: string): Promise<OrderRow> {
  const isId = z.uuid().safeParse(name).success
  const isNamed = eq(orders.transactionId, name.toUpperCase())
  const [row] = await executor
    .select()
    .from(orders)
    .where(isId ? or(isNamed, eq(orders.id, name)) : isNamed)
  if (!row) throw new AppError('not_found', { order: name })
  return row
}

/** Idempotency key: the same refund of an order in the same state, so a retry pays nothing more. */
export const refundKey = ({ id, refundedMinor }: OrderRow, amountMinor: number): string =>
  `${id}:${refundedMinor}:${amountMinor}`

/**
 * Computes an order's refund by the policy and, when confirmed, pays it through the order's gateway and
 * updates ledger and order. A repeated request pays once.
 * @throws AppError('not_found' | 'invalid_input' | 'payment_unavailable')
 */
export async function refundOrder(
  context: Context,
  wish: z.output<typeof RefundWish>,
): Promise<{ order: OrderRow; decision: RefundDecision; amountMinor: number; isPaid: boolean }> {
  const { db, clock, payments } = context
  const order = await findOrder(db, wish.order)
  const { paidAt, paymentRef, currency } = order
  if (!paidAt || !paymentRef)
    throw new AppError('invalid_input', { field: 'order', rule: 'unpaid' })
  const now = clock.now()
  const { requestedAt = now } = wish
  if (requestedAt > now) {
    throw new AppError('invalid_input', { field: 'requested_at', rule: 'in_the_future' })
  }
  const decision = decideRefund({
    ...order,
    paidAt,
    requestedAt,
    feePercent: wish.feePercent,
    ...(await creditsOfOrder(context, order)),
    undeliveredSince: wish.undeliveredSince ?? null,
  })
  const amountMinor = wish.amountMinor ?? decision.refundMinor
  if (amountMinor > order.amountMinor - order.refundedMinor) {
    throw new AppError('invalid_input', { field: 'amount', rule: 'more_than_paid' })
  }
  if (!wish.confirm || amountMinor === 0) return { order, decision, amountMinor, isPaid: false }
  const key = refundKey(order, amountMinor)
  const { refundRef } = await payments
    .get(order.gateway)
    .refund({ paymentRef, amountMinor, currency, key })
  await db.transaction((tx) => recordRefund(context, tx, order, { refundRef, amountMinor }))
  context.log.info({ orderId: order.id, amountMinor, refundRef }, 'order refunded')
  return { order, decision, amountMinor, isPaid: true }
}
