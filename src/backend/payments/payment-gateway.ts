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

/** A plan as a gateway renews it. */
export interface RecurringPlan {
  planId: PlanId
  cycle: BillingCycle
  price: Money
}

export interface CheckoutRequest {
  /** Our order: travels with the payment and comes back with every report about it. */
  orderId: string
  /** What the payer reads on the payment page. */
  title: string
  /** What is paid now. */
  due: Money
  /** Renews by itself when given; the first payment may be smaller than the price. */
  plan: RecurringPlan | null
  payerEmail: string
  language: Language
  successUrl: string
  cancelUrl: string
}

export interface Checkout {
  /** The gateway's id of the payment page. */
  ref: string
  /** Where the browser goes. */
  url: string
}

/** What a gateway reports, verified, in our words. */
export type PaymentEvent =
  | (Money & {
      kind: 'paid'
      orderId: string
      paymentRef: string
      /** Set when the payment began a subscription. */
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
  /** The gateway's id of this report. */
  eventRef: string
  event: PaymentEvent
}

/** A report as it arrived: the signature is over these very bytes. */
export interface WebhookRequest {
  body: string
  headers: Headers
}

/** What a gateway knows of a payment page when it is asked. */
export type FetchedState =
  | { state: 'open' }
  | { state: 'failed'; reason: string }
  | { state: 'paid'; event: PaymentEvent & { kind: 'paid' } }

export interface RefundRequest extends Money {
  paymentRef: string
  /** The same key refunds once, however often it is sent. */
  key: string
}

/**
 * Who takes the money. Credits follow only what `verifyWebhook` or `fetchState` returns, never what
 * a browser brings back.
 */
export interface PaymentGateway {
  id: GatewayId
  methods: readonly PaymentMethod[]
  currencies: readonly Currency[]
  /** No money moves; whoever shows it must say so. */
  isSandbox: boolean
  hasPortal: boolean
  /** @throws AppError('payment_unavailable') */
  createCheckout(request: CheckoutRequest): Promise<Checkout>
  /**
   * The events a report carries; none for kinds that mean nothing to us.
   * @throws AppError('webhook_refused') when it is not genuine
   */
  verifyWebhook(request: WebhookRequest): VerifiedEvent[] | Promise<VerifiedEvent[]>
  /** Closes a payment page that is still open, so that nobody pays there; some services cannot. */
  closeCheckout(ref: string): Promise<void>
  fetchState(checkout: { ref: string; orderId: string }): Promise<FetchedState>
  cancelRenewal(subscriptionRef: string): Promise<void>
  reactivate(subscriptionRef: string): Promise<void>
  /** Ends a subscription at once, without money back. */
  endSubscription(subscriptionRef: string): Promise<void>
  /** Another plan from the next period on; an address where the payer must confirm it first. */
  changeNextPlan(
    subscriptionRef: string,
    plan: RecurringPlan,
    page: { periodEnd: Date; returnUrl: string },
  ): Promise<{ confirmUrl: string | null }>
  refund(request: RefundRequest): Promise<{ refundRef: string }>
  /** Address of the gateway's own pages for cards and receipts. */
  portalUrl(subscriptionRef: string, returnUrl: string): Promise<string | null>
}
