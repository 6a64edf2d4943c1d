import { expect, test } from 'vitest'
import type { SubscriptionView } from '@/contract/endpoints/billing/subscription'
import { planStep } from './plan-step'

const END = '2026-12-20T00:00:00.000Z'

const standardMonthly = (changes: Partial<SubscriptionView> = {}): SubscriptionView => ({
  subscription_id: '00000000-0000-4000-8000-000000000001',
  plan_id: 'standard',
  cycle: 'month',
  amount_minor: 2_990,
  currency: 'USD',
  status: 'active',
  renewal_type: 'automatic',
  is_renewing: true,
  started_at: '2026-11-20T00:00:00.000Z',
  period_start: '2026-11-20T00:00:00.000Z',
  period_end: END,
  cancel_until: '2026-12-13T00:00:00.000Z',
  can_cancel: true,
  can_reactivate: false,
  next_plan: null,
  gateway: 'test',
  has_portal: false,
  ...changes,
})

const stepFor = (
  planId: 'basic' | 'standard' | 'pro',
  cycle: 'month' | 'year',
  subscription: SubscriptionView | null,
) => planStep({ planId, cycle }, { isSignedIn: true, subscription })

test('[R2.51] a visitor signs in first, a user without a plan buys', () => {
  const choice = { planId: 'pro', cycle: 'year' } as const
  expect(planStep(choice, { isSignedIn: false, subscription: null })).toEqual({ kind: 'sign_in' })
  expect(stepFor('pro', 'year', null)).toEqual({ kind: 'buy' })
})

test('better plans, and the same paid for longer, begin now; the others when the period is over', () => {
  const now = standardMonthly()
  expect(stepFor('standard', 'month', now)).toEqual({ kind: 'current' })
  expect(stepFor('pro', 'month', now)).toEqual({ kind: 'upgrade' })
  expect(stepFor('standard', 'year', now)).toEqual({ kind: 'upgrade' })
  expect(stepFor('basic', 'month', now)).toEqual({ kind: 'later', startsAt: END })
  expect(stepFor('basic', 'year', now)).toEqual({ kind: 'later', startsAt: END })
})

test('a change that is decided already shows when it starts', () => {
  const next_plan = { plan_id: 'basic', cycle: 'month', starts_at: END } as const
  const subscription = standardMonthly({ next_plan })
  expect(stepFor('basic', 'month', subscription)).toEqual({ kind: 'scheduled', startsAt: END })
})

test('[R4.09] a plan that will not renew is reactivated before it is made smaller', () => {
  const canceled = standardMonthly({ status: 'canceled', is_renewing: false })
  expect(stepFor('basic', 'month', canceled)).toEqual({ kind: 'reactivate_first', endsAt: END })
  expect(stepFor('pro', 'month', canceled)).toEqual({ kind: 'upgrade' })
})
