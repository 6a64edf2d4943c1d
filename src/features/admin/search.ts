import { isOneOf } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Parts of the operator page; the default is the providers. */
export const readAdminSearch = lenientSearch({
  show: parameter(isOneOf(['models', 'tools', 'tasks', 'log'])),
})
export type AdminSearch = ReturnType<typeof readAdminSearch>
