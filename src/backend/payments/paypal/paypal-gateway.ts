import { z } from 'zod'
import type { PaymentGateway } from '../payment-gateway.ts'
import { openPaypalApi, type PaypalSettings } from './paypal-api.ts'
import { PaypalReport, readPaypalReport } from './paypal-events.ts'
import { paypalMoney } from './paypal-money.ts'
import { capturePaypalOrder, createPaypalOrder } from './paypal-orders.ts'
import {
  createPaypalSubscription,
  fetchPaypalSubscription,
  isSubscriptionRef,
  renewalActions,
} from './paypal-subscriptions.ts'
import { verifyReport } from './verify-report.ts'

/** PayPal: Orders v2 for one-off payments, Subscriptions v1 for plans. */
export function openPaypalGateway(settings: PaypalSettings): PaymentGateway {
  const ask = openPaypalApi(settings)
  const renewals = renewalActions(ask)
  return {
    id: 'paypal',
    methods: ['paypal'],
    // PayPal accepts yuan only from accounts in China.
    currencies: ['USD'],
    isSandbox: false,
    hasPortal: false,

    createCheckout(request) {
      const { plan } = request
      return plan
        ? createPaypalSubscription(ask, { ...request, plan })
        : createPaypalOrder(ask, request)
    },

    async verifyWebhook(request) {
      await verifyReport(ask, settings.webhookId, request)
      const report = PaypalReport.parse(JSON.parse(request.body))
      const events = await readPaypalReport(ask, report)
      return events.map((event) => ({ eventRef: report.id, event }))
    },

    fetchState: (checkout) =>
      isSubscriptionRef(checkout.ref)
        ? fetchPaypalSubscription(ask, checkout, settings.clock.now())
        : capturePaypalOrder(ask, checkout.ref),

    // PayPal can't close a page before the payer has approved it; an approved subscription is ended.
    async closeCheckout(ref) {
      if (isSubscriptionRef(ref)) await renewals.endSubscription(ref)
    },

    ...renewals,

    async refund({ paymentRef, amountMinor, currency, key }) {
      const { id } = await ask(z.object({ id: z.string().min(1) }), {
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(paymentRef)}/refund`,
        body: JSON.stringify({ amount: paypalMoney({ amountMinor, currency }) }),
        requestId: `refund-${key}`,
      })
      return { refundRef: id }
    },

    portalUrl: () => Promise.resolve(null),
  }
}
