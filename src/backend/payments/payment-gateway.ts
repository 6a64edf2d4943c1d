import type {
  BillingCycle,
  Currency,
  GatewayId,
  PaymentMethod,
  PlanId,
} from '../../contract/goods.ts'
import type { Language } from '../../contract/languages.ts'

export interface Money {
  amountMinor: number
  currency: Currency
}

/** A plan that a gateway renews. */
export interface RecurringPlan {
  planId: PlanId
  cycle: BillingCycle
  price: Money
}

export interface CheckoutRequest {
  /** Our order id: travels with the payment and comes back in every report about it. */
  orderId: string
  /** What the payer reads on the payment page. */
  title: string
  /** The amount paid now. */
  due: Money
  /** Renews automatically if given; the first payment may be smaller than the price. */
  plan: RecurringPlan | null
  payerEmail: string
  language: Language
  successUrl: string
  cancelUrl: string
}

export interface Checkout {
  /** The gateway's id for the payment page. */
  ref: string
  /** URL to send the browser to. */
  url: string
}

/** A gateway's verified report in our own terms. */
export type PaymentEvent =
  | (Money & {
      kind: 'paid'
      orderId: string
      paymentRef: string
      /** Set if the payment started a subscription. */
      subscriptionRef: string | null
      method: PaymentMethod | null
    })
  | { kind: 'failed'; orderId: string; reason: string }
  | (Money & {
      kind: 'renewed'
      subscriptionRef: string
      paymentRef: string
      periodStart: string | null
      method: PaymentMethod | null
    })
  | { kind: 'renewal_failed'; subscriptionRef: string; reason: string }
  | (Money & { kind: 'refunded'; paymentRef: string; refundRef: string })
  | { kind: 'renewal_canceled' | 'reactivated' | 'ended'; subscriptionRef: string }
  | { kind: 'disputed'; paymentRef: string; reason: string }

export interface VerifiedEvent {
  /** The gateway's id for this report. */
  eventRef: string
  event: PaymentEvent
}

/** A report as received: the signature covers these exact bytes. */
export interface WebhookRequest {
  body: string
  headers: Headers
}

/** A payment page's state, as reported by its gateway. */
export type FetchedState =
  | { state: 'open' }
  | { state: 'failed'; reason: string }
  | { state: 'paid'; event: PaymentEvent & { kind: 'paid' } }

export interface RefundRequest extends Money {
  paymentRef: string
  /** Idempotency key: refunds once, however often it is sent. */
  key: string
}

/**
 * A payment provider. Credits are granted only for what `verifyWebhook` or `fetchState` returns, never for what a
 * browser brings back.
 */
export interface PaymentGateway {
  id: GatewayId
  methods: readonly PaymentMethod[]
  currencies: readonly Currency[]
  /** No money moves; the UI must say so. */
  isSandbox: boolean
  hasPortal: boolean
  /** @throws AppError('payment_unavailable') */
  createCheckout(request: CheckoutRequest): Promise<Checkout>
  /**
   * The events in a report; empty for kinds that mean nothing to us.
   * @throws AppError('webhook_refused') if it isn't genuine
   */
  verifyWebhook(request: WebhookRequest): VerifiedEvent[] | Promise<VerifiedEvent[]>
  /** Closes an open payment page so that nobody pays there anymore; some services can't. */
  closeCheckout(ref: string): Promise<void>
  fetchState(checkout: { ref: string; orderId: string }): Promise<FetchedState>
  cancelRenewal(subscriptionRef: string): Promise<void>
  reactivate(subscriptionRef: string): Promise<void>
  /** Ends a subscription immediately, without a refund. */
  endSubscription(subscriptionRef: string): Promise<void>
  /** Switches the plan from the next period on; returns a URL if the payer must confirm it first. */
  changeNextPlan(
    subscriptionRef: string,
    plan: RecurringPlan,
    page: { periodEnd: Date; returnUrl: string },
  ): Promise<{ confirmUrl: string | null }>
  refund(request: RefundRequest): Promise<{ refundRef: string }>
  /** URL of the gateway's own pages for cards and receipts. */
  portalUrl(subscriptionRef: string, returnUrl: string): Promise<string | null>
}
