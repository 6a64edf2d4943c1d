import { eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { CallContext } from '../../../context.ts'
import type { PaymentGateway, RecurringPlan } from '../../../payments/payment-gateway.ts'
import { findEmail } from '../../accounts/index.ts'
import { orderTitle } from '../orders/order-title.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { readOrderWords } from '../orders/order-words.ts'
import { isPlanId } from '../prices/price-goods.ts'
import { orders } from '../tables.ts'

function planOf(order: OrderRow): RecurringPlan | null {
  const { goodsId, cycle, currency, amountMinor, recurringMinor } = order
  if (order.goodsType !== 'plan' || !isPlanId(goodsId) || !cycle) return null
  return {
    planId: goodsId,
    cycle,
    price: { amountMinor: recurringMinor ?? amountMinor, currency },
  }
}

function returnUrl(origin: string, path: string, orderId: string, isCanceled = false): string {
  const url = new URL(path, origin)
  if (url.origin !== origin) {
    throw new AppError('invalid_input', { field: 'return_path', rule: 'foreign' })
  }
  url.searchParams.set('order_id', orderId)
  if (isCanceled) url.searchParams.set('canceled', '1')
  return url.href
}

/**
 * Opens an order's payment page at the gateway. Nothing slow happens in a transaction, and asking twice
 * for one order opens a single page.
 * @throws AppError('payment_unavailable')
 */
export async function openCheckout(
  { db, env, actor, request, log }: CallContext<'user'>,
  gateway: PaymentGateway,
  order: OrderRow,
  returnPath: string,
): Promise<string> {
  if (order.checkoutUrl !== null) return order.checkoutUrl
  const { amountMinor, currency } = order
  const { origin, language } = request
  try {
    const { ref, url } = await gateway.createCheckout({
      orderId: order.id,
      title: orderTitle(await readOrderWords(language), env, order, language),
      due: { amountMinor, currency },
      plan: planOf(order),
      payerEmail: await findEmail(db, actor.userId),
      language,
      successUrl: returnUrl(origin, returnPath, order.id),
      cancelUrl: returnUrl(origin, returnPath, order.id, true),
    })
    await db
      .update(orders)
      .set({ checkoutRef: ref, checkoutUrl: url, failure: null })
      .where(eq(orders.id, order.id))
    return url
  } catch (error) {
    log.warn({ err: error, orderId: order.id }, 'no payment page')
    await db.update(orders).set({ failure: 'unavailable' }).where(eq(orders.id, order.id))
    throw new AppError('payment_unavailable')
  }
}
