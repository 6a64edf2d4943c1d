import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { GATEWAY_IDS, PAYMENT_METHODS, PLAN_FEATURES } from '../../goods.ts'
import { CapabilityName } from '../models.ts'
import { Currency, Minor, PlanName } from './money-fields.ts'

export const PlanPrice = z.object({
  /** Charged once per cycle. */
  amount_minor: Minor,
  /** The same amount per month, for the plan card: 9504 a year is 792 a month. */
  per_month_minor: Minor,
  /** Twelve monthly payments, for comparison with the yearly price. Null for the monthly price. */
  original_minor: Minor.nullable(),
  /** Computed per plan from the two amounts above; 0 when nothing is saved. */
  saving_percent: z.number().int(),
  /** Credits granted as soon as the payment arrives. */
  credits: z.number().int(),
  reference_images_max: z.number().int(),
})

export const Plan = z.object({
  id: PlanName,
  is_most_popular: z.boolean(),
  credits_per_month: z.number().int(),
  /** Generations that may run at once. */
  concurrency: z.number().int(),
  seats_included: z.number().int(),
  /** Whether seats can be bought with this plan. */
  can_add_seats: z.boolean(),
  prices: z.object({ month: PlanPrice, year: PlanPrice }),
  /** Per month, limited to what this installation can do; a null count is unlimited. */
  features: z.array(
    z.object({ feature: z.enum(PLAN_FEATURES), count: z.number().int().nullable() }),
  ),
})
export type Plan = z.infer<typeof Plan>

export const CreditPack = z.object({
  id: z.string(),
  credits: z.number().int(),
  amount_minor: Minor,
  /** Compared with the list price of a credit. */
  discount_percent: z.number().int(),
  /** In thousandths of a minor unit, since one credit costs a fraction of a cent. */
  per_credit_millis: z.number().int(),
})
export type CreditPack = z.infer<typeof CreditPack>

export const PriceList = z.object({
  currency: Currency,
  /** Currencies this installation has prices in. */
  currencies: z.array(Currency),
  plans: z.array(Plan),
  /** Tools in every plan besides its features, limited to what this installation can do. */
  tools: z.array(CapabilityName),
  packs: z.array(CreditPack),
  seat: z.object({
    id: z.literal('seat'),
    /** Per seat and year. */
    amount_minor: Minor,
    quantity_max: z.number().int(),
  }),
  /** Ways to pay; an `is_test` gateway moves no money and must say so wherever it is shown. */
  gateways: z.array(
    z.object({
      id: z.enum(GATEWAY_IDS),
      methods: z.array(z.enum(PAYMENT_METHODS)),
      is_test: z.boolean(),
    }),
  ),
})
export type PriceList = z.infer<typeof PriceList>

export const priceList = defineEndpoint({
  id: 'billing.catalogue',
  method: 'GET',
  path: '/api/v1/billing/catalogue',
  access: 'public',
  summary: 'Get plans, credit packs, seats, and payment methods, with prices in one currency',
  failures: [],
  input: z.object({
    /** Default: yuan for Chinese when yuan prices are configured, else dollars. */
    currency: Currency.optional(),
  }),
  output: PriceList,
})
