// @module-tag postgres
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
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
  subscriptionOf,
} from '../support/payments.ts'

let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  backend = await createTestBackend()
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 0 })
})
afterAll(() => backend.close())

const ordersOf = (who: SignedUp, input: object = {}) =>
  backend.call(contract.billing.orders, input, who)

describe('buying', () => {
  test('[R4.10] a pack: pending, paid, and its credits never end', async () => {
    const { order_id, checkout_url } = await placeOrder(backend, user, SMALL_PACK)
    expect(await orderOf(backend, user, order_id)).toMatchObject({
      status: 'CREATED',
      state: 'pending',
      amount_minor: 594,
      has_invoice: false,
    })
    const answer = await decide(backend, checkout_url, 'card')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `http://localhost${RETURN_PATH}?order_id=${order_id}`,
    )
    expect((await creditsOf(backend, user)).balance).toBe(0)
    await bookReports(backend)
    expect(await orderOf(backend, user, order_id)).toMatchObject({
      status: 'PAYED',
      state: 'succeeded',
      method: 'card',
      has_invoice: true,
    })
    expect(await creditsOf(backend, user)).toEqual({
      balance: 100,
      held: 0,
      lots: [{ kind: 'pack', granted: 100, remaining: 100, expires_at: null }],
    })
  })

  test('[R3.12] a monthly plan: its period, its credits and its end', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const subscription = await subscriptionOf(backend, user)
    expect(subscription).toMatchObject({
      plan_id: 'basic',
      cycle: 'month',
      amount_minor: 990,
      status: 'active',
      renewal_type: 'automatic',
      is_renewing: true,
      can_cancel: true,
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
      included: 3,
      total: 7,
      taken: 1,
      can_add: true,
      bought: [{ quantity: 4 }],
    })
  })

  test('[R4.10] a declined payment fails and grants nothing', async () => {
    const { order_id, checkout_url } = await placeOrder(backend, user, SMALL_PACK)
    await decide(backend, checkout_url, 'decline')
    await bookReports(backend)
    expect(await orderOf(backend, user, order_id)).toMatchObject({
      status: 'CREATED',
      state: 'failed',
      failure: 'declined',
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
      status: 'PAYED',
      method: 'paypal',
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
    const { data }: { data: { order_id: string } } = await answer.json()
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

function seat(quantity: number) {
  return { goods_type: 'seat', goods_id: 'seat', quantity } as const
}
