import type { Context } from '../../context.ts'
import { handleJob } from '../../queue/job.ts'
import { KEPT, type Module } from '../module.ts'
import { closeCheckoutJob } from './orders/close-checkout.job.ts'
import { loadPriceList } from './prices/load-price-list.ts'
import { refundSecondPlanJob } from './refunds/refund-second-plan.job.ts'
import { mountBilling } from './routes.ts'
import { endAtGatewayJob } from './subscriptions/end-at-gateway.job.ts'
import { sweepBillingJob } from './sweep-billing.job.ts'
import { applyPaymentEventJob } from './webhooks/apply-payment-event.job.ts'
import { applyPaymentEvent } from './webhooks/apply-payment-event.ts'

export { endPlan, forgetBuyer, stopRenewal } from './close-account.ts'
export { listAllOrders } from './orders/list-all-orders.ts'
export { reconcile } from './reconcile.ts'
export { RefundWish, refundOrder } from './refunds/refund-order.ts'

export const billingModule: Module = {
  name: 'billing',
  keeps: {
    inquiries: '365 days',
    order_keys: '7 days',
    orders: KEPT.forEver,
    payment_events: '400 days',
    refunds: KEPT.forEver,
    seat_grants: KEPT.forEver,
    subscriptions: KEPT.forEver,
  },
  routes: mountBilling,
  jobs: listJobs,
}

function listJobs(context: Context) {
  // A broken price list should stop the process at startup, not the first buyer.
  loadPriceList(context.env)
  return [
    handleJob(applyPaymentEventJob, () =>
      Promise.resolve((payload, run) => applyPaymentEvent(context, payload, run)),
    ),
    handleJob(endAtGatewayJob, async () => {
      const { endAtGateway } = await import('./subscriptions/end-at-gateway.ts')
      return (payload) => endAtGateway(context, payload)
    }),
    handleJob(closeCheckoutJob, async () => {
      const { closeCheckout } = await import('./orders/close-checkout.ts')
      return (payload) => closeCheckout(context, payload)
    }),
    handleJob(refundSecondPlanJob, async () => {
      const { refundSecondPlan } = await import('./refunds/refund-second-plan.ts')
      return (payload) => refundSecondPlan(context, payload)
    }),
    handleJob(sweepBillingJob, async () => {
      const { sweepBilling } = await import('./sweep-billing.ts')
      return (_, { signal }) => sweepBilling(context, signal)
    }),
  ]
}
