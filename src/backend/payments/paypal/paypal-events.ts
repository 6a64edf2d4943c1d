import { z } from 'zod'
import { isKeyOf } from '../../../contract/keys-of.ts'
import type { PaymentEvent } from '../payment-gateway.ts'
import { type AskPaypal, orUnavailable } from './paypal-api.ts'
import { PaypalMoney, PaypalSaleMoney } from './paypal-money.ts'
import { Capture, capturePaypalOrder, Links, linkOf, paidByCapture } from './paypal-orders.ts'
import { findPaypalSubscription } from './paypal-subscriptions.ts'

export const PaypalReport = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.record(z.string(), z.unknown()),
})
type Report = z.output<typeof PaypalReport>

const Named = z.object({ id: z.string().min(1) })
const Sale = z.object({
  id: z.string().min(1),
  state: z.string().default('completed'),
  amount: PaypalSaleMoney,
  billing_agreement_id: z.string().optional(),
  custom: z.string().optional(),
})
const SaleRefund = z.object({
  id: z.string().min(1),
  sale_id: z.string().min(1),
  amount: PaypalSaleMoney,
})
const CaptureRefund = z.object({ id: z.string().min(1), amount: PaypalMoney, links: Links })

/** Every payment of a subscription, first or later: it names the order that started it. */
async function paidBySale(ask: AskPaypal, resource: unknown): Promise<PaymentEvent[]> {
  const sale = Sale.parse(resource)
  const { billing_agreement_id: subscriptionRef, amount, id: paymentRef } = sale
  if (!subscriptionRef || sale.state !== 'completed') return []
  const orderId =
    sale.custom ??
    (await orUnavailable(() => findPaypalSubscription(ask, subscriptionRef))).custom_id
  if (!orderId) return []
  return [{ kind: 'paid', orderId, ...amount, paymentRef, subscriptionRef, method: 'paypal' }]
}

async function paidByApproval(ask: AskPaypal, resource: unknown): Promise<PaymentEvent[]> {
  const { id } = Named.parse(resource)
  const fetched = await orUnavailable(() => capturePaypalOrder(ask, id))
  return fetched.state === 'paid' ? [fetched.event] : []
}

function deniedCapture(resource: unknown): PaymentEvent[] {
  const { custom_id: orderId } = Capture.parse(resource)
  return orderId ? [{ kind: 'failed', orderId, reason: 'declined' }] : []
}

function refundedCapture(resource: unknown): PaymentEvent[] {
  const { id: refundRef, amount, links } = CaptureRefund.parse(resource)
  const paymentRef = linkOf(links, 'up').split('/').at(-1) ?? ''
  return [{ kind: 'refunded', ...amount, paymentRef, refundRef }]
}

function refundedSale(resource: unknown): PaymentEvent[] {
  const { id: refundRef, sale_id: paymentRef, amount } = SaleRefund.parse(resource)
  return [{ kind: 'refunded', ...amount, paymentRef, refundRef }]
}

const RENEWAL_KINDS = {
  'BILLING.SUBSCRIPTION.SUSPENDED': 'renewal_canceled',
  'BILLING.SUBSCRIPTION.RE-ACTIVATED': 'reactivated',
  'BILLING.SUBSCRIPTION.CANCELLED': 'ended',
  'BILLING.SUBSCRIPTION.EXPIRED': 'ended',
} as const

const renewalKind = (type: string) => (isKeyOf(RENEWAL_KINDS, type) ? RENEWAL_KINDS[type] : null)

/** A PayPal report in our own terms; empty for kinds that mean nothing to us. */
export function readPaypalReport(
  ask: AskPaypal,
  { event_type, resource }: Report,
): PaymentEvent[] | Promise<PaymentEvent[]> {
  const kind = renewalKind(event_type)
  if (kind) return [{ kind, subscriptionRef: Named.parse(resource).id }]
  switch (event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return paidByApproval(ask, resource)
    case 'PAYMENT.CAPTURE.COMPLETED':
      return [paidByCapture(Capture.parse(resource))].filter((paid) => paid !== null)
    case 'PAYMENT.CAPTURE.DENIED':
      return deniedCapture(resource)
    case 'PAYMENT.CAPTURE.REFUNDED':
      return refundedCapture(resource)
    case 'PAYMENT.SALE.COMPLETED':
      return paidBySale(ask, resource)
    case 'PAYMENT.SALE.REFUNDED':
      return refundedSale(resource)
    case 'BILLING.SUBSCRIPTION.PAYMENT.FAILED': {
      const { id: subscriptionRef } = Named.parse(resource)
      return [{ kind: 'renewal_failed', subscriptionRef, reason: 'declined' }]
    }
    default:
      return []
  }
}
