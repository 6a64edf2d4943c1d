import { isOneOf, isText } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Ways to pay, as in the address: monthly, yearly, or for credits alone. */
export const PRICE_VIEWS = ['month', 'year', 'credits'] as const
export type PriceView = (typeof PRICE_VIEWS)[number]

/** Search parameters of the pricing page. */
export const readPricingSearch = lenientSearch({
  pay: parameter(isOneOf(PRICE_VIEWS)),
  /** Plan or pack chosen before signing in, or whose payment failed. */
  choice: parameter(isText({ pattern: /^[a-z0-9-]{1,64}$/ })),
})
export type PricingSearch = ReturnType<typeof readPricingSearch>

/** Yearly prices are the default: plans are advertised with them. */
export const viewOf = ({ pay }: PricingSearch): PriceView => pay ?? 'year'
