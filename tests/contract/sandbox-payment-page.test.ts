import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readReply } from '../../src/api/read-reply.ts'
import { contract } from '../../src/contract/contract.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import {
  BASIC_YEARLY,
  bookReports,
  decide,
  orderOf,
  placeOrder,
  SMALL_PACK,
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

describe('the payment page of the sandbox', () => {
  test('says that no money moves, runs no script and lets only its own form through', async () => {
    const { checkout_url } = await placeOrder(backend, user, BASIC_YEARLY)
    const page = await backend.app.request(checkout_url, {}, { ip: '127.0.0.1' })
    const html = await page.text()
    expect(html).toContain('Test payment: no real money')
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
    expect(html).toContain('Testzahlung: Es wird kein echtes Geld abgebucht')
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
