import { isOneOf, isText, isUuid, isWhole } from '@/browser/shape'
import { lenientSearch, numeric, parameter } from '@/page/lenient-search'

/** A path of ours: an address of another host would make the page a trap. */
const isOwnPath = isText({ max: 300, pattern: /^\/(?![/\\])[^\s\\]*$/ })

/** What the payment service brings back. */
export const readPaymentSearch = lenientSearch({
  order_id: parameter(isUuid),
  /** They left the payment page without paying. */
  canceled: parameter(isOneOf(['1'])),
  /** Where they came from to pay. */
  next: parameter(isOwnPath),
})
export type PaymentSearch = ReturnType<typeof readPaymentSearch>

export const readRechargeSearch = lenientSearch({
  /** Credits that are missing. */
  need: numeric(isWhole(1, 10_000_000)),
  next: parameter(isOwnPath),
})
export type RechargeSearch = ReturnType<typeof readRechargeSearch>
