import * as z from 'zod/mini'

/** An unknown value counts as absent, never as an error. */
const lenient = <T extends z.core.$ZodType>(schema: T) => z.catch(z.optional(schema), undefined)

/** How one pays, as the address names it: by the month, by the year, or for credits alone. */
export const PRICE_VIEWS = ['month', 'year', 'credits'] as const
export type PriceView = (typeof PRICE_VIEWS)[number]

/** Search parameters of the pricing page. */
export const PricingSearch = z.object({
  pay: lenient(z.enum(PRICE_VIEWS)),
  /** Plan or pack somebody chose before they signed in, or whose payment failed. */
  choice: lenient(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))),
})
export type PricingSearch = z.infer<typeof PricingSearch>

/** Yearly prices stand first: they are what the plans are named with. */
export const viewOf = ({ pay }: PricingSearch): PriceView => pay ?? 'year'
