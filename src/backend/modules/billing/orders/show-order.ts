import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { OrderView } from '../../../../contract/endpoints/billing/orders.ts'
import { later } from '../../../clock.ts'
import type { CallContext } from '../../../context.ts'
import type { Executor } from '../../../db/database.ts'
import { orders } from '../tables.ts'
import { type OrderRow, orderView } from './order-view.ts'
import { refreshOrder } from './refresh-order.ts'

/** Polling asks the gateway no more often than this, whoever presses whatever. */
const ASK_AGAIN_MS = 5_000
/** So long a report may take before polling asks for itself. */
const REPORT_MS = 15_000

/** @throws AppError('not_found') for an order of another team too */
export async function findOwnOrder(
  executor: Executor,
  { orderId, teamId }: { orderId: string; teamId: string },
): Promise<OrderRow> {
  const [row] = await executor
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.teamId, teamId)))
  if (!row) throw new AppError('not_found')
  return row
}

/** One order; a payment whose report is missing is asked for at the gateway. */
export async function showOrder(
  context: CallContext<'user'>,
  { orderId, refresh }: ParsedInputOf<typeof contract.billing.order>,
): Promise<OrderView> {
  const { teamId } = context.actor
  const row = await findOwnOrder(context.db, { orderId, teamId })
  const now = context.clock.now()
  const isQuiet = row.checkedAt === null || later(row.checkedAt, ASK_AGAIN_MS) <= now
  const isLate = refresh || later(row.createdAt, REPORT_MS) <= now
  if (row.status !== 'CREATED' || !isQuiet || !isLate) {
    return orderView(row)
  }
  await refreshOrder(context, row).catch((error: unknown) => {
    context.log.warn({ err: error, orderId }, 'the gateway could not be asked')
  })
  return orderView(await findOwnOrder(context.db, { orderId, teamId }))
}
