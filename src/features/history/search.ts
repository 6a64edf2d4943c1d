import { isOneOf, isUuid } from '@/browser/shape'
import { MEDIA_KINDS } from '@/contract/media-kind'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Search parameters of the history page. */
export const readHistorySearch = lenientSearch({
  type: parameter(isOneOf(MEDIA_KINDS)),
  /** Only this one. */
  task: parameter(isUuid),
})
export type HistorySearch = ReturnType<typeof readHistorySearch>
