import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readReply } from '../../src/api/read-reply.ts'
import { listOutbox } from '../../src/backend/modules/outbox/index.ts'
import { contract } from '../../src/contract/contract.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { failure } from '../support/generations.ts'
import {
  BASIC_MONTHLY,
  BASIC_YEARLY,
  bookReports,
  buy,
  creditsOf,
  decide,
  orderOf,
  placeOrder,
  RETURN_PATH,
  SMALL_PACK,
  spend,
  subscriptionOf,
} from '../support/payments.ts'
import { createTestClock } from '../support/test-clock.ts'

const DAY_MS = 86_400_000
const clock = createTestClock()
let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  backend = await createTestBackend({
    env: { SESSION_DAYS: '4000', SESSION_IDLE_DAYS: '4000' },
    replace: { clock },
  })
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 0 })
})
afterAll(() => backend.close())

const ordersOf = (who: SignedUp, input: object = {}) =>
  backend.call(contract.billing.orders, input, who)

describe('the catalogue', () => {
  test('[R9.02] has the plans of the specification, to the cent', async () => {
    const { currency, plans } = await backend.call(contract.billing.catalogue, {})
    expect(currency).toBe('USD')
    const facts = plans.map(({ id, prices: { month, year }, credits_per_month }) => [
      ...[id, month.amount_minor, year.per_month_minor, year.amount_minor, year.original_minor],
      ...[credits_per_month, year.credits],
    ])
    expect(facts).toEqual([
      ['basic', 990, 792, 9_504, 11_880, 150, 1_800],
      ['standard', 2_990, 1_495, 17_940, 35_880, 750, 9_000],
      ['pro', 7_990, 3_995, 47_940, 95_880, 3_000, 36_000],
    ])
  })

  test('[D9.11] [R9.03] counts each saving from the prices', async () => {
    const { plans, packs } = await backend.call(contract.billing.catalogue, {})
    expect(plans.map(({ prices }) => prices.year.saving_percent)).toEqual([20, 50, 50])
    for (const { discount_percent } of packs) expect(discount_percent).toBe(10)
  })

  test('[R9.04] [R3.14] counts what a plan makes, or says that it is unlimited', async () => {
    const { plans } = await backend.call(contract.billing.catalogue, {})
    const counts = Object.fromEntries(
      plans[0]?.features.map(({ feature, count }) => [feature, count]) ?? [],
    )
    expect(counts).toMatchObject({
      ...{ text_to_image_ads: 100, video_generation_ads: 16, text_to_video_ads: 16 },
      ...{ ugc_creator_ads: 20, video_lip_sync: 18, video_face_change_ads: 18, erase: null },
    })
  })

  test('names the test gateway as one', async () => {
    const { gateways } = await backend.call(contract.billing.catalogue, {})
    expect(gateways).toEqual([{ id: 'test', methods: ['card', 'paypal'], is_test: true }])
  })
})

describe('buying', () => {
  test('[R4.10] a pack: pending, paid, and its credits never end', async () => {
    const { order_id, checkout_url } = await placeOrder(backend, user, SMALL_PACK)
    expect(await orderOf(backend, user, order_id)).toMatchObject({
      ...{ status: 'CREATED', state: 'pending', amount_minor: 594, has_invoice: false },
    })
    const answer = await decide(backend, checkout_url, 'card')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `http://localhost${RETURN_PATH}?order_id=${order_id}`,
    )
    expect((await creditsOf(backend, user)).balance).toBe(0)
    await bookReports(backend)
    expect(await orderOf(backend, user, order_id)).toMatchObject({
      ...{ status: 'PAYED', state: 'succeeded', method: 'card', has_invoice: true },
    })
    expect(await creditsOf(backend, user)).toEqual({
      ...{ balance: 100, held: 0 },
      lots: [{ kind: 'pack', granted: 100, remaining: 100, expires_at: null }],
    })
  })

  test('[R3.12] a monthly plan: its period, its credits and its end', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const subscription = await subscriptionOf(backend, user)
    expect(subscription).toMatchObject({
      ...{ plan_id: 'basic', cycle: 'month', amount_minor: 990, status: 'active' },
      ...{ renewal_type: 'automatic', is_renewing: true, can_cancel: true },
    })
    const { lots } = await creditsOf(backend, user)
    expect(lots).toEqual([
      { kind: 'plan', granted: 150, remaining: 150, expires_at: subscription?.period_end },
    ])
  })

  test('[R9.02] a yearly plan grants its credits at once', async () => {
    await buy(backend, user, BASIC_YEARLY)
    expect((await creditsOf(backend, user)).balance).toBe(1_800)
  })

  test('[R6.03] seats: for a year, on a plan that has them', async () => {
    const seats = { goods_type: 'seat', goods_id: 'seat', quantity: 4 } as const
    await expect(placeOrder(backend, user, seats)).rejects.toEqual(
      failure('plan_upgrade_needed', { feature: 'seats' }),
    )
    await buy(backend, user, BASIC_MONTHLY)
    const order = await orderOf(backend, user, await buy(backend, user, seats))
    expect(order).toMatchObject({ amount_minor: 24_000, quantity: 4, status: 'PAYED' })
    expect(await backend.call(contract.billing.seats, {}, user)).toMatchObject({
      ...{ included: 3, total: 7, taken: 1, can_add: true, bought: [{ quantity: 4 }] },
    })
  })

  test('[R4.10] a declined payment fails and grants nothing', async () => {
    const { order_id, checkout_url } = await placeOrder(backend, user, SMALL_PACK)
    await decide(backend, checkout_url, 'decline')
    await bookReports(backend)
    expect(await orderOf(backend, user, order_id)).toMatchObject({
      ...{ status: 'CREATED', state: 'failed', failure: 'declined' },
    })
    expect((await creditsOf(backend, user)).balance).toBe(0)
  })

  test('[R4.10] a payment page that is left stays pending, and closes after two days', async () => {
    const { order_id, checkout_url } = await placeOrder(backend, user, SMALL_PACK)
    const answer = await decide(backend, checkout_url, 'abandon')
    expect(answer.headers.get('location')).toContain('canceled=1')
    expect((await orderOf(backend, user, order_id)).state).toBe('pending')
  })

  test('a lost report is asked for by whoever checks again', async () => {
    const { order_id, checkout_url } = await placeOrder(backend, user, SMALL_PACK)
    await decide(backend, checkout_url, 'paypal')
    const again = { orderId: order_id, refresh: 'true' }
    expect(await backend.call(contract.billing.order, again, user)).toMatchObject({
      ...{ status: 'PAYED', method: 'paypal' },
    })
    await bookReports(backend)
    expect((await creditsOf(backend, user)).balance).toBe(100)
  })

  test('a double click buys once', async () => {
    const goods = { ...SMALL_PACK, idempotency_key: 'one-click-1' }
    const [first, second] = await Promise.all([
      placeOrder(backend, user, goods),
      placeOrder(backend, user, goods),
    ])
    expect(second.order_id).toBe(first.order_id)
    expect((await ordersOf(user)).total).toBe(1)
    const other = { ...goods, goods_id: 'pack-300' }
    await expect(placeOrder(backend, user, other)).rejects.toEqual(failure('idempotency_conflict'))
  })
})

describe('the test payment page', () => {
  test('says that no money moves, runs no script and lets only its own form through', async () => {
    const { checkout_url } = await placeOrder(backend, user, BASIC_YEARLY)
    const page = await backend.app.request(checkout_url, {}, { ip: '127.0.0.1' })
    const html = await page.text()
    expect(html).toContain('Test payment: no money moves')
    expect(html).toContain('$95.04')
    expect(html).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
  })

  test('speaks the language of whoever pays', async () => {
    const reply = await backend.app.request(
      `${contract.billing.checkout.path}?lang=de`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: user.token },
        body: JSON.stringify({ ...BASIC_YEARLY, return_path: '/de/payment' }),
      },
      { ip: '127.0.0.1', origin: 'http://localhost' },
    )
    const { checkout_url } = contract.billing.checkout.output.parse(readReply(await reply.json()))
    const page = await backend.app.request(checkout_url, {}, { ip: '127.0.0.1' })
    const html = await page.text()
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Testzahlung: Es fließt kein Geld')
    expect(html).toContain('Tarif Basic, ein Jahr')
    expect(html).toContain('Verlängert sich jährlich')
  })

  test('is decided once', async () => {
    const { order_id, checkout_url } = await placeOrder(backend, user, SMALL_PACK)
    await decide(backend, checkout_url, 'decline')
    await decide(backend, checkout_url, 'card')
    await bookReports(backend)
    expect((await orderOf(backend, user, order_id)).state).toBe('failed')
  })

  test('is not found without its token', async () => {
    const unknown = await decide(backend, 'http://localhost/api/v1/payments/test/guess', 'card')
    expect(unknown.status).toBe(404)
  })
})

describe('what a browser may not say', () => {
  test.each([
    ['an unknown plan', { ...BASIC_MONTHLY, goods_id: 'enterprise' }, 'goods_id', 'unknown'],
    ['a prototype name', { ...BASIC_MONTHLY, goods_id: 'constructor' }, 'goods_id', 'unknown'],
    ['an unknown pack', { ...SMALL_PACK, goods_id: 'pack-1' }, 'goods_id', 'unknown'],
    ['a plan without a cycle', { ...BASIC_MONTHLY, cycle: undefined }, 'cycle', 'required'],
    ['two plans', { ...BASIC_MONTHLY, quantity: 2 }, 'quantity', 'one_only'],
    ['minus one seat', seat(-1), 'quantity', 'too_small'],
    ['no seat', seat(0), 'quantity', 'too_small'],
    ['a hundred seats', seat(100), 'quantity', 'too_big'],
    ['two and a half seats', seat(2.5), 'quantity', 'invalid_type'],
    ['huge seats', seat(1e300), 'quantity', 'too_big'],
    ['yuan without yuan prices', { ...SMALL_PACK, currency: 'CNY' }, 'currency', 'not_offered'],
    [
      'a gateway that is not set up',
      { ...SMALL_PACK, gateway: 'stripe' },
      'gateway',
      'not_offered',
    ],
  ] as const)('%s is refused by name, and nothing is created', async (_, goods, field, rule) => {
    const refused = await backend.send(
      contract.billing.checkout,
      { ...goods, return_path: RETURN_PATH },
      user,
    )
    expect(await refused.json()).toMatchObject({
      data: { code: 'invalid_input', details: { field, rule } },
    })
    expect((await ordersOf(user)).total).toBe(0)
  })

  test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'en/checkout'])(
    'the way back cannot lead to %s',
    async (return_path) => {
      const buying = backend.call(contract.billing.checkout, { ...SMALL_PACK, return_path }, user)
      await expect(buying).rejects.toMatchObject({ code: 'invalid_input' })
    },
  )

  test('a price it sends changes nothing', async () => {
    const sent = { ...SMALL_PACK, amount_minor: 1, credits: 1_000_000, return_path: RETURN_PATH }
    const answer = await backend.send(contract.billing.checkout, sent, user)
    const { data } = (await answer.json()) as { data: { order_id: string } }
    const order = await orderOf(backend, user, data.order_id)
    expect(order).toMatchObject({ amount_minor: 594, credits: 100 })
  })

  test('the order of another team is not found', async () => {
    const orderId = await buy(backend, user, SMALL_PACK)
    const stranger = await signUp(backend, { credits: 0 })
    await expect(orderOf(backend, stranger, orderId)).rejects.toEqual(failure('not_found'))
    expect((await ordersOf(stranger)).total).toBe(0)
  })

  test('[R6.01] a visitor buys nothing', async () => {
    const buying = backend.call(contract.billing.checkout, {
      ...SMALL_PACK,
      return_path: RETURN_PATH,
    })
    await expect(buying).rejects.toEqual(failure('not_signed_in'))
  })
})

describe('orders', () => {
  test('[R3.13] come by pages of 10, 20 or 50, the newest first', async () => {
    for (let i = 0; i < 11; i++) {
      clock.advance(1_000)
      await placeOrder(backend, user, SMALL_PACK)
    }
    const first = await ordersOf(user)
    expect(first).toMatchObject({ total: 11, page: 1, page_size: 10 })
    expect(first.orders).toHaveLength(10)
    const second = await ordersOf(user, { page: 2, page_size: 10 })
    expect(second.orders).toHaveLength(1)
    expect(first.orders.map(({ order_id }) => order_id)).not.toContain(second.orders[0]?.order_id)
    expect((await ordersOf(user, { page_size: 20 })).orders).toHaveLength(11)
    await expect(ordersOf(user, { page_size: 11 })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })
})

describe('an invoice', () => {
  const invoiceOf = (orderId: string, who: SignedUp, lang = 'en') =>
    backend.app.request(
      `http://localhost/api/v1/auth/billing/orders/${orderId}/invoice?lang=${lang}`,
      { headers: { authorization: who.token } },
      { ip: '127.0.0.1', origin: 'http://localhost' },
    )

  test.each(LANGUAGES)('is a PDF in %s, for who may see the order', async (language) => {
    const orderId = await buy(backend, user, SMALL_PACK)
    const reply = await invoiceOf(orderId, user, language)
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    const pdf = Buffer.from(await reply.arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const { transaction_id } = await orderOf(backend, user, orderId)
    expect(reply.headers.get('content-disposition')).toContain(`${transaction_id}.pdf`)
  })

  test('is not found for others, for orders without payment and for no order', async () => {
    const orderId = await buy(backend, user, SMALL_PACK)
    const stranger = await signUp(backend, { credits: 0 })
    const { order_id: unpaid } = await placeOrder(backend, user, SMALL_PACK)
    expect((await invoiceOf(orderId, stranger)).status).toBe(404)
    expect((await invoiceOf(unpaid, user)).status).toBe(404)
    expect((await invoiceOf('nothing', user)).status).toBe(404)
    expect((await invoiceOf(orderId, { ...user, token: 'none' })).status).toBe(401)
  })
})

describe('a subscription', () => {
  const cancel = () => backend.call(contract.billing.cancelRenewal, {}, user)

  test('[R4.09] is cancelled, runs on until its end, and is taken up again', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const { subscription } = await cancel()
    expect(subscription).toMatchObject({
      ...{ status: 'canceled', is_renewing: false, can_reactivate: true, can_cancel: false },
    })
    expect((await creditsOf(backend, user)).balance).toBe(150)
    const again = await backend.call(contract.billing.reactivate, {}, user)
    expect(again.subscription).toMatchObject({ status: 'active', is_renewing: true })
  })

  test('[R4.09] cannot be cancelled in its last seven days', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const until = Date.parse((await subscriptionOf(backend, user))?.cancel_until ?? '')
    clock.advance(until - clock.now().getTime() + 1)
    await expect(cancel()).rejects.toMatchObject({ code: 'cancel_too_late' })
    expect(await subscriptionOf(backend, user)).toMatchObject({
      ...{ status: 'active', can_cancel: false },
    })
  })

  test('there is one at a time', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const second = placeOrder(backend, user, { ...BASIC_MONTHLY, goods_id: 'pro' })
    await expect(second).rejects.toEqual(failure('subscription_exists'))
  })

  test('nothing to cancel without one', async () => {
    expect(await subscriptionOf(backend, user)).toBeNull()
    await expect(cancel()).rejects.toEqual(failure('subscription_missing'))
  })

  test('[R2.51] an upgrade is shown before, paid less for, and replaces the plan', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    clock.advance(15 * DAY_MS)
    const to = { plan_id: 'standard', cycle: 'month' } as const
    const preview = await backend.call(contract.billing.previewChange, to, user)
    expect(preview).toMatchObject({
      ...{ effective: 'now', price_minor: 2_990, credits_replaced: 150, credits_granted: 750 },
    })
    expect(preview.credit_minor).toBeGreaterThan(400)
    expect(preview.credit_minor).toBeLessThan(530)
    expect(preview.due_minor).toBe(2_990 - preview.credit_minor)
    const terms = { ...to, return_path: RETURN_PATH, due_minor: preview.due_minor }
    const changing = await backend.call(contract.billing.changePlan, terms, user)
    expect((await subscriptionOf(backend, user))?.plan_id).toBe('basic')
    await decide(backend, changing.checkout_url ?? '', 'card')
    await bookReports(backend)
    expect(await subscriptionOf(backend, user)).toMatchObject({
      ...{ plan_id: 'standard', amount_minor: 2_990, status: 'active' },
    })
    expect((await creditsOf(backend, user)).balance).toBe(750)
  })

  test('[R2.51] credits that made an upgrade cheaper are not spent besides', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const { checkout_url } = await upgrade('standard', 2_000)
    await spend(backend, user, 100)
    await decide(backend, checkout_url ?? '', 'card')
    await bookReports(backend)
    expect((await creditsOf(backend, user)).balance).toBe(750 - 100)
  })

  test('[R2.51] two upgrades are not both made cheaper for the same credits', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const standard = await upgrade('standard', 2_000)
    const pro = await upgrade('pro', 7_000)
    for (const { checkout_url } of [standard, pro])
      await decide(backend, checkout_url ?? '', 'card')
    await bookReports(backend)
    expect(await subscriptionOf(backend, user)).toMatchObject({ plan_id: 'pro' })
    expect((await creditsOf(backend, user)).balance).toBe(750 + 3_000 - 150)
  })

  test('a price that rose since the preview is not charged', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const terms = { plan_id: 'pro', cycle: 'month', due_minor: 1 } as const
    const changing = backend.call(
      contract.billing.changePlan,
      { ...terms, return_path: RETURN_PATH },
      user,
    )
    await expect(changing).rejects.toMatchObject({ code: 'price_changed' })
    expect((await ordersOf(user)).total).toBe(1)
  })

  test('a downgrade begins with the next period and costs nothing now', async () => {
    await buy(backend, user, { ...BASIC_YEARLY, goods_id: 'pro' })
    const to = { plan_id: 'basic', cycle: 'month' } as const
    const { change, checkout_url } = await backend.call(
      contract.billing.changePlan,
      { ...to, return_path: RETURN_PATH, due_minor: 0 },
      user,
    )
    expect(change).toMatchObject({ effective: 'period_end', due_minor: 0, credits_replaced: 0 })
    expect(checkout_url).toBeNull()
    expect(await subscriptionOf(backend, user)).toMatchObject({
      ...{ plan_id: 'pro', next_plan: { plan_id: 'basic', cycle: 'month' } },
    })
  })

  test('the test gateway has no pages of its own', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const asked = { return_path: '/en/billing' }
    expect(await backend.call(contract.billing.portal, asked, user)).toEqual({ url: null })
  })
})

describe('an enterprise inquiry', () => {
  const inquiry = {
    ...{ name: 'Ann', company: 'Shoes & Co', email: 'ann@example.com', seats: 40 },
    message: 'For three markets.',
  }

  test('[R3.14] is kept and mailed to the operator, without an account', async () => {
    await backend.call(contract.billing.inquiry, inquiry)
    const email = backend.context.env.OPERATOR_EMAIL
    const mails = await listOutbox(backend.context, { email })
    expect(mails.map(({ template }) => template)).toEqual(['enterprise_inquiry'])
  })

  test.each([{ seats: 0 }, { email: 'nobody' }, { company: 'A\r\nBcc: b@c.de' }, { name: ' ' }])(
    'is refused with %o',
    async (change) => {
      const sent = backend.call(contract.billing.inquiry, { ...inquiry, ...change })
      await expect(sent).rejects.toMatchObject({ code: 'invalid_input' })
    },
  )
})

function upgrade(plan_id: 'standard' | 'pro', due_minor: number) {
  const terms = { plan_id, cycle: 'month', return_path: RETURN_PATH, due_minor } as const
  return backend.call(contract.billing.changePlan, terms, user)
}

function seat(quantity: number) {
  return { goods_type: 'seat', goods_id: 'seat', quantity } as const
}
