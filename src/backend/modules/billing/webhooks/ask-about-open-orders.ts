import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { DAY_MS, later, MINUTE_MS } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { orders } from '../tables.ts'
import { refreshOrder } from './refresh-order.ts'

/** How long to wait for a report before asking, and the interval between queries. */
const ASK_EVERY_MINUTES = 15
/** A payment page is open for a day at most; a later payment is booked all the same. */
const OPEN_DAYS = 2
const ORDERS_AT_ONCE = 50

/** Queries gateways about orders without a report, and expires those that will not be paid. */
export async function askAboutOpenOrders(context: Context): Promise<void> {
  const { db, clock, log } = context
  const now = clock.now()
  const askedBefore = later(now, -ASK_EVERY_MINUTES * MINUTE_MS)
  const closedBefore = later(now, -OPEN_DAYS * DAY_MS)
  const isOpen = and(eq(orders.status, 'CREATED'), isNull(orders.failure))
  const due = await db
    .select()
    .from(orders)
    .where(
      and(
        isOpen,
        isNotNull(orders.checkoutRef),
        lte(orders.createdAt, askedBefore),
        gt(orders.createdAt, closedBefore),
        or(isNull(orders.checkedAt), lte(orders.checkedAt, askedBefore)),
      ),
    )
    .orderBy(asc(orders.checkedAt))
    .limit(ORDERS_AT_ONCE)
  for (const order of due) {
    await refreshOrder(context, order).catch((error: unknown) => {
      log.warn({ err: error, orderId: order.id }, 'the gateway could not be asked')
    })
  }
  const isForgotten = and(isOpen, lte(orders.createdAt, closedBefore))
  await db.update(orders).set({ failure: 'expired' }).where(isForgotten)
}
