import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeCheckout } from '../../src/backend/modules/billing/orders/close-checkout.ts'
import { refundSecondPlan } from '../../src/backend/modules/billing/refunds/refund-second-plan.ts'
import { endAtGateway } from '../../src/backend/modules/billing/subscriptions/end-at-gateway.ts'
import { subscriptions } from '../../src/backend/modules/billing/tables.ts'
import { verifyLedger } from '../../src/backend/modules/credits/index.ts'
import type { WebhookRequest } from '../../src/backend/payments/payment-gateway.ts'
import { createPayments } from '../../src/backend/payments/payments.ts'
import { contract } from '../../src/contract/contract.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import {
  BASIC_MONTHLY,
  bookReports,
  creditsOf,
  type Goods,
  orderOf,
  placeOrder,
  RETURN_PATH,
  SMALL_PACK,
  subscriptionOf,
} from '../support/payments.ts'
import { type PaypalStandIn, startPaypal } from '../support/paypal-stand-in.ts'
import { type StripeStandIn, startStripe } from '../support/stripe-stand-in.ts'
import { createTestClock } from '../support/test-clock.ts'

const clock = createTestClock()
const env = { SESSION_DAYS: '4000', SESSION_IDLE_DAYS: '4000' }
let stripe: StripeStandIn
let paypal: PaypalStandIn
let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  stripe = await startStripe()
  paypal = await startPaypal(clock)
  const payments = createPayments([stripe.gateway, paypal.gateway])
  backend = await createTestBackend({ env, replace: { clock, payments } })
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 0 })
})
afterAll(async () => {
  await backend.close()
  await stripe.close()
  await paypal.close()
})

type Service = 'stripe' | 'paypal'

async function send(service: string, { body, headers }: WebhookRequest): Promise<number> {
  const url = `http://localhost/api/v1/payments/webhooks/${service}`
  const from = { ip: '203.0.113.7', origin: 'http://localhost' }
  return (await backend.app.request(url, { method: 'POST', body, headers }, from)).status
}

/** Sends a report and books it; returns the outcome of the last one stored. */
async function report(service: Service, request: WebhookRequest) {
  const status = await send(service, request)
  expect(status).toBe(200)
  return (await bookReports(backend)).at(-1)
}

async function order(service: Service, goods: Goods) {
  const { order_id, checkout_url } = await placeOrder(backend, user, { ...goods, gateway: service })
  const path = new URL(checkout_url)
  const ref = path.searchParams.get('token') ?? path.pathname.split('/').at(-1) ?? ''
  return { orderId: order_id, ref }
}

/** The payer's action at the service, and the resulting report. */
const PAY = {
  stripe: {
    pack: (ref: string) => stripe.pay(ref),
    plan: (ref: string) => stripe.pay(ref),
    wrongAmount: (ref: string) => stripe.pay(ref, { amount_total: 1 }),
    wrongCurrency: (ref: string) => stripe.pay(ref, { currency: 'cny' }),
    unknownOrder: (ref: string) =>
      stripe.pay(ref, { client_reference_id: '00000000-0000-4000-8000-000000000000' }),
    renew: (ref: string) => stripe.renew(`sub_${ref}`, 990),
    renewWrong: (ref: string) => stripe.renew(`sub_${ref}`, 99),
  },
  paypal: {
    pack: (ref: string) => {
      paypal.approve(ref)
      return paypal.report('CHECKOUT.ORDER.APPROVED', { id: ref })
    },
    plan: (ref: string) => paypal.charge(ref),
    wrongAmount: (ref: string) => captured(ref, { value: '0.01' }),
    wrongCurrency: (ref: string) => captured(ref, { currency_code: 'CNY' }),
    unknownOrder: (ref: string) => captured(ref, {}, '00000000-0000-4000-8000-000000000000'),
    renew: (ref: string) => paypal.charge(ref),
    renewWrong: (ref: string) => paypal.charge(ref, { total: '0.99' }),
  },
}

function captured(ref: string, change: object, orderId?: string): WebhookRequest {
  const unit = paypal.orders.get(ref)?.purchase_units[0]
  return paypal.report('PAYMENT.CAPTURE.COMPLETED', {
    id: `CAP-${ref}`,
    status: 'COMPLETED',
    custom_id: orderId ?? unit?.custom_id,
    amount: { ...unit?.amount, ...change },
  })
}

/** A pack's payment and, below, reports of its refunds, with ids known in advance. */
const PAID = {
  stripe: (ref: string) => stripe.pay(ref),
  paypal: (ref: string) => captured(ref, {}),
}
const REFUND = {
  stripe: (ref: string, amount = 594, { id = ref, currency = 'USD' } = {}) =>
    stripe.report('refund.created', {
      id: `re_${id}`,
      amount,
      currency: currency.toLowerCase(),
      status: 'succeeded',
      payment_intent: `pi_${ref}`,
    }),
  paypal: (ref: string, amount = 594, { id = ref, currency = 'USD' } = {}) =>
    paypal.report('PAYMENT.CAPTURE.REFUNDED', {
      id: `REF-${id}`,
      amount: { currency_code: currency, value: (amount / 100).toFixed(2) },
      links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/CAP-${ref}` }],
    }),
}

const endedPlansOf = ({ teamId }: SignedUp) =>
  backend.context.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.teamId, teamId), eq(subscriptions.status, 'ended')))

describe.each(['stripe', 'paypal'] as const)('%s', (service) => {
  const pay = PAY[service]
  const standIn = () => (service === 'stripe' ? stripe : paypal)
  const balance = async () => (await creditsOf(backend, user)).balance

  test('[R9.05] a pack is paid, reported and granted', async () => {
    const { orderId, ref } = await order(service, SMALL_PACK)
    expect(await report(service, pay.pack(ref))).toMatchObject({ outcome: 'applied' })
    expect(await orderOf(backend, user, orderId)).toMatchObject({ status: 'PAYED' })
    expect(await balance()).toBe(100)
    standIn().assertSatisfied()
  })

  test('[R9.05] a plan is paid, granted and renewed', async () => {
    const { ref } = await order(service, BASIC_MONTHLY)
    await report(service, pay.plan(ref))
    expect(await balance()).toBe(150)
    const first = await subscriptionOf(backend, user)
    clock.advance(Date.parse(first?.period_end ?? '') - clock.now().getTime())
    expect(await report(service, pay.renew(ref))).toMatchObject({ outcome: 'applied' })
    expect(await subscriptionOf(backend, user)).toMatchObject({ period_start: first?.period_end })
    expect(await balance()).toBe(150)
    const { orders } = await backend.call(contract.billing.orders, {}, user)
    expect(orders.map(({ is_renewal, status }) => [is_renewal, status])).toEqual([
      [true, 'PAYED'],
      [false, 'PAYED'],
    ])
    standIn().assertSatisfied()
  })

  test('a second payment for a plan goes back at the service, once, and what it began ends there', async () => {
    const first = await order(service, BASIC_MONTHLY)
    const second = await order(service, BASIC_MONTHLY)
    await report(service, pay.plan(first.ref))
    const { orderId } = second
    await closeCheckout(backend.context, { orderId })
    expect(await orderOf(backend, user, orderId)).toMatchObject({ failure: 'superseded' })
    // Somebody paid before the page was closed.
    expect(await report(service, pay.plan(second.ref))).toMatchObject({ outcome: 'applied' })
    expect(await orderOf(backend, user, orderId)).toMatchObject({ state: 'refunded' })
    const refunds = () => standIn().requests.filter((request) => /refund/.test(request)).length
    const before = refunds()
    for (let time = 0; time < 2; time++) await refundSecondPlan(backend.context, { orderId })
    expect(refunds()).toBe(before + 1)
    const paid = await backend.call(contract.billing.orders, {}, user)
    expect(paid.orders.map(({ status, refunded_minor }) => [status, refunded_minor])).toEqual([
      ['REFUNDED', 990],
      ['PAYED', 0],
    ])
    expect(await balance()).toBe(150)
    for (const { id } of await endedPlansOf(user)) {
      await endAtGateway(backend.context, { subscriptionId: id })
    }
    const ref = service === 'stripe' ? `sub_${second.ref}` : second.ref
    expect(standIn().subscriptions.get(ref)?.status.toLowerCase()).toMatch(/^cancell?ed$/)
    standIn().assertSatisfied()
  })

  test('a report that is sent again grants nothing again', async () => {
    const { ref } = await order(service, SMALL_PACK)
    const sent = pay.pack(ref)
    await report(service, sent)
    await report(service, sent)
    await send(service, sent)
    await bookReports(backend)
    expect(await balance()).toBe(100)
  })

  test('a payment that both a report and a question tell of is booked once', async () => {
    const { orderId, ref } = await order(service, SMALL_PACK)
    const late = pay.pack(ref)
    const asked = { orderId, refresh: 'true' }
    const shown = await backend.call(contract.billing.order, asked, user)
    expect(shown.status).toBe('PAYED')
    expect(await report(service, late)).toMatchObject({ outcome: 'repeated' })
    expect(await balance()).toBe(100)
  })

  test('a forged report is refused and kept nowhere', async () => {
    const { orderId, ref } = await order(service, SMALL_PACK)
    const { body, headers } = pay.pack(ref)
    const before = await bookReports(backend)
    expect(await send(service, { body: `${body} `, headers })).toBe(400)
    expect(await send(service, { body, headers: new Headers() })).toBe(400)
    expect(await send(service, { body: '{', headers })).toBe(400)
    expect(await bookReports(backend)).toHaveLength(before.length)
    expect((await orderOf(backend, user, orderId)).status).toBe('CREATED')
  })

  test.each([
    ['wrongAmount', 'wrong_amount'],
    ['wrongCurrency', 'wrong_currency'],
    ['unknownOrder', 'unknown_order'],
  ] as const)('a genuine report with %s grants nothing', async (what, reason) => {
    const { orderId, ref } = await order(service, SMALL_PACK)
    expect(await report(service, pay[what](ref))).toMatchObject({ outcome: 'refused', reason })
    expect((await orderOf(backend, user, orderId)).status).toBe('CREATED')
    expect(await balance()).toBe(0)
  })

  test('a renewal at another price grants nothing', async () => {
    const { ref } = await order(service, BASIC_MONTHLY)
    await report(service, pay.plan(ref))
    expect(await report(service, pay.renewWrong(ref))).toMatchObject({ reason: 'wrong_amount' })
    expect(await balance()).toBe(150)
  })

  test('[R4.09] the renewal is stopped and taken up again at the service', async () => {
    const { ref } = await order(service, BASIC_MONTHLY)
    await report(service, pay.plan(ref))
    const canceled = await backend.call(contract.billing.cancelRenewal, {}, user)
    expect(canceled.subscription?.status).toBe('canceled')
    const again = await backend.call(contract.billing.reactivate, {}, user)
    expect(again.subscription?.status).toBe('active')
    standIn().assertSatisfied()
  })

  test('payment details are changed at the service, where it has a page for that', async () => {
    const { ref } = await order(service, BASIC_MONTHLY)
    await report(service, pay.plan(ref))
    const { subscription } = await backend.call(contract.billing.subscription, {}, user)
    expect(subscription?.has_portal).toBe(service === 'stripe')
    const { url } = await backend.call(
      contract.billing.portal,
      { return_path: '/en/billing' },
      user,
    )
    expect(url).toBe(service === 'stripe' ? 'https://billing.stripe.example/session' : null)
    standIn().assertSatisfied()
  })

  test('an upgrade asks the service for the smaller first payment', async () => {
    const { ref } = await order(service, BASIC_MONTHLY)
    await report(service, pay.plan(ref))
    const to = { plan_id: 'pro', cycle: 'month' } as const
    const { due_minor } = await backend.call(contract.billing.previewChange, to, user)
    expect(due_minor).toBeLessThan(7_990)
    const terms = { ...to, due_minor, return_path: RETURN_PATH }
    const { checkout_url, order_id } = await backend.call(contract.billing.changePlan, terms, user)
    expect((await orderOf(backend, user, order_id ?? '')).amount_minor).toBe(due_minor)
    expect(checkout_url).toMatch(/^https:/)
    standIn().assertSatisfied()
  })

  test('a downgrade is told to the service for the next period', async () => {
    const { ref } = await order(service, { ...BASIC_MONTHLY, goods_id: 'pro', cycle: 'year' })
    await report(service, pay.plan(ref))
    const terms = { plan_id: 'basic', cycle: 'month', due_minor: 0 } as const
    const changed = await backend.call(
      contract.billing.changePlan,
      { ...terms, return_path: RETURN_PATH },
      user,
    )
    expect(changed.change.effective).toBe('period_end')
    standIn().assertSatisfied()
  })

  test('a refund at the service takes back what is left', async () => {
    const { ref } = await order(service, SMALL_PACK)
    await report(service, pay.pack(ref))
    const refund =
      service === 'stripe'
        ? stripe.report('refund.created', {
            id: `re_${ref}`,
            amount: 594,
            currency: 'usd',
            status: 'succeeded',
            payment_intent: `pi_${ref}`,
          })
        : paypal.report('PAYMENT.CAPTURE.REFUNDED', {
            id: `REF-${ref}`,
            amount: { currency_code: 'USD', value: '5.94' },
            links: [
              { rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captureOf(ref)}` },
            ],
          })
    expect(await report(service, refund)).toMatchObject({ outcome: 'applied' })
    expect(await balance()).toBe(0)
    const [first] = (await backend.call(contract.billing.orders, {}, user)).orders
    expect(first).toMatchObject({ status: 'REFUNDED', refunded_minor: 594 })
  })

  test('a refund that is reported before its payment waits for it, and is booked after it', async () => {
    const { orderId, ref } = await order(service, SMALL_PACK)
    const [paid, refunded] = [PAID[service](ref), REFUND[service](ref)]
    expect(await send(service, refunded)).toBe(200)
    expect(await send(service, paid)).toBe(200)
    const early = bookReports(backend, { isLastAttempt: false })
    await expect(early).rejects.toMatchObject({ name: 'EventTooEarly' })
    const outcomes = await bookReports(backend, { newestFirst: true })
    expect(outcomes.slice(-2)).toMatchObject([
      { kind: 'refunded', outcome: 'applied' },
      { kind: 'paid', outcome: 'applied' },
    ])
    expect(await orderOf(backend, user, orderId)).toMatchObject({
      status: 'REFUNDED',
      refunded_minor: 594,
    })
    expect(await balance()).toBe(0)
  })

  test('a refund whose payment never comes is refused in the end, and shown', async () => {
    const { ref } = await order(service, SMALL_PACK)
    expect(await report(service, REFUND[service](ref))).toMatchObject({
      outcome: 'refused',
      reason: 'unknown_payment',
    })
  })

  test('a refund in another currency takes nothing back', async () => {
    const { orderId, ref } = await order(service, SMALL_PACK)
    await report(service, PAID[service](ref))
    const inYuan = REFUND[service](ref, 594, { currency: 'CNY' })
    expect(await report(service, inYuan)).toMatchObject({ reason: 'wrong_currency' })
    expect((await orderOf(backend, user, orderId)).status).toBe('PAYED')
    expect(await balance()).toBe(100)
  })

  test('one refund in two reports counts once, two refunds of a payment are added', async () => {
    const { orderId, ref } = await order(service, SMALL_PACK)
    const refunded = async () => (await orderOf(backend, user, orderId)).refunded_minor
    await report(service, PAID[service](ref))
    await report(service, REFUND[service](ref, 100))
    expect(await report(service, REFUND[service](ref, 100))).toMatchObject({ outcome: 'repeated' })
    expect(await refunded()).toBe(100)
    await report(service, REFUND[service](ref, 100, { id: `second-${ref}` }))
    expect(await refunded()).toBe(200)
    await report(service, REFUND[service](ref, 594, { id: `third-${ref}` }))
    expect(await refunded()).toBe(594)
  })

  test('a service that is away charges nothing and says so', async () => {
    const away = await signUp(backend, { credits: 0 })
    const broken = { ...standIn().gateway, createCheckout: () => Promise.reject(new Error('away')) }
    const payments = createPayments([broken])
    const other = await createTestBackend({ env, replace: { payments } })
    try {
      const buyer = await signUp(other, { credits: 0 })
      await expect(placeOrder(other, buyer, SMALL_PACK)).rejects.toMatchObject({
        code: 'payment_unavailable',
      })
    } finally {
      await other.close()
    }
    expect((await creditsOf(backend, away)).balance).toBe(0)
  })
})

const captureOf = (ref: string) => {
  const [capture] = paypal.orders.get(ref)?.purchase_units[0]?.payments?.captures ?? []
  return capture?.id
}

test('Stripe: a signature of another account is refused', async () => {
  const { ref } = await order('stripe', SMALL_PACK)
  expect(await send('stripe', stripe.pay(ref, {}, { secret: 'whsec_other' }))).toBe(400)
})

test('Stripe: an async payment counts when the money is there', async () => {
  const { orderId, ref } = await order('stripe', SMALL_PACK)
  expect(await send('stripe', stripe.pay(ref, { payment_status: 'unpaid' }))).toBe(200)
  await bookReports(backend)
  expect((await orderOf(backend, user, orderId)).status).toBe('CREATED')
})

test('a renewal that is reported before its beginning waits for it', async () => {
  const { ref } = await order('stripe', BASIC_MONTHLY)
  const [began, renewed] = [stripe.pay(ref), stripe.renew(`sub_${ref}`, 990)]
  expect(await send('stripe', renewed)).toBe(200)
  expect(await send('stripe', began)).toBe(200)
  const early = bookReports(backend, { isLastAttempt: false })
  await expect(early).rejects.toMatchObject({ name: 'EventTooEarly' })
  await bookReports(backend, { newestFirst: true })
  expect((await subscriptionOf(backend, user))?.status).toBe('active')
  expect((await creditsOf(backend, user)).balance).toBe(300)
})

test('a service that is not set up has no webhook', async () => {
  const unknown = { body: '{}', headers: new Headers() }
  expect(await send('test', unknown)).toBe(404)
  expect(await send('constructor', unknown)).toBe(404)
})

test('after all of it every credit adds up', async () => {
  expect(await verifyLedger(backend.context.db)).toEqual([])
})
