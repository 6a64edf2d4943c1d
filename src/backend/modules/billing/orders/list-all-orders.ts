import { and, desc, eq } from 'drizzle-orm'
import type { OrderStatus } from '../../../../contract/goods.ts'
import type { Context } from '../../../context.ts'
import { orders } from '../tables.ts'
import type { OrderRow } from './order-view.ts'

/** All orders of the installation, newest first, for the operator. */
export function listAllOrders(
  { db }: Pick<Context, 'db'>,
  asked: { teamId?: string | undefined; status?: OrderStatus | undefined; limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        asked.teamId ? eq(orders.teamId, asked.teamId) : undefined,
        asked.status ? eq(orders.status, asked.status) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(asked.limit)
}
