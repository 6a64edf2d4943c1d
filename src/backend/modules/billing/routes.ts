import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { readText } from '../../http/read-text.ts'
import { changePlan } from './checkout/change-plan.ts'
import { placeOrder } from './checkout/place-order.ts'
import { mountInvoice } from './invoices/serve-invoice.ts'
import { listOrders } from './orders/list-orders.ts'
import { showPriceList } from './prices/show-price-list.ts'
import { mountSandboxCheckout } from './sandbox-checkout-routes.ts'
import { sendInquiry } from './send-inquiry.ts'
import { showCredits } from './show-credits.ts'
import { showOrder } from './show-order.ts'
import { cancelRenewal, reactivate } from './subscriptions/cancel-renewal.ts'
import { openPortal } from './subscriptions/open-portal.ts'
import { previewChange } from './subscriptions/preview-change.ts'
import { showSeats } from './subscriptions/show-seats.ts'
import { showSubscription } from './subscriptions/show-subscription.ts'
import { showUsage } from './usage/show-usage.ts'
import { receiveWebhook } from './webhooks/receive-webhook.ts'

/** Reports from payment services are small; a larger body is not a report. */
const WEBHOOK_MAX_BYTES = 1_048_576

export function mountBilling(app: Hono<ApiEnvironment>): void {
  const { billing } = contract
  mount(app, billing.priceList, showPriceList)
  mount(app, billing.checkout, placeOrder)
  mount(app, billing.orders, listOrders)
  mount(app, billing.order, showOrder)
  mount(app, billing.subscription, showSubscription)
  mount(app, billing.cancelRenewal, cancelRenewal)
  mount(app, billing.reactivate, reactivate)
  mount(app, billing.previewChange, previewChange)
  mount(app, billing.changePlan, changePlan)
  mount(app, billing.portal, openPortal)
  mount(app, billing.seats, showSeats)
  mount(app, billing.credits, showCredits)
  mount(app, billing.usage, showUsage)
  mount(app, billing.inquiry, sendInquiry)
  mountInvoice(app)
  mountSandboxCheckout(app)
  mountWebhooks(app)
}

/** The signature covers the raw bytes, so nothing may parse them as JSON first. */
function mountWebhooks(app: Hono<ApiEnvironment>): void {
  app.post(STREAMS.paymentWebhook.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const { context, actor, request } = c.var
    await context.rateLimits.take('webhook', actor, request)
    const body = await readText(c, { maxBytes: WEBHOOK_MAX_BYTES })
    const { headers } = c.req.raw
    await receiveWebhook(context, c.req.param('gateway') ?? '', { body, headers })
    return c.json({ status: 200, message: '', desc: '', data: { received: true } })
  })
}
