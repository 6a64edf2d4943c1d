import { isOneOf, isWhole } from '@/browser/shape'
import { ORDER_PAGE_SIZES } from '@/contract/goods'
import { lenientSearch, numeric, parameter } from '@/page/lenient-search'

/** Search parameters of the billing page. */
export const readBillingSearch = lenientSearch({
  show: parameter(isOneOf(['credits'])),
  page: numeric(isWhole(1, 100_000)),
  size: numeric(isOneOf(ORDER_PAGE_SIZES)),
})
export type BillingSearch = ReturnType<typeof readBillingSearch>

/** The parameters of the API request. */
export const ordersPageOf = ({ page, size }: BillingSearch) => ({
  page: page ?? 1,
  page_size: size ?? ORDER_PAGE_SIZES[0],
})
