import type { TaskFilter } from '@/api/tasks.queries'
import { isOneOf, isUuid } from '@/browser/shape'
import { MEDIA_KINDS } from '@/contract/media-kind'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Search parameters of the history page. */
export const readHistorySearch = lenientSearch({
  type: parameter(isOneOf(MEDIA_KINDS)),
  /** Only the user's own. */
  by: parameter(isOneOf(['me'])),
  /** Only this task. */
  task: parameter(isUuid),
})
export type HistorySearch = ReturnType<typeof readHistorySearch>

/** The list to request: the team's history as far as the user's role allows, unless filtered to their own. */
export const historyFilter = ({ type, by }: HistorySearch): TaskFilter => ({
  type,
  of: by === 'me' ? undefined : 'team',
})
