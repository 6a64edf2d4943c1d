import type { CreditPack, Plan } from '@/contract/endpoints/billing/price-list'
import { savingPercent } from '@/contract/goods'

/** Whole percent by which a credit is cheaper than with the monthly plan, in the pack that saves the least. */
export function packSaving(
  packs: readonly Pick<CreditPack, 'per_credit_millis'>[],
  plan: Pick<Plan, 'credits_per_month' | 'prices'> | undefined,
): number {
  if (!plan || packs.length === 0) return 0
  const withPlanMillis = (plan.prices.month.amount_minor * 1000) / plan.credits_per_month
  return Math.min(
    ...packs.map(({ per_credit_millis }) => savingPercent(per_credit_millis, withPlanMillis)),
  )
}
