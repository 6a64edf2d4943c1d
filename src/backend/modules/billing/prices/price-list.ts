import { z } from 'zod'
import { BILLING_CYCLES, CURRENCIES, PLAN_FEATURES, PLAN_IDS } from '../../../../contract/goods.ts'

const Minor = z.number().int().min(1).max(100_000_000)
const Credits = z.number().int().min(1).max(10_000_000)
const Count = z.number().int().min(1).max(10_000)
/** Prices fall back to US dollars, so every price needs a dollar amount. */
const perCurrency = <T extends z.ZodType>(price: T) =>
  z
    .partialRecord(z.enum(CURRENCIES), price)
    .refine((prices) => prices.USD !== undefined, 'has no price in USD')
const perCycle = <T extends z.ZodType>(value: T) => z.record(z.enum(BILLING_CYCLES), value)

const PlanGoods = z.strictObject({
  creditsPerMonth: Credits,
  /** Credits of a yearly plan: all at payment, or monthly on the billing day. */
  yearlyGrant: z.enum(['upfront', 'monthly']),
  concurrency: Count,
  seats: Count,
  canAddSeats: z.boolean(),
  isMostPopular: z.boolean(),
  referenceImages: perCycle(Count),
  /** Storage for the team's files. */
  storageGigabytes: Count,
  features: z.record(z.enum(PLAN_FEATURES), z.number().int().min(0).nullable()),
  prices: perCurrency(perCycle(Minor)),
})
export type PlanGoods = z.output<typeof PlanGoods>

const PackGoods = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  credits: Credits,
  prices: perCurrency(Minor),
})
export type PackGoods = z.output<typeof PackGoods>

/** Everything on sale; amounts in minor units. */
export const PriceList = z.strictObject({
  plans: z.record(z.enum(PLAN_IDS), PlanGoods),
  /** Price of a single credit in thousandths of a minor unit, the base of a pack's discount. */
  creditListPriceMillis: perCurrency(z.number().int().min(1).max(100_000_000)),
  packs: z
    .array(PackGoods)
    .max(20)
    .refine(
      (packs) => new Set(packs.map(({ id }) => id)).size === packs.length,
      'an id stands twice',
    ),
  /** Capped so that the largest seat order fits the amount column. */
  seat: z.strictObject({ prices: perCurrency(Minor.max(20_000_000)) }),
})
export type PriceList = z.output<typeof PriceList>
