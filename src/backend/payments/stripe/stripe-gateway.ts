import Stripe from 'stripe'
import { AppError } from '../../../contract/app-error.ts'
import { CURRENCIES } from '../../../contract/goods.ts'
import type { CheckoutRequest, PaymentGateway, WebhookRequest } from '../payment-gateway.ts'
import { oneOffCheckout, planCheckout } from './stripe-checkout.ts'
import { paidBy, readStripeEvent } from './stripe-events.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** The API's address, if it isn't Stripe's own. */
  address?: { host: string; port: number; protocol: 'http' | 'https' }
}

type Subscriptions = Pick<
  PaymentGateway,
  'cancelRenewal' | 'reactivate' | 'endSubscription' | 'changeNextPlan' | 'portalUrl'
>

const TIMEOUT_MS = 20_000

/** Stripe through its own SDK, which signs, retries, and sets idempotency keys. */
export function openStripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = new Stripe(settings.secretKey, {
    ...settings.address,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  return {
    id: 'stripe',
    methods: ['card'],
    currencies: CURRENCIES,
    isSandbox: false,
    hasPortal: true,

    async createCheckout(request) {
      const params = request.plan
        ? planCheckout(request, request.plan, await firstPaymentCoupon(stripe, request))
        : oneOffCheckout(request)
      const idempotencyKey = `checkout:${request.orderId}`
      const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey })
      if (!url) throw new Error('Stripe opened a payment page without an address.')
      return { ref: id, url }
    },

    async verifyWebhook(request) {
      const event = readSigned(stripe, request, settings.webhookSecret)
      const events = await readStripeEvent(event, (id) => findPaymentRef(stripe, id))
      return events.map((one) => ({ eventRef: event.id, event: one }))
    },

    async fetchState({ ref }) {
      const session = await stripe.checkout.sessions.retrieve(ref)
      const event = paidBy(session)
      if (event) return { state: 'paid', event }
      if (session.status === 'expired') return { state: 'failed', reason: 'expired' }
      return { state: 'open' }
    },

    async closeCheckout(ref) {
      const { status } = await stripe.checkout.sessions.retrieve(ref)
      if (status === 'open') await stripe.checkout.sessions.expire(ref)
    },

    async refund({ paymentRef, amountMinor, key }) {
      const payment_intent = await findPaymentIntent(stripe, paymentRef)
      const params = { payment_intent, amount: amountMinor }
      const { id } = await stripe.refunds.create(params, { idempotencyKey: `refund:${key}` })
      return { refundRef: id }
    },

    ...subscriptionsAt(stripe),
  }
}

/** Operations on recurring plans. */
function subscriptionsAt(stripe: Stripe): Subscriptions {
  return {
    async cancelRenewal(ref) {
      await stripe.subscriptions.update(ref, { cancel_at_period_end: true })
    },

    async reactivate(ref) {
      await stripe.subscriptions.update(ref, { cancel_at_period_end: false })
    },

    async endSubscription(ref) {
      const { status } = await stripe.subscriptions.retrieve(ref)
      if (status !== 'canceled') await stripe.subscriptions.cancel(ref, { prorate: false })
    },

    async changeNextPlan(ref, { cycle, price }, { periodEnd }) {
      const [item] = (await stripe.subscriptions.retrieve(ref)).items.data
      if (!item) throw new Error('The subscription has no item.')
      const isSameCycle = item.price.recurring?.interval === cycle
      const { product } = item.price
      await stripe.subscriptions.update(ref, {
        items: [
          {
            id: item.id,
            price_data: {
              currency: price.currency.toLowerCase(),
              unit_amount: price.amountMinor,
              product: typeof product === 'string' ? product : product.id,
              recurring: { interval: cycle },
            },
          },
        ],
        proration_behavior: 'none',
        // Another cycle would start and be charged immediately; the paid period runs to its end first.
        ...(isSameCycle ? {} : { trial_end: Math.floor(periodEnd.getTime() / 1000) }),
      })
      return { confirmUrl: null }
    },

    async portalUrl(ref, return_url) {
      const { customer: payer } = await stripe.subscriptions.retrieve(ref)
      const customer = typeof payer === 'string' ? payer : payer.id
      return (await stripe.billingPortal.sessions.create({ customer, return_url })).url
    },
  }
}

/** @throws AppError('webhook_refused') if the report is forged, altered or old */
function readSigned(stripe: Stripe, { body, headers }: WebhookRequest, secret: string) {
  try {
    return stripe.webhooks.constructEvent(body, headers.get('stripe-signature') ?? '', secret)
  } catch {
    throw new AppError('webhook_refused', { reason: 'signature' })
  }
}

/** A single-use coupon for the difference, if the first payment is smaller. */
async function firstPaymentCoupon(
  stripe: Stripe,
  { orderId, due, plan }: CheckoutRequest,
): Promise<string | null> {
  const off = (plan?.price.amountMinor ?? 0) - due.amountMinor
  if (off <= 0) return null
  const { id } = await stripe.coupons.create(
    {
      amount_off: off,
      currency: due.currency.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      metadata: { order_id: orderId },
    },
    { idempotencyKey: `coupon:${orderId}` },
  )
  return id
}

/** Our name for a payment: its invoice for a plan, otherwise the payment itself. */
async function findPaymentRef(stripe: Stripe, paymentIntent: string): Promise<string> {
  const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const
  const found = await askStripe(() => stripe.invoicePayments.list({ payment, limit: 1 }))
  const invoice = found.data[0]?.invoice
  if (!invoice) return paymentIntent
  return typeof invoice === 'string' ? invoice : invoice.id
}

async function findPaymentIntent(stripe: Stripe, paymentRef: string): Promise<string> {
  if (!paymentRef.startsWith('in_')) return paymentRef
  const found = await stripe.invoicePayments.list({ invoice: paymentRef, limit: 1 })
  const intent = found.data[0]?.payment.payment_intent
  if (!intent) throw new Error('The invoice has no payment.')
  return typeof intent === 'string' ? intent : intent.id
}

/** For calls made while reading a report: if one fails, the report isn't refused but sent again. */
async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch {
    throw new AppError('payment_unavailable', { gateway: 'stripe' })
  }
}
