import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { GATEWAY_IDS, PAYMENT_METHODS, PLAN_FEATURES } from '../../goods.ts'
import { CapabilityName } from '../models.ts'
import { Currency, Minor, PlanName } from './money-fields.ts'

export const PlanPrice = z.object({
  /** What is charged once per cycle. */
  amount_minor: Minor,
  /** The same per month, for the card: 9504 a year is 792 a month. */
  per_month_minor: Minor,
  /** Twelve months paid monthly; what the yearly price is compared with. Null for the monthly one. */
  original_minor: Minor.nullable(),
  /** Computed from the two above, per plan; 0 says nothing is saved. */
  saving_percent: z.number().int(),
  /** Credits granted at once with the payment. */
  credits: z.number().int(),
  reference_images_max: z.number().int(),
})

export const Plan = z.object({
  id: PlanName,
  is_most_popular: z.boolean(),
  credits_per_month: z.number().int(),
  /** Generations at once. */
  concurrency: z.number().int(),
  seats_included: z.number().int(),
  /** Whether seats can be bought with this plan. */
  can_add_seats: z.boolean(),
  prices: z.object({ month: PlanPrice, year: PlanPrice }),
  /** Per month, of what this installation can do; a null count is unlimited. */
  features: z.array(
    z.object({ feature: z.enum(PLAN_FEATURES), count: z.number().int().nullable() }),
  ),
})
export type Plan = z.infer<typeof Plan>

export const CreditPack = z.object({
  id: z.string(),
  credits: z.number().int(),
  amount_minor: Minor,
  /** Against the list price of a credit. */
  discount_percent: z.number().int(),
  /** Thousandths of a minor unit: a credit costs less than a cent's precision. */
  per_credit_millis: z.number().int(),
})
export type CreditPack = z.infer<typeof CreditPack>

export const PriceList = z.object({
  currency: Currency,
  /** Currencies this installation has prices in. */
  currencies: z.array(Currency),
  plans: z.array(Plan),
  /** What every plan can do beside its features, of what this installation can. */
  tools: z.array(CapabilityName),
  packs: z.array(CreditPack),
  seat: z.object({
    id: z.literal('seat'),
    /** Per seat and year. */
    amount_minor: Minor,
    quantity_max: z.number().int(),
  }),
  /** How one can pay; `is_test` moves no money and must say so wherever it shows. */
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
  summary: 'Plans, credit packs, seats and ways to pay; prices in one currency',
  failures: [],
  input: z.object({
    /** Without one: yuan for Chinese where yuan prices are configured, else dollars. */
    currency: Currency.optional(),
  }),
  output: PriceList,
})
