import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { WebhookRequest } from '../../src/backend/payments/payment-gateway.ts'
import { openPaypalGateway } from '../../src/backend/payments/paypal/paypal-gateway.ts'
import { checkPaypalRequest } from './paypal-schemas.ts'
import { type StandInAnswer, type StandInRequest, startStandIn } from './stand-in-server.ts'
import type { TestClock } from './test-clock.ts'

const WEBHOOK_ID = '9AB12345CD678901E'
const KEY = 'what only PayPal knows'
/** Hexadecimal: PayPal's schema wants the first character of a signature to be a letter or a digit. */
const sign = (body: string) => createHmac('sha256', KEY).update(body).digest('hex')

const Money = z.looseObject({ currency_code: z.string(), value: z.string() })
const SentOrder = z.looseObject({
  purchase_units: z.array(z.looseObject({ custom_id: z.string(), amount: Money })),
})
const SentSubscription = z.object({ custom_id: z.string(), plan_id: z.string() })
const Cycle = z.object({ pricing_scheme: z.object({ fixed_price: Money }) })
const SentPlan = z.object({ product_id: z.string(), billing_cycles: z.tuple([Cycle], Cycle) })

type Money = z.infer<typeof Money>
interface PaypalOrder {
  id: string
  status: string
  purchase_units: { custom_id: string; amount: Money; payments?: { captures: Capture[] } }[]
}
interface Capture {
  id: string
  status: string
  amount: Money
  custom_id: string
}
interface PaypalSubscription extends z.infer<typeof SentSubscription> {
  id: string
  status: string
}

/** A small PayPal that checks every request against PayPal's documents and keeps its data. */
export async function startPaypal(clock: TestClock) {
  const orders = new Map<string, PaypalOrder>()
  const subscriptions = new Map<string, PaypalSubscription>()
  const plans = new Map<string, { product_id: string; first: Money }>()
  const requests: string[] = []
  const byRequestId = new Map<string, unknown>()

  const made = (request: StandInRequest, make: () => unknown): StandInAnswer => {
    const id = String(request.headers['paypal-request-id'] ?? '')
    if (id === '') throw new Error(`${request.path} came without PayPal-Request-Id.`)
    const key = `${request.path} ${id}`
    if (!byRequestId.has(key)) byRequestId.set(key, make())
    return { status: 201, body: byRequestId.get(key) }
  }
  const link = (rel: string, path: string) => ({ rel, href: `https://paypal.example${path}` })

  function capture(order: PaypalOrder | undefined): StandInAnswer {
    const unit = order?.purchase_units[0]
    if (!order || !unit || order.status !== 'APPROVED') return { status: 422, body: {} }
    order.status = 'COMPLETED'
    const { amount, custom_id } = unit
    unit.payments = {
      captures: [{ id: `CAP-${randomUUID()}`, status: 'COMPLETED', amount, custom_id }],
    }
    return { status: 201, body: order }
  }

  type Sent = Record<string, unknown>
  type Route = (request: StandInRequest, sent: Sent, id: string) => StandInAnswer

  const createOrder: Route = (request, sent) =>
    made(request, () => {
      const given = SentOrder.parse(sent)
      const order = { ...given, id: `ORDER-${randomUUID()}`, status: 'PAYER_ACTION_REQUIRED' }
      orders.set(order.id, order)
      return { ...order, links: [link('payer-action', `/checkoutnow?token=${order.id}`)] }
    })
  const createPlan: Route = (request, sent) =>
    made(request, () => {
      const { product_id, billing_cycles } = SentPlan.parse(sent)
      const plan = { id: `P-${randomUUID()}`, product_id }
      plans.set(plan.id, { product_id, first: billing_cycles[0].pricing_scheme.fixed_price })
      return plan
    })
  const createSubscription: Route = (request, sent) =>
    made(request, () => {
      const { custom_id, plan_id } = SentSubscription.parse(sent)
      const one = { id: `I-${randomUUID()}`, status: 'APPROVAL_PENDING', custom_id, plan_id }
      subscriptions.set(one.id, one)
      return { ...one, links: [link('approve', `/subscribe/${one.id}`)] }
    })
  const verify: Route = ({ body }, sent) => {
    const raw = body.slice(body.indexOf('"webhook_event":') + 16, -1)
    const isOurs = sent.webhook_id === WEBHOOK_ID && sent.transmission_sig === sign(raw)
    return { body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } }
  }
  const become =
    (status: string): Route =>
    (_request, _sent, id) => {
      const one = subscriptions.get(id)
      if (!one || one.status === 'CANCELLED') return { status: 422, body: {} }
      one.status = status
      return { status: 204, body: null }
    }
  const orGone = (found: unknown): StandInAnswer =>
    found ? { body: found } : { status: 404, body: {} }

  const ROUTES: [RegExp, Route][] = [
    [/^POST .*\/verify-webhook-signature$/, verify],
    [/^POST \/v2\/checkout\/orders$/, createOrder],
    [/^GET \/v2\/checkout\/orders\/([^/]+)$/, (_r, _s, id) => orGone(orders.get(id))],
    [/^POST \/v2\/checkout\/orders\/([^/]+)\/capture$/, (_r, _s, id) => capture(orders.get(id))],
    [/^POST \/v1\/catalogs\/products$/, (r) => made(r, () => ({ id: `PROD-${randomUUID()}` }))],
    [/^POST \/v1\/billing\/plans$/, createPlan],
    [/^GET \/v1\/billing\/plans\/([^/]+)$/, (_r, _s, id) => orGone({ id, ...plans.get(id) })],
    [/^POST \/v1\/billing\/subscriptions$/, createSubscription],
    [/^GET .*\/subscriptions\/([^/]+)$/, (_r, _s, id) => orGone(subscriptions.get(id))],
    [/^GET .*\/subscriptions\/([^/]+)\/transactions$/, (_r, _s, id) => paymentsOf(id)],
    [
      /^POST .*\/subscriptions\/([^/]+)\/revise$/,
      (_r, _s, id) => ({ body: { links: [link('approve', `/revise/${id}`)] } }),
    ],
    [/^POST .*\/subscriptions\/([^/]+)\/suspend$/, become('SUSPENDED')],
    [/^POST .*\/subscriptions\/([^/]+)\/activate$/, become('ACTIVE')],
    [/^POST .*\/subscriptions\/([^/]+)\/cancel$/, become('CANCELLED')],
    [/^POST .*\/refund$/, (r) => made(r, () => ({ id: `REF-${randomUUID()}` }))],
  ]

  function signIn({ headers }: StandInRequest): StandInAnswer {
    const right = `Basic ${Buffer.from('client:secret').toString('base64')}`
    if (headers.authorization !== right) throw new Error('wrong credentials')
    return { body: { access_token: 'paypal-token', expires_in: 32_400 } }
  }

  function answer(request: StandInRequest): StandInAnswer {
    const { method, path, body, headers } = request
    if (path === '/v1/oauth2/token') return signIn(request)
    if (headers.authorization !== 'Bearer paypal-token') throw new Error('not signed in')
    checkPaypalRequest(method, path, body)
    requests.push(`${method} ${path}`)
    const called = `${method} ${path}`
    for (const [pattern, route] of ROUTES) {
      const match = pattern.exec(called)
      if (match) return route(request, body === '' ? {} : JSON.parse(body), match[1] ?? '')
    }
    throw new Error(`The stand-in has no ${called}.`)
  }

  const sales = new Map<string, { id: string; amount: Money }[]>()
  const paymentsOf = (id: string): StandInAnswer => {
    const transactions = (sales.get(id) ?? []).map((sale) => ({
      id: sale.id,
      status: 'COMPLETED',
      amount_with_breakdown: { gross_amount: sale.amount },
    }))
    return { body: { transactions } }
  }

  const server = await startStandIn(answer)
  const baseUrl = `http://127.0.0.1:${server.port}`
  const settings = { clientId: 'client', clientSecret: 'secret', webhookId: WEBHOOK_ID, baseUrl }

  /** A signed report as PayPal sends it. */
  function report(event_type: string, resource: object, id = `WH-${randomUUID()}`): WebhookRequest {
    const body = JSON.stringify({ id, event_type, resource }, null, 1)
    const headers = new Headers({
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/cert',
      'paypal-transmission-id': randomUUID(),
      'paypal-transmission-sig': sign(body),
      'paypal-transmission-time': clock.now().toISOString(),
    })
    return { body, headers }
  }

  return {
    ...server,
    gateway: openPaypalGateway({ ...settings, clock }),
    requests,
    report,
    orders,
    subscriptions,
    approve(ref: string) {
      const order = orders.get(ref)
      if (order) order.status = 'APPROVED'
    },
    /** A subscription's payment: the first, or a renewal. */
    charge(ref: string, change: { total?: string; currency?: string } = {}) {
      const one = subscriptions.get(ref)
      const price = plans.get(one?.plan_id ?? '')?.first
      if (!one || !price) throw new Error('no such subscription')
      one.status = 'ACTIVE'
      const id = `SALE-${randomUUID()}`
      const amount = {
        total: change.total ?? price.value,
        currency: change.currency ?? price.currency_code,
      }
      const kept = sales.get(ref) ?? []
      sales.set(ref, [
        ...kept,
        { id, amount: { currency_code: amount.currency, value: amount.total } },
      ])
      return report('PAYMENT.SALE.COMPLETED', {
        id,
        amount,
        state: 'completed',
        billing_agreement_id: ref,
        custom: one.custom_id,
      })
    },
  }
}

export type PaypalStandIn = Awaited<ReturnType<typeof startPaypal>>
