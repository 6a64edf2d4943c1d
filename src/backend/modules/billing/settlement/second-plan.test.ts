import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../../tests/support/backend.ts'
import { waitFor } from '../../../../../tests/support/conditions.ts'
import {
  BASIC_MONTHLY,
  creditsOf,
  decide,
  orderOf,
  placeOrder,
  subscriptionOf,
} from '../../../../../tests/support/payments.ts'
import { verifyLedger } from '../../credits/index.ts'
import { outbox } from '../../outbox/tables.ts'

const PRO = { ...BASIC_MONTHLY, goods_id: 'pro' } as const

let backend: TestBackend
let user: SignedUp
beforeAll(async () => {
  backend = await createTestBackend({ worker: true })
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 0 })
})
afterAll(() => backend.close())

const stateOf = async (orderId: string) => {
  const { status, failure, refunded_minor } = await orderOf(backend, user, orderId)
  return { status, failure, refunded_minor }
}
const mailsTo = (email: string) =>
  backend.context.db.select().from(outbox).where(eq(outbox.recipient, email))

test('paying for a plan closes the other payment pages, and nobody pays there', async () => {
  const basic = await placeOrder(backend, user, BASIC_MONTHLY)
  const pro = await placeOrder(backend, user, PRO)
  await decide(backend, basic.checkout_url, 'card')
  const page = async () =>
    (await backend.app.request(pro.checkout_url, {}, { ip: '127.0.0.1', origin: '' })).text()
  const isClosed = async () => (await page()).includes('this payment page was closed')
  await waitFor(isClosed, 'the other page to be closed', { everyMs: 20 })
  expect(await page()).not.toContain('value="card"')
  await decide(backend, pro.checkout_url, 'card')
  const unpaid = { status: 'CREATED', failure: 'superseded', refunded_minor: 0 }
  expect(await stateOf(pro.order_id)).toEqual(unpaid)
  expect(await subscriptionOf(backend, user)).toMatchObject({ plan_id: 'basic' })
})

test('a second payment is given back and told, and the first plan stays', {
  tags: ['postgres'],
}, async () => {
  const orders = [
    await placeOrder(backend, user, BASIC_MONTHLY),
    await placeOrder(backend, user, BASIC_MONTHLY),
  ]
  await Promise.all(orders.map(({ checkout_url }) => decide(backend, checkout_url, 'card')))
  const states = () => Promise.all(orders.map(({ order_id }) => stateOf(order_id)))
  const isBack = async () => (await states()).some(({ status }) => status === 'REFUNDED')
  await waitFor(isBack, 'the second payment to go back', { everyMs: 20 })
  expect(await states()).toEqual(
    expect.arrayContaining([
      { status: 'PAYED', failure: null, refunded_minor: 0 },
      { status: 'REFUNDED', failure: 'superseded', refunded_minor: 990 },
    ]),
  )
  expect((await creditsOf(backend, user)).balance).toBe(150)
  expect(await subscriptionOf(backend, user)).toMatchObject({ plan_id: 'basic', status: 'active' })
  const [mail, ...more] = await mailsTo(user.email)
  expect(mail).toMatchObject({ template: 'second_plan_refunded', values: { amount: '$9.90' } })
  expect(more).toEqual([])
  expect(await verifyLedger(backend.context.db)).toEqual([])
})
