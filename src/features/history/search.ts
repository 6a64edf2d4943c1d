import { isOneOf, isUuid } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Search parameters of the history page. */
export const readHistorySearch = lenientSearch({
  type: parameter(isOneOf(['image', 'video'])),
  /** Only this one. */
  task: parameter(isUuid),
})
export type HistorySearch = ReturnType<typeof readHistorySearch>
