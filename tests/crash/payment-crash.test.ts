// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { waitFor } from '../support/conditions.ts'
import { type CrashableServer, openCrashableServer } from './crashable-server.ts'

const RECOVERY_MS = 30_000

let server: CrashableServer
beforeAll(async () => {
  server = await openCrashableServer()
  await server.start()
}, 90_000)
afterAll(() => server.remove())

const approve = (address: string) =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'card' }),
    redirect: 'manual',
  })

const balance = async () => (await server.call(contract.credits.balance, {})).balance

test.each(['webhook.stored', 'webhook.booked_before_commit', 'webhook.booked'])(
  '[R4.10] killed at %s, a payment grants its credits exactly once',
  async (point) => {
    const before = await balance()
    const { order_id, checkout_url } = await server.call(contract.billing.checkout, {
      goods_type: 'credit',
      goods_id: 'pack-100',
      return_path: '/en/checkout',
    })
    await server.arm(point)
    await approve(checkout_url).catch(() => undefined)
    await server.died()
    await server.startLater()
    const refreshed = { orderId: order_id, refresh: 'true' }
    const isPaid = async () => {
      const { status } = await server.call(contract.billing.order, refreshed)
      return status === 'PAYED'
    }
    await waitFor(isPaid, 'the payment to be booked', { timeoutMs: RECOVERY_MS })
    // The service sends its report again, as it does when it got no answer.
    expect((await approve(checkout_url)).status).toBe(303)
    await server.call(contract.billing.order, refreshed)
    expect(await balance()).toBe(before + 100)
    expect(await server.verifyLedger()).toEqual([{ ledger: 'adds up' }])
  },
  120_000,
)
