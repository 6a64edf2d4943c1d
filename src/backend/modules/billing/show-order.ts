import type { contract } from '../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { OrderView } from '../../../contract/endpoints/billing/orders.ts'
import { later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { findOwnOrder } from './orders/find-own-order.ts'
import { orderView } from './orders/order-view.ts'
import { refreshOrder } from './webhooks/refresh-order.ts'

/** Minimum interval between queries to the gateway, no matter how often the user refreshes. */
const ASK_AGAIN_MS = 5_000
/** How long to wait for a report before polling queries the gateway. */
const REPORT_MS = 15_000

/** Shows an order; if its payment report is missing, asks the gateway. */
export async function showOrder(
  context: CallContext<'user'>,
  { orderId, refresh }: ParsedInputOf<typeof contract.billing.order>,
): Promise<OrderView> {
  const { actor } = context
  const row = await findOwnOrder(context.db, { orderId, actor })
  const now = context.clock.now()
  const isQuiet = row.checkedAt === null || later(row.checkedAt, ASK_AGAIN_MS) <= now
  const isLate = refresh || later(row.createdAt, REPORT_MS) <= now
  if (row.status !== 'CREATED' || !isQuiet || !isLate) {
    return orderView(row)
  }
  await refreshOrder(context, row).catch((error: unknown) => {
    context.log.warn({ err: error, orderId }, 'the gateway could not be asked')
  })
  return orderView(await findOwnOrder(context.db, { orderId, actor }))
}
