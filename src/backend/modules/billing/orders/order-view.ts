import type { OrderView } from '../../../../contract/endpoints/billing/orders.ts'
import type { PaymentState } from '../../../../contract/goods.ts'
import type { orders } from '../tables.ts'

export type OrderRow = typeof orders.$inferSelect

/** Failure of a superseded order: the team paid for another plan first. */
export const SUPERSEDED = 'superseded'

/** The payment state for a page that waits for the payment. */
export function paymentStateOf({
  status,
  failure,
}: Pick<OrderRow, 'status' | 'failure'>): PaymentState {
  // Its refund is in progress.
  if (status === 'PAYED') return failure === SUPERSEDED ? 'refunded' : 'succeeded'
  if (status === 'REFUNDED') return 'refunded'
  return failure === null ? 'pending' : 'failed'
}

export const orderView = (row: OrderRow): OrderView => ({
  order_id: row.id,
  transaction_id: row.transactionId,
  goods_type: row.goodsType,
  goods_id: row.goodsId,
  cycle: row.cycle,
  quantity: row.quantity,
  credits: row.credits,
  amount_minor: row.amountMinor,
  refunded_minor: row.refundedMinor,
  currency: row.currency,
  status: row.status,
  state: paymentStateOf(row),
  failure: paymentStateOf(row) === 'succeeded' ? null : row.failure,
  gateway: row.gateway,
  method: row.method,
  is_renewal: row.isRenewal,
  has_invoice: row.paidAt !== null,
  created_at: row.createdAt.toISOString(),
  paid_at: row.paidAt?.toISOString() ?? null,
  refunded_at: row.refundedAt?.toISOString() ?? null,
})
