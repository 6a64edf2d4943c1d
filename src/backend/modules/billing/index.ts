import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { mountBilling } from './routes.ts'
import { endAtGatewayJob } from './subscriptions/end-at-gateway.job.ts'
import { sweepBillingJob } from './sweep-billing.job.ts'
import { applyPaymentEventJob } from './webhooks/apply-payment-event.job.ts'

export { listAllOrders } from './orders/list-all-orders.ts'
export { reconcile } from './reconcile.ts'
export { RefundWish, refundOrder } from './refunds/refund-order.ts'

export const billingModule: Module = {
  name: 'billing',
  routes: mountBilling,
  jobs: (context) => [
    handleJob(applyPaymentEventJob, async () => {
      const { applyPaymentEvent } = await import('./webhooks/apply-payment-event.ts')
      return (payload, run) => applyPaymentEvent(context, payload, run)
    }),
    handleJob(endAtGatewayJob, async () => {
      const { endAtGateway } = await import('./subscriptions/end-at-gateway.ts')
      return (payload) => endAtGateway(context, payload)
    }),
    handleJob(sweepBillingJob, async () => {
      const { sweepBilling } = await import('./sweep-billing.ts')
      return (_, { signal }) => sweepBilling(context, signal)
    }),
  ],
}
