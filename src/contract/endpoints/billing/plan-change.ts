import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { OF_SUBSCRIPTION } from '../../failure-groups.ts'
import { Id, Timestamp } from '../../fields.ts'
import { Currency, Cycle, Minor, PlanName, ReturnPath } from './money-fields.ts'

export const PlanChange = z.object({
  plan_id: PlanName,
  cycle: Cycle,
  currency: Currency,
  /** Upgrades start when they are paid, everything else with the next period. */
  effective: z.enum(['now', 'period_end']),
  starts_at: Timestamp,
  /** Price of the new plan per cycle. */
  price_minor: Minor,
  /** Deducted for the unused part of the current period. */
  credit_minor: Minor,
  /** Due now: price − credit, or 0 for a change at the end of the period. */
  due_minor: Minor,
  /** Credits of the current plan that the new plan's credits replace. */
  credits_replaced: z.number().int(),
  credits_granted: z.number().int(),
})
export type PlanChange = z.infer<typeof PlanChange>

export const previewChange = defineEndpoint({
  id: 'billing.previewChange',
  method: 'GET',
  path: '/api/v1/auth/billing/subscription/change',
  access: 'user',
  summary: 'Preview the cost and start of a plan change; changes nothing',
  failures: ['subscription_missing'],
  input: z.object({ plan_id: PlanName, cycle: Cycle }),
  output: PlanChange,
})

export const changePlan = defineEndpoint({
  id: 'billing.changePlan',
  method: 'POST',
  path: '/api/v1/auth/billing/subscription/change',
  access: 'user',
  summary: 'Change the plan; upgrades, and changes the payer must confirm, return a payment page',
  failures: [...OF_SUBSCRIPTION, 'price_changed'],
  input: z.object({
    plan_id: PlanName,
    cycle: Cycle,
    return_path: ReturnPath,
    /** The amount due from the preview; refused with `price_changed` when it has risen. */
    due_minor: Minor.min(0),
  }),
  output: z.object({
    change: PlanChange,
    order_id: Id.nullable(),
    checkout_url: z.url().nullable(),
  }),
  rateLimit: 'checkout',
})
