import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { OF_SUBSCRIPTION } from '../../failure-groups.ts'
import { Empty, Id, Timestamp } from '../../fields.ts'
import { GATEWAY_IDS, SUBSCRIPTION_STATUSES } from '../../goods.ts'
import { Currency, Cycle, Minor, PlanName, ReturnPath } from './money-fields.ts'

export const SubscriptionView = z.object({
  subscription_id: Id,
  plan_id: PlanName,
  cycle: Cycle,
  amount_minor: Minor,
  currency: Currency,
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** There is one renewal type. */
  renewal_type: z.literal('automatic'),
  is_renewing: z.boolean(),
  started_at: Timestamp,
  period_start: Timestamp,
  period_end: Timestamp,
  /** The last instant at which this period's renewal can be canceled. */
  cancel_until: Timestamp,
  can_cancel: z.boolean(),
  can_reactivate: z.boolean(),
  /** A change that starts with the next period. */
  next_plan: z.object({ plan_id: PlanName, cycle: Cycle, starts_at: Timestamp }).nullable(),
  gateway: z.enum(GATEWAY_IDS),
  /** Whether the payment service has its own pages for cards and receipts. */
  has_portal: z.boolean(),
})
export type SubscriptionView = z.infer<typeof SubscriptionView>

export const CurrentSubscription = z.object({ subscription: SubscriptionView.nullable() })

export const subscription = defineEndpoint({
  id: 'billing.subscription',
  method: 'GET',
  path: '/api/v1/auth/billing/subscription',
  access: 'user',
  summary: 'Get the team’s current plan; null without one',
  failures: [],
  input: Empty,
  output: CurrentSubscription,
})

export const cancelRenewal = defineEndpoint({
  id: 'billing.cancelRenewal',
  method: 'POST',
  path: '/api/v1/auth/billing/subscription/cancel',
  access: 'user',
  summary: 'Cancel the automatic renewal; the plan stays until its period ends',
  failures: [...OF_SUBSCRIPTION, 'cancel_too_late'],
  input: Empty,
  output: CurrentSubscription,
  rateLimit: 'checkout',
})

export const reactivate = defineEndpoint({
  id: 'billing.reactivate',
  method: 'POST',
  path: '/api/v1/auth/billing/subscription/reactivate',
  access: 'user',
  summary: 'Undo a cancellation before the period has ended',
  failures: OF_SUBSCRIPTION,
  input: Empty,
  output: CurrentSubscription,
  rateLimit: 'checkout',
})

export const portal = defineEndpoint({
  id: 'billing.portal',
  method: 'POST',
  path: '/api/v1/auth/billing/portal',
  access: 'user',
  summary:
    'Get the URL of the payment service’s own pages for cards and receipts; null without one',
  failures: OF_SUBSCRIPTION,
  input: z.object({ return_path: ReturnPath }),
  output: z.object({ url: z.url().nullable() }),
  rateLimit: 'checkout',
})
