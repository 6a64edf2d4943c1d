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
  placeOrder,
  RETURN_PATH,
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

describe('a subscription', () => {
  const cancel = () => backend.call(contract.billing.cancelRenewal, {}, user)

  test('[R4.09] is cancelled, runs on until its end, and is taken up again', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const { subscription } = await cancel()
    expect(subscription).toMatchObject({
      status: 'canceled',
      is_renewing: false,
      can_reactivate: true,
      can_cancel: false,
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
      status: 'active',
      can_cancel: false,
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
      effective: 'now',
      price_minor: 2_990,
      credits_replaced: 150,
      credits_granted: 750,
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
      plan_id: 'standard',
      amount_minor: 2_990,
      status: 'active',
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

  test('[R2.51] of two upgrades that are paid, the first replaces the plan', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const standard = await upgrade('standard', 2_000)
    const pro = await upgrade('pro', 7_000)
    for (const { checkout_url } of [standard, pro])
      await decide(backend, checkout_url ?? '', 'card')
    await bookReports(backend)
    expect(await subscriptionOf(backend, user)).toMatchObject({ plan_id: 'standard' })
    expect((await creditsOf(backend, user)).balance).toBe(750)
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
      plan_id: 'pro',
      next_plan: { plan_id: 'basic', cycle: 'month' },
    })
  })

  test('the sandbox has no pages of its own', async () => {
    await buy(backend, user, BASIC_MONTHLY)
    const asked = { return_path: '/en/billing' }
    expect(await backend.call(contract.billing.portal, asked, user)).toEqual({ url: null })
  })
})

function upgrade(plan_id: 'standard' | 'pro', due_minor: number) {
  const terms = { plan_id, cycle: 'month', return_path: RETURN_PATH, due_minor } as const
  return backend.call(contract.billing.changePlan, terms, user)
}
