import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../../tests/support/backend.ts'
import {
  BASIC_YEARLY,
  bookReports,
  buy,
  decide,
  placeOrder,
  SMALL_PACK,
  spend,
} from '../../../../../tests/support/payments.ts'
import { createTestClock } from '../../../../../tests/support/test-clock.ts'
import { DAY_MS, later } from '../../../clock.ts'
import { balanceOfTeam } from '../../credits/index.ts'
import { grantDueMonths } from '../subscriptions/grant-due-months.ts'
import { RefundWish, refundOrder } from './refund-order.ts'

const clock = createTestClock()
let folder: string
let backend: TestBackend
let user: SignedUp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-refunds-'))
  const file = join(folder, 'prices.json')
  await writeFile(file, JSON.stringify({ plans: { basic: { yearlyGrant: 'monthly' } } }))
  backend = await createTestBackend({
    replace: { clock },
    env: { CATALOGUE_FILE: file, SESSION_DAYS: '4000', SESSION_IDLE_DAYS: '4000' },
  })
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 0 })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true })
})

const decisionOf = async (wish: { order: string; requestedAt?: Date; undeliveredSince?: Date }) =>
  (await refundOrder(backend.context, RefundWish.parse(wish))).decision

describe('[R9.06] a year whose credits come month by month', () => {
  test('counts the months to come as unused, when all of the first month is spent', async () => {
    const order = await buy(backend, user, BASIC_YEARLY)
    await spend(backend, user, 150)
    const { steps } = await decisionOf({ order })
    // 11 of 12 months of 95.04 dollars, and 75 percent of them.
    expect(steps.slice(1, 3)).toEqual([
      { reason: 'unused_credits', minor: 8_712 },
      { reason: 'annual_share', percent: 75, minor: 6_534 },
    ])
  })

  test('counts nothing to come, when all came at once under an earlier price list', async () => {
    const { order_id: order, checkout_url } = await placeOrder(backend, user, BASIC_YEARLY)
    await decide(backend, checkout_url, 'card')
    const env = { ...backend.context.env, CATALOGUE_FILE: undefined }
    await bookReports({ ...backend, context: { ...backend.context, env } })
    await spend(backend, user, 900)
    const { steps } = await decisionOf({ order })
    expect(steps[1]).toEqual({ reason: 'unused_credits', minor: 4_752 })
  })
})

describe('[R9.06] a refund is decided as of the day it was asked for', () => {
  test('so that a year asked back within three months keeps its share while we audit', async () => {
    const order = await buy(backend, user, BASIC_YEARLY)
    const requestedAt = later(clock.now(), 85 * DAY_MS)
    clock.advance(95 * DAY_MS)
    const percentOf = async (wish: { requestedAt?: Date }) =>
      (await decisionOf({ order, ...wish })).steps.find(({ reason }) => reason === 'annual_share')
    expect(await percentOf({ requestedAt })).toMatchObject({ percent: 75 })
    expect(await percentOf({})).toMatchObject({ percent: 50 })
  })

  test('and the days for the audit run from then', async () => {
    const order = await buy(backend, user, SMALL_PACK)
    const requestedAt = clock.now()
    clock.advance(30 * DAY_MS)
    const { auditUntil } = await decisionOf({ order, requestedAt })
    expect(auditUntil.getTime()).toBeLessThan(later(requestedAt, 7 * DAY_MS).getTime())
  })

  test('which is never a day to come', async () => {
    const order = await buy(backend, user, SMALL_PACK)
    const requestedAt = later(clock.now(), DAY_MS)
    await expect(decisionOf({ order, requestedAt })).rejects.toMatchObject({
      details: { field: 'requested_at', rule: 'in_the_future' },
    })
  })
})

describe('a price list that grants years in another way', () => {
  const under = (file: string | undefined) => ({
    ...backend.context,
    env: { ...backend.context.env, CATALOGUE_FILE: file },
  })
  const monthly = () => backend.context.env.CATALOGUE_FILE
  const balance = async () => (await balanceOfTeam(backend.context, user.teamId)).balance

  test.each([
    ['at once', undefined, 1_800],
    ['month by month', 'monthly', 150],
  ] as const)(
    'does so from the next period on: what came %s goes on so',
    async (_, way, credits) => {
      const { checkout_url } = await placeOrder(backend, user, BASIC_YEARLY)
      await decide(backend, checkout_url, 'card')
      await bookReports({ ...backend, context: under(way && monthly()) })
      expect(await balance()).toBe(credits)
      const changed = under(way ? undefined : monthly())
      await grantDueMonths(changed)
      expect(await balance()).toBe(credits)
      // With monthly grants, the previous month's credits have expired by then.
      clock.advance(35 * DAY_MS)
      await grantDueMonths(changed)
      expect(await balance()).toBe(credits)
    },
  )
})
