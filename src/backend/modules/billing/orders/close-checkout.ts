import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { orders } from '../tables.ts'
import type { closeCheckoutJob } from './close-checkout.job.ts'

/** Closes an order's payment page at its gateway; an order paid in the meantime is left alone. */
export async function closeCheckout(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  { orderId }: z.output<typeof closeCheckoutJob.payload>,
): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order?.status !== 'CREATED' || order.checkoutRef === null) return
  await payments.get(order.gateway).closeCheckout(order.checkoutRef)
}
