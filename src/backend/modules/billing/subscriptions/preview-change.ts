import { AppError } from '../../../../contract/app-error.ts'
import type { PlanChange } from '../../../../contract/endpoints/billing/plan-change.ts'
import type { CallContext } from '../../../context.ts'
import { listLots } from '../../credits/index.ts'
import { loadPriceList } from '../prices/load-price-list.ts'
import { creditsOfPlan } from '../prices/price-goods.ts'
import { requireSubscription } from './cancel-renewal.ts'
import type { Subscription } from './live-subscription.ts'
import { grantsOfPeriod, sourcesOfPeriod } from './period-grants.ts'
import { changeTerms, type PlanOf } from './plan-change.ts'

/** Unspent credits of the current period. */
async function creditsLeftOf({ db }: CallContext<'user'>, subscription: Subscription) {
  const sources = new Set(sourcesOfPeriod(subscription))
  const lots = await listLots(db, subscription.teamId)
  return lots
    .filter(({ source }) => sources.has(source))
    .reduce((sum, { remaining }) => sum + remaining, 0)
}

/** The terms of changing the team's plan now; the actual change is checked against the same terms. */
export async function weighChange(
  context: CallContext<'user'>,
  to: PlanOf,
): Promise<{ from: Subscription; change: PlanChange }> {
  const { db, env, actor, clock } = context
  const from = await requireSubscription(db, actor.teamId)
  const isSame = from.planId === to.planId && from.cycle === to.cycle
  if (isSame) throw new AppError('invalid_input', { field: 'plan_id', rule: 'current_plan' })
  const priceList = loadPriceList(env)
  const price = priceList.plans[to.planId].prices[from.currency]?.[to.cycle]
  if (!price) throw new AppError('invalid_input', { field: 'plan_id', rule: 'not_offered' })
  const now = clock.now()
  const granted = grantsOfPeriod(priceList, from, env.BILLING_TIME_ZONE)
  const left = await creditsLeftOf(context, from)
  // Months of a yearly plan that are not granted yet count as unused.
  const toCome = granted.filter(({ startsAt }) => startsAt > now)
  const sum = (grants: readonly { amount: number }[]) =>
    grants.reduce((total, { amount }) => total + amount, 0)
  const period = { ...from, creditsGranted: sum(granted), creditsLeft: left + sum(toCome) }
  const { effective, creditMinor, dueMinor } = changeTerms(
    period,
    { ...to, priceMinor: price },
    now,
  )
  const isNow = effective === 'now'
  return {
    from,
    change: {
      plan_id: to.planId,
      cycle: to.cycle,
      currency: from.currency,
      effective,
      starts_at: (isNow ? now : from.periodEnd).toISOString(),
      price_minor: price,
      credit_minor: creditMinor,
      due_minor: dueMinor,
      credits_replaced: isNow ? left : 0,
      credits_granted: creditsOfPlan(priceList, to.planId, to.cycle),
    },
  }
}

/** Previews the cost and start of a plan change. */
export async function previewChange(
  context: CallContext<'user'>,
  input: { plan_id: PlanOf['planId']; cycle: PlanOf['cycle'] },
): Promise<PlanChange> {
  const { change } = await weighChange(context, { planId: input.plan_id, cycle: input.cycle })
  return change
}
