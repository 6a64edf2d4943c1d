import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { taskListQuery } from '@/api/tasks.queries'
import { TaskActionsProvider } from '@/components/creations/task-actions'
import { SelectToggle } from '@/components/selection/select-toggle'
import { SignInFirst } from '@/components/sign-in-first'
import { HistoryList } from './history-list'
import type { HistorySearch } from './search'
import { TypeFilter } from './type-filter'

/** Everything that was ever asked for, newest first (R1.11, R2.20). */
export function HistoryPage({ search }: { search: HistorySearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const isSignedIn = Boolean(user)
  const [isSelecting, setSelecting] = useState(false)
  const { data } = useInfiniteQuery({ ...taskListQuery(search), enabled: isSignedIn })
  return (
    <TaskActionsProvider>
      <div className="mx-auto flex w-full max-w-page grow flex-col gap-6 px-4 py-6 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex items-baseline gap-3">
            <h1 className="text-xl">
              <Trans>Creation history</Trans>
            </h1>
            <p aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
              {isSignedIn && data && (
                <Plural value={data.pages[0]?.total ?? 0} one="# item" other="# items" />
              )}
            </p>
          </div>
          {isSignedIn && (
            <div className="flex flex-wrap items-center gap-2">
              {Boolean(data?.pages[0]?.total) && (
                <SelectToggle isOn={isSelecting} onChange={setSelecting} />
              )}
              <TypeFilter type={search.type} />
            </div>
          )}
        </div>
        {isSignedIn ? (
          <HistoryList
            filter={search}
            isSelecting={isSelecting}
            onSelected={() => setSelecting(false)}
          />
        ) : (
          <SignInFirst />
        )}
      </div>
    </TaskActionsProvider>
  )
}
