// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import {
  BASIC_MONTHLY,
  BASIC_YEARLY,
  bookReports,
  buy,
  creditsOf,
  decide,
  orderOf,
  placeOrder,
  SMALL_PACK,
  subscriptionOf,
} from '../../../../tests/support/payments.ts'
import { addColleague } from '../../../../tests/support/teams.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { DAY_MS } from '../../clock.ts'
import { findLiveSubscription } from './subscriptions/live-subscription.ts'
import { sweepBilling } from './sweep-billing.ts'
import { storeEvents } from './webhooks/store-events.ts'

const clock = createTestClock()
let backend: TestBackend
let user: SignedUp
beforeAll(async () => {
  const env = { SESSION_DAYS: '4000', SESSION_IDLE_DAYS: '4000' }
  backend = await createTestBackend({ env, replace: { clock } })
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 0 })
})
afterAll(() => backend.close())

const balance = async () => (await creditsOf(backend, user)).balance
const periodEnd = async () => Date.parse((await subscriptionOf(backend, user))?.period_end ?? '')

/** Advances the clock and sweeps twice, because due work must be done only once. */
async function passUntil(instant: number) {
  clock.advance(instant - clock.now().getTime())
  for (let i = 0; i < 2; i++) {
    await sweepBilling(backend.context)
    await bookReports(backend)
  }
}

test('[R4.09] an active plan is renewed on its day, once, and old credits end', async () => {
  await buy(backend, user, BASIC_MONTHLY)
  const end = await periodEnd()
  await passUntil(end + 1)
  expect(await subscriptionOf(backend, user)).toMatchObject({
    status: 'active',
    period_start: new Date(end).toISOString(),
  })
  expect(await balance()).toBe(150)
  const { orders } = await backend.call(contract.billing.orders, {}, user)
  expect(orders.map(({ is_renewal, amount_minor }) => [is_renewal, amount_minor])).toEqual([
    [true, 990],
    [false, 990],
  ])
})

test('[R4.09] a cancelled plan ends with its period, and pack credits stay', async () => {
  await buy(backend, user, BASIC_MONTHLY)
  await buy(backend, user, SMALL_PACK)
  await backend.call(contract.billing.cancelRenewal, {}, user)
  await passUntil((await periodEnd()) + 1)
  expect(await subscriptionOf(backend, user)).toBeNull()
  expect(await creditsOf(backend, user)).toMatchObject({
    balance: 100,
    lots: [{ kind: 'pack', remaining: 100 }],
  })
})

test('credits of a period that is over count no more, even before they are swept', async () => {
  await buy(backend, user, BASIC_MONTHLY)
  clock.advance((await periodEnd()) - clock.now().getTime())
  expect(await balance()).toBe(0)
})

test('a downgrade begins with the next period, at its price and with its credits', async () => {
  await buy(backend, user, { ...BASIC_MONTHLY, goods_id: 'pro' })
  const to = { plan_id: 'basic', cycle: 'month', due_minor: 0, return_path: '/en/billing' } as const
  await backend.call(contract.billing.changePlan, to, user)
  await passUntil((await periodEnd()) + 1)
  expect(await subscriptionOf(backend, user)).toMatchObject({
    plan_id: 'basic',
    amount_minor: 990,
    next_plan: null,
  })
  expect(await balance()).toBe(150)
})

test('a change nobody confirmed at the gateway leaves the plan to renew at its own price', async () => {
  await buy(backend, user, { ...BASIC_MONTHLY, goods_id: 'pro' })
  const to = { plan_id: 'basic', cycle: 'month', due_minor: 0, return_path: '/en/billing' } as const
  await backend.call(contract.billing.changePlan, to, user)
  clock.advance((await periodEnd()) - clock.now().getTime())
  const live = await findLiveSubscription(backend.context.db, user.teamId)
  await storeEvents(backend.context, 'test', [
    {
      eventRef: randomUUID(),
      event: {
        kind: 'renewed',
        subscriptionRef: live?.gatewayRef ?? '',
        paymentRef: randomUUID(),
        amountMinor: 7_990,
        currency: 'USD',
        periodStart: null,
        method: 'paypal',
      },
    },
  ])
  expect((await bookReports(backend)).at(-1)).toMatchObject({ outcome: 'applied' })
  expect(await subscriptionOf(backend, user)).toMatchObject({
    plan_id: 'pro',
    amount_minor: 7_990,
    next_plan: { plan_id: 'basic' },
  })
  expect(await balance()).toBe(3_000)
})

test('[R5.09] [R6.04] a plan raises what the team may do, and its end takes it back', async () => {
  const limits = async () => {
    const { concurrency, reference_images_max } = await backend.call(
      contract.credits.balance,
      {},
      user,
    )
    return [concurrency, reference_images_max]
  }
  expect(await limits()).toEqual([1, 4])
  await buy(backend, user, BASIC_MONTHLY)
  expect(await limits()).toEqual([1, 4])
  const other = await signUp(backend, { credits: 0 })
  user = other
  await buy(backend, user, BASIC_YEARLY)
  expect(await limits()).toEqual([1, 10])
  user = await signUp(backend, { credits: 0 })
  await buy(backend, user, { ...BASIC_MONTHLY, goods_id: 'pro' })
  expect(await limits()).toEqual([4, 10])
  await backend.call(contract.billing.cancelRenewal, {}, user)
  await passUntil((await periodEnd()) + 1)
  expect(await limits()).toEqual([1, 4])
})

test('[R6.03] a team lets in as many as it has seats', async () => {
  const letIn = () => addColleague(backend, user)
  await letIn()
  await letIn()
  await expect(letIn()).rejects.toMatchObject({ code: 'seats_taken', details: { seats: 3 } })
  await buy(backend, user, BASIC_MONTHLY)
  await buy(backend, user, { goods_type: 'seat', goods_id: 'seat', quantity: 1 })
  await letIn()
  await expect(letIn()).rejects.toMatchObject({ details: { seats: 4 } })
})

test('[R4.10] an order nobody pays is closed after two days, and a late payment still counts', async () => {
  const { order_id, checkout_url } = await placeOrder(backend, user, SMALL_PACK)
  await passUntil(clock.now().getTime() + 2 * DAY_MS + 1)
  expect(await orderOf(backend, user, order_id)).toMatchObject({
    state: 'failed',
    failure: 'expired',
  })
  await decide(backend, checkout_url, 'card')
  await bookReports(backend)
  expect((await orderOf(backend, user, order_id)).status).toBe('PAYED')
  expect(await balance()).toBe(100)
})

test('a payment whose report never came is found by asking', async () => {
  const { order_id, checkout_url } = await placeOrder(backend, user, SMALL_PACK)
  await decide(backend, checkout_url, 'card')
  await passUntil(clock.now().getTime() + 20 * 60_000)
  expect((await orderOf(backend, user, order_id)).status).toBe('PAYED')
  expect(await balance()).toBe(100)
})
