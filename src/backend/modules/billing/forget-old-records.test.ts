import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import {
  bookReports,
  buy,
  decide,
  placeOrder,
  SMALL_PACK,
} from '../../../../tests/support/payments.ts'
import { DAY_MS, later } from '../../clock.ts'
import { sandboxCheckouts } from '../../payments/sandbox/tables.ts'
import { forgetOldRecords } from './forget-old-records.ts'
import { inquiries, orderKeys, orders, paymentEvents } from './tables.ts'

let backend: TestBackend
let user: SignedUp
beforeAll(async () => {
  backend = await createTestBackend()
  user = await signUp(backend)
  await buy(backend, user, SMALL_PACK)
  const wish = { ...SMALL_PACK, idempotency_key: randomUUID() }
  await decide(backend, (await placeOrder(backend, user, wish)).checkout_url, 'decline')
  await bookReports(backend)
  await backend.context.db.insert(inquiries).values({
    name: 'Ada',
    company: 'Engines',
    email: 'ada@example.com',
    seats: 20,
    language: 'en',
  })
})
afterAll(() => backend.close())

async function countsAfter(days: number) {
  const { db } = backend.context
  await forgetOldRecords({ db, clock: { now: () => later(new Date(), days * DAY_MS) } })
  const count = async (table: typeof orderKeys | typeof inquiries | typeof paymentEvents) =>
    (await db.select().from(table)).length
  return {
    keys: await count(orderKeys),
    inquiries: await count(inquiries),
    reports: await count(paymentEvents),
    checkouts: (await db.select().from(sandboxCheckouts)).map(({ state }) => state).sort(),
    orders: (await db.select().from(orders)).length,
  }
}

test('what nobody needs any more is forgotten when it is old, and orders never', async () => {
  const all = { keys: 1, inquiries: 1, reports: 2, checkouts: ['approved', 'declined'], orders: 2 }
  expect(await countsAfter(6)).toEqual(all)
  expect(await countsAfter(8)).toEqual({ ...all, keys: 0 })
  expect(await countsAfter(31)).toEqual({ ...all, keys: 0, checkouts: ['approved'] })
  expect(await countsAfter(366)).toMatchObject({ inquiries: 0, reports: 2 })
  expect(await countsAfter(401)).toMatchObject({ reports: 0, checkouts: ['approved'], orders: 2 })
})
