import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { Transaction } from '../../../db/database.ts'
import { orderKeys, orders } from '../tables.ts'
import type { OrderRow } from './order-view.ts'

export interface OrderKey {
  userId: string
  key: string
  requestHash: string
}

/**
 * Claims a key for a new order, or returns the order created earlier with it.
 * @throws AppError('idempotency_conflict') when the key was used for something else
 */
export async function claimOrderKey(
  tx: Transaction,
  { userId, key, requestHash }: OrderKey,
  orderId: string,
): Promise<OrderRow | null> {
  const [claimed] = await tx
    .insert(orderKeys)
    .values({ userId, key, requestHash, orderId })
    .onConflictDoNothing()
    .returning({ orderId: orderKeys.orderId })
  if (claimed) return null
  const isSame = and(eq(orderKeys.userId, userId), eq(orderKeys.key, key))
  const [earlier] = await tx
    .select({ requestHash: orderKeys.requestHash, order: orders })
    .from(orderKeys)
    .innerJoin(orders, eq(orders.id, orderKeys.orderId))
    .where(isSame)
  if (earlier?.requestHash !== requestHash) throw new AppError('idempotency_conflict')
  return earlier.order
}
