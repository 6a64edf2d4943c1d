import { isOneOf, isText } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** How one pays, as the address names it: by the month, by the year, or for credits alone. */
export const PRICE_VIEWS = ['month', 'year', 'credits'] as const
export type PriceView = (typeof PRICE_VIEWS)[number]

/** Search parameters of the pricing page. */
export const readPricingSearch = lenientSearch({
  pay: parameter(isOneOf(PRICE_VIEWS)),
  /** Plan or pack somebody chose before they signed in, or whose payment failed. */
  choice: parameter(isText({ pattern: /^[a-z0-9-]{1,64}$/ })),
})
export type PricingSearch = ReturnType<typeof readPricingSearch>

/** Yearly prices come first: they are what the plans are named with. */
export const viewOf = ({ pay }: PricingSearch): PriceView => pay ?? 'year'
