import type { TaskFilter } from '@/api/tasks.queries'
import { isOneOf, isUuid } from '@/browser/shape'
import { MEDIA_KINDS } from '@/contract/media-kind'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Search parameters of the history page. */
export const readHistorySearch = lenientSearch({
  type: parameter(isOneOf(MEDIA_KINDS)),
  /** Only what one made oneself. */
  by: parameter(isOneOf(['me'])),
  /** Only this one. */
  task: parameter(isUuid),
})
export type HistorySearch = ReturnType<typeof readHistorySearch>

/** What the list is asked for: the team's history, as far as one's role shows it, unless one wants one's own. */
export const historyFilter = ({ type, by }: HistorySearch): TaskFilter => ({
  type,
  of: by === 'me' ? undefined : 'team',
})
