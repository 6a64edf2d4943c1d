import type Stripe from 'stripe'
import { CURRENCIES, type Currency } from '../../../contract/goods.ts'
import type { PaymentEvent } from '../payment-gateway.ts'

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** @throws Error for a currency we never charge in */
export function currencyOf(code: string | null): Currency {
  const currency = CURRENCIES.find((one) => one === code?.toUpperCase())
  if (!currency) throw new Error(`Stripe reports a payment in ${code}.`)
  return currency
}

/** The payment a paid page reports; null until the money has arrived. */
export function paidBy(
  session: Stripe.Checkout.Session,
): Extract<PaymentEvent, { kind: 'paid' }> | null {
  const paymentRef = idOf(session.payment_intent) ?? idOf(session.invoice)
  const isPaid = session.payment_status !== 'unpaid' && session.status === 'complete'
  if (!isPaid || !paymentRef || session.client_reference_id === null) return null
  return {
    kind: 'paid',
    orderId: session.client_reference_id,
    amountMinor: session.amount_total ?? 0,
    currency: currencyOf(session.currency),
    paymentRef,
    subscriptionRef: idOf(session.subscription),
    method: 'card',
  }
}

function failedBy(session: Stripe.Checkout.Session, reason: string): PaymentEvent[] {
  const orderId = session.client_reference_id
  return orderId === null ? [] : [{ kind: 'failed', orderId, reason }]
}

const subscriptionOf = (invoice: Stripe.Invoice): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription)

/** A subscription's first invoice comes with its payment page; the others are renewals. */
function renewedBy(invoice: Stripe.Invoice): PaymentEvent[] {
  const subscriptionRef = subscriptionOf(invoice)
  if (invoice.billing_reason !== 'subscription_cycle' || !subscriptionRef) return []
  const start = invoice.lines.data[0]?.period.start
  return [
    {
      kind: 'renewed',
      subscriptionRef,
      amountMinor: invoice.amount_paid,
      currency: currencyOf(invoice.currency),
      paymentRef: invoice.id,
      periodStart: start ? new Date(start * 1000).toISOString() : null,
      method: 'card',
    },
  ]
}

function failedRenewal(invoice: Stripe.Invoice): PaymentEvent[] {
  const subscriptionRef = subscriptionOf(invoice)
  return subscriptionRef ? [{ kind: 'renewal_failed', subscriptionRef, reason: 'declined' }] : []
}

function renewalChange({
  object,
  previous_attributes: before,
}: Stripe.CustomerSubscriptionUpdatedEvent.Data) {
  const was = before?.cancel_at_period_end
  if (was === undefined || was === object.cancel_at_period_end) return []
  const kind = object.cancel_at_period_end
    ? ('renewal_canceled' as const)
    : ('reactivated' as const)
  return [{ kind, subscriptionRef: object.id }]
}

/** A refund names its payment; `findPaymentRef` looks up which of ours that is. */
async function refundedBy(
  refund: Stripe.Refund,
  findPaymentRef: (paymentIntent: string) => Promise<string>,
): Promise<PaymentEvent[]> {
  const paymentIntent = idOf(refund.payment_intent)
  if (refund.status !== 'succeeded' || !paymentIntent) return []
  return [
    {
      kind: 'refunded',
      paymentRef: await findPaymentRef(paymentIntent),
      refundRef: refund.id,
      amountMinor: refund.amount,
      currency: currencyOf(refund.currency),
    },
  ]
}

/** A Stripe report in our own terms; empty for kinds that mean nothing to us. */
export function readStripeEvent(
  event: Stripe.Event,
  findPaymentRef: (paymentIntent: string) => Promise<string>,
): PaymentEvent[] | Promise<PaymentEvent[]> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return [paidBy(event.data.object)].filter((paid) => paid !== null)
    case 'checkout.session.async_payment_failed':
      return failedBy(event.data.object, 'declined')
    case 'checkout.session.expired':
      return failedBy(event.data.object, 'expired')
    case 'invoice.paid':
      return renewedBy(event.data.object)
    case 'invoice.payment_failed':
      return failedRenewal(event.data.object)
    case 'customer.subscription.updated':
      return renewalChange(event.data)
    case 'customer.subscription.deleted':
      return [{ kind: 'ended', subscriptionRef: event.data.object.id }]
    case 'refund.created':
    case 'refund.updated':
      return refundedBy(event.data.object, findPaymentRef)
    case 'charge.dispute.created': {
      const { payment_intent, reason } = event.data.object
      return [{ kind: 'disputed', paymentRef: idOf(payment_intent) ?? 'unknown', reason }]
    }
    default:
      return []
  }
}
