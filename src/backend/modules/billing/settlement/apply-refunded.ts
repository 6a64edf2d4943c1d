import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { orders } from '../tables.ts'
import { applied, type Booked, EventTooEarly, refused, repeated } from './booked.ts'
import type { Reported } from './reported.ts'

/** Books a refund reported by the gateway, whoever initiated it there. */
export async function applyRefunded(
  context: Context,
  tx: Transaction,
  { gateway, event }: Reported<'refunded'>,
): Promise<Booked> {
  const { paymentRef, refundRef, amountMinor } = event
  const isTheirs = and(eq(orders.gateway, gateway), eq(orders.paymentRef, paymentRef))
  const [order] = await tx.select().from(orders).where(isTheirs).for('update')
  if (!order) throw new EventTooEarly('unknown_payment')
  if (order.currency !== event.currency) return refused('wrong_currency')
  const isNew = await recordRefund(context, tx, order, { refundRef, amountMinor })
  return isNew ? applied : repeated
}
