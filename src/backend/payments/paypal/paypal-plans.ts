import { z } from 'zod'
import type { BillingCycle } from '../../../contract/goods.ts'
import type { Money, RecurringPlan } from '../payment-gateway.ts'
import type { AskPaypal } from './paypal-api.ts'
import { paypalMoney } from './paypal-money.ts'

const Named = z.object({ id: z.string().min(1) })
const Plan = z.object({ id: z.string().min(1), product_id: z.string().min(1) })

const INTERVALS: Record<BillingCycle, string> = { month: 'MONTH', year: 'YEAR' }

const billingCycle = (
  { cycle }: RecurringPlan,
  price: Money,
  place: { tenure_type: 'TRIAL' | 'REGULAR'; sequence: number; total_cycles: number },
) => ({
  frequency: { interval_unit: INTERVALS[cycle], interval_count: 1 },
  pricing_scheme: { fixed_price: paypalMoney(price) },
  ...place,
})

/** PayPal models a smaller first payment as a trial of one cycle. */
function billingCyclesOf(plan: RecurringPlan, due: Money | null) {
  if (due === null || due.amountMinor === plan.price.amountMinor) {
    const place = { tenure_type: 'REGULAR', sequence: 1, total_cycles: 0 } as const
    return [billingCycle(plan, plan.price, place)]
  }
  return [
    billingCycle(plan, due, { tenure_type: 'TRIAL', sequence: 1, total_cycles: 1 }),
    billingCycle(plan, plan.price, { tenure_type: 'REGULAR', sequence: 2, total_cycles: 0 }),
  ]
}

const createProduct = async (ask: AskPaypal, name: string): Promise<string> => {
  const call = { method: 'POST', path: '/v1/catalogs/products' } as const
  const body = JSON.stringify({ name, type: 'SERVICE', category: 'SOFTWARE' })
  return (await ask(Named, { ...call, body, requestId: `product-${name}` })).id
}

export async function productOfSubscription(ask: AskPaypal, ref: string): Promise<string> {
  const Subscription = z.object({ plan_id: z.string().min(1) })
  const path = `/v1/billing/subscriptions/${encodeURIComponent(ref)}`
  const { plan_id } = await ask(Subscription, { method: 'GET', path })
  const planPath = `/v1/billing/plans/${encodeURIComponent(plan_id)}`
  return (await ask(Plan, { method: 'GET', path: planPath })).product_id
}

/** Creates the plan for a subscription at the order's own price, and returns its id. */
export async function createPaypalPlan(
  ask: AskPaypal,
  wanted: {
    plan: RecurringPlan
    due: Money | null
    title: string
    key: string
    productId?: string
  },
): Promise<string> {
  const { plan, due, title, key } = wanted
  const product_id = wanted.productId ?? (await createProduct(ask, title.slice(0, 127)))
  const { id } = await ask(Named, {
    method: 'POST',
    path: '/v1/billing/plans',
    requestId: `plan-${key}`,
    body: JSON.stringify({
      product_id,
      name: title.slice(0, 127),
      billing_cycles: billingCyclesOf(plan, due),
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
    }),
  })
  return id
}
