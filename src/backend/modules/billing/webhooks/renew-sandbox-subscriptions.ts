import { and, eq, lte } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { renewalReport } from '../../../payments/sandbox/renewal-report.ts'
import { nextPriceOf } from '../settlement/renew-subscription.ts'
import { subscriptions } from '../tables.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** Renews sandbox plans by our own clock, reporting the payment as a real service would. */
export async function renewSandboxSubscriptions(context: Context): Promise<void> {
  if (!context.payments.gateways.some(({ id }) => id === 'test')) return
  const isDue = and(
    eq(subscriptions.gateway, 'test'),
    eq(subscriptions.status, 'active'),
    lte(subscriptions.periodEnd, context.clock.now()),
  )
  const due = await context.db.select().from(subscriptions).where(isDue)
  for (const subscription of due) {
    const { gatewayRef, periodEnd, currency } = subscription
    if (gatewayRef === null) continue
    const report = renewalReport(context, {
      subscriptionRef: gatewayRef,
      currency,
      periodStart: periodEnd,
      amountMinor: nextPriceOf(subscription),
    })
    await receiveWebhook(context, 'test', report)
  }
}
