import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { SUPERSEDED } from '../orders/order-view.ts'
import { orders } from '../tables.ts'
import { applyPaid } from './apply-paid.ts'
import { applyRefunded } from './apply-refunded.ts'
import { applyRenewed } from './apply-renewed.ts'
import { applied, type Booked } from './booked.ts'
import type { Reported } from './reported.ts'
import { setRenewal } from './set-renewal.ts'

/** Books a payment report. */
export function applyEvent(
  context: Context,
  tx: Transaction,
  { gateway, event }: Reported,
): Booked | Promise<Booked> {
  switch (event.kind) {
    case 'paid':
      return applyPaid(context, tx, { gateway, event })
    case 'renewed':
      return applyRenewed(context, tx, { gateway, event })
    case 'refunded':
      return applyRefunded(context, tx, { gateway, event })
    case 'failed':
      return applyFailed(tx, { gateway, event })
    case 'renewal_canceled':
    case 'reactivated':
    case 'ended':
      return setRenewal(context, tx, { gateway, event })
    case 'renewal_failed':
    case 'disputed':
      context.log.warn({ gateway, event }, 'a payment needs a look')
      return applied
  }
}

/** The order stays open, because a later attempt may succeed. */
async function applyFailed(
  tx: Transaction,
  { gateway, event }: Reported<'failed'>,
): Promise<Booked> {
  const [row] = await tx
    .update(orders)
    .set({ failure: event.reason })
    .where(
      and(
        eq(orders.id, event.orderId),
        eq(orders.gateway, gateway),
        eq(orders.status, 'CREATED'),
        // We closed this page ourselves, so the reason is already known.
        sql`${orders.failure} is distinct from ${SUPERSEDED}`,
      ),
    )
    .returning({ id: orders.id })
  return row ? applied : { outcome: 'ignored' }
}
