import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { isLanguage } from '../../../../contract/languages.ts'
import { DAY_MS, later } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { findEmail } from '../../accounts/index.ts'
import { sendMail } from '../../outbox/index.ts'
import { intlLocale } from '../intl-locale.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { orders } from '../tables.ts'
import { recordRefund } from './record-refund.ts'
import { refundKey } from './refund-order.ts'
import type { refundSecondPlanJob } from './refund-second-plan.job.ts'

/** How long the mail is worth sending. */
const NEWS_MS = 7 * DAY_MS

/**
 * Refunds a second payment in full and notifies the buyer, once: the gateway recognizes the refund by its
 * key, and the mail is sent with the row that records it.
 */
export async function refundSecondPlan(
  context: Context,
  { orderId }: z.output<typeof refundSecondPlanJob.payload>,
): Promise<void> {
  const { db, payments, log } = context
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order?.status !== 'PAYED' || order.paymentRef === null) return
  const { paymentRef, amountMinor, currency } = order
  const key = refundKey(order, amountMinor)
  const { refundRef } = await payments
    .get(order.gateway)
    .refund({ paymentRef, amountMinor, currency, key })
  await db.transaction(async (tx) => {
    const isNew = await recordRefund(context, tx, order, { refundRef, amountMinor })
    if (isNew) await tellBuyer(context, tx, order)
  })
  log.info({ orderId, amountMinor, refundRef }, 'second payment for a plan refunded')
}

async function tellBuyer(context: Context, tx: Transaction, order: OrderRow): Promise<void> {
  const to = order.userId && (await findEmail(tx, order.userId))
  if (!to) return
  const language = isLanguage(order.language) ? order.language : context.env.DEFAULT_LANGUAGE
  const money = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency: order.currency,
  })
  await sendMail(context, tx, {
    to,
    language,
    template: 'second_plan_refunded',
    values: { amount: money.format(order.amountMinor / 100), order: order.transactionId },
    expiresAt: later(context.clock.now(), NEWS_MS),
  })
}
