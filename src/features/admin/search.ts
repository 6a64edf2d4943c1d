import { isOneOf } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Parts of the operator page; without a name it is the models. */
export const readAdminSearch = lenientSearch({
  show: parameter(isOneOf(['log'])),
})
export type AdminSearch = ReturnType<typeof readAdminSearch>
