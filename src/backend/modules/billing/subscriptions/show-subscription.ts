import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { SubscriptionView } from '../../../../contract/endpoints/billing/subscription.ts'
import type { CallContext, Context } from '../../../context.ts'
import { cancelUntil, findLiveSubscription, type Subscription } from './live-subscription.ts'

export function subscriptionView(
  { clock, payments }: Pick<Context, 'clock' | 'payments'>,
  row: Subscription,
): SubscriptionView {
  const now = clock.now()
  const isRenewing = row.status === 'active'
  return {
    subscription_id: row.id,
    plan_id: row.planId,
    cycle: row.cycle,
    amount_minor: row.amountMinor,
    currency: row.currency,
    status: row.status,
    renewal_type: 'automatic',
    is_renewing: isRenewing,
    started_at: row.createdAt.toISOString(),
    period_start: row.periodStart.toISOString(),
    period_end: row.periodEnd.toISOString(),
    cancel_until: cancelUntil(row).toISOString(),
    can_cancel: isRenewing && now <= cancelUntil(row),
    can_reactivate: row.status === 'canceled' && now < row.periodEnd,
    next_plan:
      row.nextPlanId && row.nextCycle
        ? {
            plan_id: row.nextPlanId,
            cycle: row.nextCycle,
            starts_at: row.periodEnd.toISOString(),
          }
        : null,
    gateway: row.gateway,
    has_portal: payments.gateways.some(({ id, hasPortal }) => id === row.gateway && hasPortal),
  }
}

/** The team's current plan; null without one. */
export async function showSubscription(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.billing.subscription>> {
  const row = await findLiveSubscription(context.db, context.actor.teamId)
  return { subscription: row ? subscriptionView(context, row) : null }
}
