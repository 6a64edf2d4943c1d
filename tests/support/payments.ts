import { asc } from 'drizzle-orm'
import { paymentEvents } from '../../src/backend/modules/billing/tables.ts'
import { applyPaymentEvent } from '../../src/backend/modules/billing/webhooks/apply-payment-event.ts'
import { holdCredits } from '../../src/backend/modules/credits/index.ts'
import { contract } from '../../src/contract/contract.ts'
import type { CheckoutRequest } from '../../src/contract/endpoints/billing/orders.ts'
import type { SignedUp } from './accounts.ts'
import type { TestBackend } from './backend.ts'
import { settleTask } from './ledger-world.ts'
import { insertTask } from './task-row.ts'

export const RETURN_PATH = '/en/checkout'

export type Goods = Omit<CheckoutRequest, 'return_path'>

export const BASIC_MONTHLY = { goods_type: 'plan', goods_id: 'basic', cycle: 'month' } as const
export const BASIC_YEARLY = { goods_type: 'plan', goods_id: 'basic', cycle: 'year' } as const
export const SMALL_PACK = { goods_type: 'credit', goods_id: 'pack-100' } as const

/** Places an order as the pricing page does. */
export const placeOrder = (backend: TestBackend, user: SignedUp, goods: Goods) =>
  backend.call(contract.billing.checkout, { ...goods, return_path: RETURN_PATH }, user)

/** Presses a button on the sandbox's payment page. */
export async function decide(
  backend: TestBackend,
  checkoutUrl: string,
  decision: 'card' | 'paypal' | 'decline' | 'abandon',
): Promise<Response> {
  return await backend.app.request(
    checkoutUrl,
    {
      method: 'POST',
      body: new URLSearchParams({ decision }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    { ip: '127.0.0.1', origin: 'http://localhost' },
  )
}

/** Books every stored report now, as the worker would; returns the outcome of all so far. */
export async function bookReports(
  { context }: TestBackend,
  { isLastAttempt = true, newestFirst = false } = {},
) {
  const inOrder = () => context.db.select().from(paymentEvents).orderBy(asc(paymentEvents.id))
  const events = await inOrder()
  for (const { id } of newestFirst ? events.reverse() : events) {
    await applyPaymentEvent(context, { eventId: id }, { isLastAttempt })
  }
  const rows = await inOrder()
  return rows.map(({ outcome, reason, event }) => ({ kind: event.kind, outcome, reason }))
}

/** Buys something in the sandbox, including its report. */
export async function buy(backend: TestBackend, user: SignedUp, goods: Goods): Promise<string> {
  const { order_id, checkout_url } = await placeOrder(backend, user, goods)
  await decide(backend, checkout_url, 'card')
  await bookReports(backend)
  return order_id
}

export const orderOf = (backend: TestBackend, user: SignedUp, orderId: string) =>
  backend.call(contract.billing.order, { orderId }, user)

export const creditsOf = (backend: TestBackend, user: SignedUp) =>
  backend.call(contract.billing.credits, {}, user)

export const subscriptionOf = async (backend: TestBackend, user: SignedUp) =>
  (await backend.call(contract.billing.subscription, {}, user)).subscription

/** Spends a team's credits on a task that succeeds. */
export async function spend({ context }: TestBackend, user: SignedUp, amount: number) {
  const { teamId } = user
  await context.db.transaction(async (tx) => {
    const { id: taskId } = await insertTask(tx, { teamId, credits: amount })
    await holdCredits(tx, { teamId, taskId, amount, now: context.clock.now() })
    await settleTask(tx, taskId, 'capture')
  })
}
