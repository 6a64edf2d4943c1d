import { isOneOf, isText } from '@/browser/shape'
import { AD_PLATFORM_NAMES, FIGURE_GROUPS } from '@/contract/figures'
import { keysOf } from '@/contract/keys-of'
import { lenientSearch, parameter } from '@/page/lenient-search'

const isDay = isText({ pattern: /^2\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ })

/** Which figures are shown, and how they are grouped. */
export const readAnalyticsSearch = lenientSearch({
  by: parameter(isOneOf(FIGURE_GROUPS)),
  platform: parameter(isOneOf(keysOf(AD_PLATFORM_NAMES))),
  from: parameter(isDay),
  to: parameter(isDay),
})
export type AnalyticsSearch = ReturnType<typeof readAnalyticsSearch>
