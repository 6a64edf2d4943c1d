import type { SubscriptionView } from '@/contract/endpoints/billing/subscription'
import { BILLING_CYCLES, type BillingCycle, PLAN_IDS, type PlanId } from '@/contract/goods'

export interface PlanChoice {
  planId: PlanId
  cycle: BillingCycle
}

/** What choosing a plan means for the current user. */
export type PlanStep =
  | { kind: 'sign_in' }
  | { kind: 'buy' }
  | { kind: 'current' }
  | { kind: 'upgrade' }
  /** It begins when the paid period is over. */
  | { kind: 'later'; startsAt: string }
  | { kind: 'scheduled'; startsAt: string }
  /** A canceled plan can only be upgraded, unless it is reactivated first. */
  | { kind: 'reactivate_first'; endsAt: string }

interface Looker {
  isSignedIn: boolean
  subscription: SubscriptionView | null
}

/** What the button of a plan does; the server checks again when it is pressed. */
export function planStep({ planId, cycle }: PlanChoice, looker: Looker): PlanStep {
  const { isSignedIn, subscription } = looker
  if (!isSignedIn) return { kind: 'sign_in' }
  if (!subscription) return { kind: 'buy' }
  const { next_plan: next, period_end } = subscription
  if (next?.plan_id === planId && next.cycle === cycle) {
    return { kind: 'scheduled', startsAt: next.starts_at }
  }
  const rank = PLAN_IDS.indexOf(planId) - PLAN_IDS.indexOf(subscription.plan_id)
  const length = BILLING_CYCLES.indexOf(cycle) - BILLING_CYCLES.indexOf(subscription.cycle)
  if (rank === 0 && length === 0) return { kind: 'current' }
  if (rank > 0 || (rank === 0 && length > 0)) return { kind: 'upgrade' }
  if (!subscription.is_renewing) return { kind: 'reactivate_first', endsAt: period_end }
  return { kind: 'later', startsAt: period_end }
}
