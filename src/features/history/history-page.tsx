import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { taskListQuery } from '@/api/tasks.queries'
import { TaskActionsProvider } from '@/components/creations/task-actions'
import { SelectToggle } from '@/components/selection/select-toggle'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { AllCreations } from './all-creations'
import { HistoryFilters } from './history-filters'
import { HistoryList } from './history-list'
import { HistoryTask } from './history-task'
import { type HistorySearch, historyFilter } from './search'

/** All tasks ever requested, newest first. */
export function HistoryPage({ search }: { search: HistorySearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const isSignedIn = Boolean(user)
  const [isSelecting, setSelecting] = useState(false)
  const { task } = search
  const filter = historyFilter(search)
  const { data } = useInfiniteQuery({ ...taskListQuery(filter), enabled: isSignedIn && !task })
  return (
    <TaskActionsProvider>
      <div className="mx-auto flex w-full max-w-page grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
        <div className="flex flex-wrap items-center gap-3">
          <div className="flex grow flex-wrap items-baseline gap-x-3">
            <h1 className="text-xl">
              <Trans>Creation history</Trans>
            </h1>
            <p aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
              {isSignedIn && !task && data && (
                <Plural value={data.pages[0]?.total ?? 0} one="# item" other="# items" />
              )}
            </p>
          </div>
          {isSignedIn && (
            <div className="flex flex-wrap items-center gap-2 max-sm:contents">
              {!task && Boolean(data?.pages[0]?.total) && (
                <SelectToggle isOn={isSelecting} onChange={setSelecting} />
              )}
              {task ? <AllCreations /> : <HistoryFilters search={search} />}
            </div>
          )}
        </div>
        {isSignedIn && task && <HistoryTask taskId={task} />}
        {isSignedIn && !task && (
          <HistoryList
            filter={filter}
            isSelecting={isSelecting}
            onSelected={() => setSelecting(false)}
          />
        )}
        {!isSignedIn && <SignInFirst />}
      </div>
    </TaskActionsProvider>
  )
}
