import { isText } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Longer addresses are cut. */
export const ADDRESS_MAX = 200

/** Search parameters of the not-found page: the address that led to it. */
export const readNotFoundSearch = lenientSearch({
  from: parameter(isText({ max: ADDRESS_MAX })),
})
