import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { buy, orderOf, placeOrder, SMALL_PACK } from '../support/payments.ts'
import { createTestClock } from '../support/test-clock.ts'

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
