import { isOneOf, isText, isUuid, isWhole } from '@/browser/shape'
import { lenientSearch, numeric, parameter } from '@/page/lenient-search'

/** Must be a path of our own: another host would make the page an open redirect. */
const isOwnPath = isText({ max: 300, pattern: /^\/(?![/\\])[^\s\\]*$/ })

/** Parameters the payment service brings back. */
export const readPaymentSearch = lenientSearch({
  order_id: parameter(isUuid),
  /** The user left the payment page without paying. */
  canceled: parameter(isOneOf(['1'])),
  /** The page they came from. */
  next: parameter(isOwnPath),
})
export type PaymentSearch = ReturnType<typeof readPaymentSearch>

export const readRechargeSearch = lenientSearch({
  /** Number of missing credits. */
  need: numeric(isWhole(1, 10_000_000)),
  next: parameter(isOwnPath),
})
export type RechargeSearch = ReturnType<typeof readRechargeSearch>
