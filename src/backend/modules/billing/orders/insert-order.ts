import { v7 as uuidv7 } from 'uuid'
import type { CallContext } from '../../../context.ts'
import type { PaymentGateway } from '../../../payments/payment-gateway.ts'
import type { PricedGoods } from '../prices/price-goods.ts'
import { orders } from '../tables.ts'
import { claimOrderKey, type OrderKey } from './order-keys.ts'
import type { OrderRow } from './order-view.ts'
import { createTransactionId } from './transaction-id.ts'

interface NewOrder {
  goods: PricedGoods
  gateway: Pick<PaymentGateway, 'id'>
  key?: OrderKey | null
  /** For an upgrade: the subscription it replaces, and the price from the second period on. */
  replaces?: { subscriptionId: string; recurringMinor: number }
}

/**
 * Writes an order that awaits payment, or returns the order created earlier with the same key.
 * @throws AppError('idempotency_conflict')
 */
export async function insertOrder(
  { db, actor, clock, request }: CallContext<'user'>,
  { goods, gateway, key = null, replaces }: NewOrder,
): Promise<OrderRow> {
  const now = clock.now()
  const id = uuidv7()
  return await db.transaction(async (tx) => {
    const earlier = key && (await claimOrderKey(tx, key, id))
    if (earlier) return earlier
    const [order] = await tx
      .insert(orders)
      .values({
        id,
        transactionId: createTransactionId(now),
        ...goods,
        gateway: gateway.id,
        teamId: actor.teamId,
        userId: actor.userId,
        language: request.language,
        replacesSubscriptionId: replaces?.subscriptionId ?? null,
        recurringMinor: replaces?.recurringMinor ?? null,
        createdAt: now,
      })
      .returning()
    if (!order) throw new Error('The order was not stored.')
    return order
  })
}
