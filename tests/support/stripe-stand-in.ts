import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { z } from 'zod'
import type { WebhookRequest } from '../../src/backend/payments/payment-gateway.ts'
import { openStripeGateway } from '../../src/backend/payments/stripe/stripe-gateway.ts'
import { isRecord } from '../../src/contract/is-record.ts'
import { type StandInAnswer, type StandInRequest, startStandIn } from './stand-in-server.ts'

const KEY = 'sk_test_of_the_stand_in'
const WEBHOOK_SECRET = 'whsec_of_the_stand_in'

const amount = z.coerce.number().int().positive()
const text = z.string().min(1)
const metadata = z.strictObject({ order_id: z.uuid() })
const interval = z.enum(['month', 'year'])

/**
 * What a call may contain by the SDK's own types, which the compiler checks each schema against. The only
 * difference: numbers are text in a form.
 */
type Sent<T> = z.ZodType<T, unknown>

const lineItem = z.strictObject({
  quantity: amount,
  price_data: z.strictObject({
    currency: z.enum(['usd', 'cny']),
    unit_amount: amount,
    product_data: z.strictObject({ name: text }),
    recurring: z.strictObject({ interval }).optional(),
  }),
})
const SessionParams = z.strictObject({
  client_reference_id: z.uuid(),
  metadata,
  customer_email: z.email(),
  locale: z.enum(['zh', 'en', 'es', 'de', 'fr', 'ja', 'ko', 'pt', 'th', 'vi']),
  success_url: z.url(),
  cancel_url: z.url(),
  adaptive_pricing: z.strictObject({ enabled: z.stringbool() }),
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(lineItem).length(1),
  payment_intent_data: z.strictObject({ metadata }).optional(),
  subscription_data: z.strictObject({ metadata }).optional(),
  discounts: z.array(z.strictObject({ coupon: text })).optional(),
}) satisfies Sent<Stripe.Checkout.SessionCreateParams>
const CouponParams = z.strictObject({
  amount_off: amount,
  currency: z.enum(['usd', 'cny']),
  duration: z.literal('once'),
  max_redemptions: amount,
  metadata,
}) satisfies Sent<Stripe.CouponCreateParams>
const SubscriptionParams = z.strictObject({
  cancel_at_period_end: z.stringbool().optional(),
  items: z
    .array(
      z.strictObject({
        id: text,
        price_data: z.strictObject({
          currency: z.enum(['usd', 'cny']),
          unit_amount: amount,
          product: text,
          recurring: z.strictObject({ interval }),
        }),
      }),
    )
    .optional(),
  proration_behavior: z.literal('none').optional(),
  trial_end: amount.optional(),
}) satisfies Sent<Stripe.SubscriptionUpdateParams>
const RefundParams = z.strictObject({
  payment_intent: text,
  amount,
}) satisfies Sent<Stripe.RefundCreateParams>
const PortalParams = z.strictObject({
  customer: text,
  return_url: z.url(),
}) satisfies Sent<Stripe.BillingPortal.SessionCreateParams>

/** Parses `a[b][0][c]=1` into a tree. */
function readForm(body: string): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let node = tree
    for (const part of path.slice(0, -1)) {
      const inner = node[part]
      const next = isRecord(inner) ? inner : {}
      node[part] = next
      node = next
    }
    node[path.at(-1) ?? ''] = value
  }
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, asLists(value)]))
}

function asLists(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([name, value]) => [name, asLists(value)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

interface Session {
  [name: string]: unknown
  id: string
  mode: string
  subscription: string | null
}

/** A small Stripe that accepts only what the SDK's types allow, and replies as Stripe does. */
export async function startStripe() {
  const sessions = new Map<string, Session>()
  const coupons = new Map<string, number>()
  const subscriptions = new Map<string, { id: string; interval: string; status: string }>()
  const payments = new Map<string, string>()
  const requests: string[] = []
  const byKey = new Map<string, unknown>()

  const once = (request: StandInRequest, make: () => unknown): StandInAnswer => {
    const key = String(request.headers['idempotency-key'] ?? '')
    if (key === '') throw new Error(`${request.path} came without Idempotency-Key.`)
    if (!byKey.has(key)) byKey.set(key, make())
    return { body: byKey.get(key) }
  }

  function createSession(body: string): Session {
    const sent = SessionParams.parse(readForm(body))
    const id = `cs_test_${randomUUID()}`
    const price = sent.line_items[0]?.price_data
    const off = coupons.get(sent.discounts?.[0]?.coupon ?? '') ?? 0
    if (sent.mode === 'subscription') {
      const ref = `sub_${id}`
      subscriptions.set(ref, {
        id: ref,
        status: 'active',
        interval: price?.recurring?.interval ?? 'none',
      })
    }
    const session = {
      object: 'checkout.session',
      id,
      mode: sent.mode,
      status: 'open',
      client_reference_id: sent.client_reference_id,
      amount_total: (price?.unit_amount ?? 0) - off,
      currency: price?.currency,
      payment_status: 'unpaid',
      payment_intent: null,
      invoice: null,
      subscription: null,
      url: `https://checkout.stripe.example/${id}`,
    }
    sessions.set(id, session)
    return session
  }

  function expireSession(ref: string): StandInAnswer {
    const session = sessions.get(ref)
    if (session?.status !== 'open') return { status: 400, body: { error: {} } }
    session.status = 'expired'
    return { body: session }
  }

  const subscriptionView = (ref: string) => {
    const found = subscriptions.get(ref)
    if (!found) throw new Error(`no subscription ${ref}`)
    const price = { product: 'prod_1', recurring: { interval: found.interval } }
    return {
      object: 'subscription',
      id: ref,
      status: found.status,
      customer: 'cus_1',
      items: { data: [{ id: 'si_1', price }] },
    }
  }

  function answer(request: StandInRequest): StandInAnswer {
    const { method, path, body, headers, query } = request
    if (headers.authorization !== `Bearer ${KEY}`) throw new Error('wrong key')
    if (headers['stripe-version'] !== Stripe.API_VERSION) throw new Error('wrong version')
    requests.push(`${method} ${path}`)
    const ref = path.split('/').at(-1) ?? ''
    const route = `${method} ${path.replace(/\/(cs_test|sub)_[^/]*/, '/{id}')}`
    switch (route) {
      case 'POST /v1/checkout/sessions':
        return once(request, () => createSession(body))
      case 'GET /v1/checkout/sessions/{id}':
        return { body: sessions.get(ref) }
      case 'POST /v1/checkout/sessions/{id}/expire':
        return expireSession(path.split('/').at(-2) ?? '')
      case 'POST /v1/coupons':
        return once(request, () => {
          const { amount_off } = CouponParams.parse(readForm(body))
          const id = `coupon_${randomUUID()}`
          coupons.set(id, amount_off)
          return { object: 'coupon', id }
        })
      case 'GET /v1/subscriptions/{id}':
        return { body: subscriptionView(ref) }
      case 'POST /v1/subscriptions/{id}':
        SubscriptionParams.parse(readForm(body))
        return { body: subscriptionView(ref) }
      case 'DELETE /v1/subscriptions/{id}': {
        const found = subscriptions.get(ref)
        if (found) found.status = 'canceled'
        return { body: subscriptionView(ref) }
      }
      case 'GET /v1/invoice_payments': {
        const wanted = query.get('invoice') ?? query.get('payment[payment_intent]')
        const found = [...payments].find((pair) => pair.includes(wanted ?? ''))
        const data = found
          ? [{ invoice: found[0], payment: { type: 'payment_intent', payment_intent: found[1] } }]
          : []
        return { body: { object: 'list', data, has_more: false } }
      }
      case 'POST /v1/refunds':
        return once(request, () => {
          const sent = RefundParams.parse(readForm(body))
          return { object: 'refund', id: `re_${randomUUID()}`, status: 'succeeded', ...sent }
        })
      case 'POST /v1/billing_portal/sessions':
        PortalParams.parse(readForm(body))
        return { body: { url: 'https://billing.stripe.example/session' } }
      default:
        throw new Error(`Stripe has no ${route} in this product.`)
    }
  }

  const server = await startStandIn(answer)
  const address = { host: '127.0.0.1', port: server.port, protocol: 'http' } as const
  const sdk = new Stripe(KEY)

  /** A report with Stripe's own test signature. */
  function report(
    type: string,
    object: object,
    { id = `evt_${randomUUID()}`, before = {}, secret = WEBHOOK_SECRET } = {},
  ): WebhookRequest {
    const payload = JSON.stringify({
      object: 'event',
      id,
      type,
      api_version: Stripe.API_VERSION,
      data: { object, previous_attributes: before },
    })
    const signature = sdk.webhooks.generateTestHeaderString({ payload, secret })
    return { body: payload, headers: new Headers({ 'stripe-signature': signature }) }
  }

  return {
    ...server,
    gateway: openStripeGateway({ secretKey: KEY, webhookSecret: WEBHOOK_SECRET, address }),
    requests,
    report,
    subscriptions,
    /** The payer pays; the report can be changed in transit. */
    pay(ref: string, change: object = {}, options: { id?: string; secret?: string } = {}) {
      const session = sessions.get(ref)
      if (!session) throw new Error('no such session')
      const isPlan = session.mode === 'subscription'
      const paid = isPlan
        ? { subscription: `sub_${ref}`, invoice: `in_${ref}` }
        : { payment_intent: `pi_${ref}` }
      if (isPlan) payments.set(`in_${ref}`, `pi_${ref}`)
      Object.assign(session, { status: 'complete', payment_status: 'paid', ...paid })
      return report('checkout.session.completed', { ...session, ...change }, options)
    },
    /** A subscription's later invoice. */
    renew(subscription: string, amount_paid: number, currency = 'usd') {
      const id = `in_${randomUUID()}`
      payments.set(id, `pi_of_${id}`)
      const parent = { subscription_details: { subscription } }
      const facts = { object: 'invoice', id, amount_paid, currency, parent }
      const lines = { data: [{ period: { start: 1_800_000_000 } }] }
      return report('invoice.paid', { ...facts, lines, billing_reason: 'subscription_cycle' })
    },
  }
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>
