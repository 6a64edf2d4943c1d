import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { Executor } from '../../../db/database.ts'
import { orders } from '../tables.ts'
import type { OrderRow } from './order-view.ts'

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
