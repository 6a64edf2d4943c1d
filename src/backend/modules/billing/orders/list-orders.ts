import { count, desc, eq } from 'drizzle-orm'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { requireRight } from '../../teams/index.ts'
import { orders } from '../tables.ts'
import { orderView } from './order-view.ts'

type Orders = typeof contract.billing.orders

/**
 * The team's orders, newest first.
 * @throws AppError('not_permitted') for an outer user
 */
export async function listOrders(
  { db, actor }: CallContext<'user'>,
  { page, page_size }: ParsedInputOf<Orders>,
): Promise<OutputOf<Orders>> {
  requireRight(actor.teamRole, 'seePayments')
  const isTheirs = eq(orders.teamId, actor.teamId)
  const [all] = await db.select({ count: count() }).from(orders).where(isTheirs)
  const rows = await db
    .select()
    .from(orders)
    .where(isTheirs)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { orders: rows.map(orderView), total: all?.count ?? 0, page, page_size }
}
