import { MEDIA_KINDS } from '@/contract/media-kind'
import { lenientSearch, parameter } from '@/lib/lenient-search'
import { isOneOf, isUuid } from '@/lib/shape'

/** Search parameters of the history page. */
export const readHistorySearch = lenientSearch({
  type: parameter(isOneOf(MEDIA_KINDS)),
  /** Only this one. */
  task: parameter(isUuid),
})
export type HistorySearch = ReturnType<typeof readHistorySearch>
