import { lenientSearch, parameter } from '@/lib/lenient-search'
import { isOneOf } from '@/lib/shape'

/** Search parameters of the history page. */
export const readHistorySearch = lenientSearch({
  type: parameter(isOneOf(['image', 'video'])),
})
export type HistorySearch = ReturnType<typeof readHistorySearch>
