import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { libraryListQuery, libraryOverviewQuery } from '@/api/library.queries'
import { SelectToggle } from '@/components/selection/select-toggle'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { LibraryFilters } from './library-filters'
import { LibraryList } from './library-list'
import { OtherViews } from './other-views'
import { Places } from './places'
import { hasFilters, type LibrarySearch, libraryFilter } from './search'
import { StorageNote } from './storage-note'

/** All files of a team in one place. */
export function LibraryPage({ search }: { search: LibrarySearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const isSignedIn = Boolean(user)
  const [isSelecting, setSelecting] = useState(false)
  const [gone, setGone] = useState(0)
  const list = useInfiniteQuery({
    ...libraryListQuery(libraryFilter(search)),
    enabled: isSignedIn,
  })
  const { data: overview } = useQuery({ ...libraryOverviewQuery(), enabled: isSignedIn })
  const counted = list.data?.pages[0]?.total ?? undefined
  const total = (counted ?? 0) - gone
  const isEmpty = counted === 0 && !hasFilters(search)
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-4 px-4 pt-6 pb-16 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex grow flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl">
            <Trans>Library</Trans>
          </h1>
          <p aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
            {isSignedIn && counted !== undefined && (
              <Plural value={total} one="# item" other="# items" />
            )}
          </p>
        </div>
        {Boolean(counted) && <SelectToggle isOn={isSelecting} onChange={setSelecting} />}
      </div>
      {isSignedIn ? (
        <div className="flex grow flex-col gap-4 lg:flex-row lg:gap-8">
          <aside className="flex shrink-0 flex-col gap-6 lg:w-56">
            <Places search={search} overview={overview} />
            <OtherViews />
            <StorageNote storage={overview?.storage ?? null} className="max-lg:hidden" />
          </aside>
          <div className="flex min-w-0 grow flex-col gap-4">
            {!isEmpty && <LibraryFilters search={search} overview={overview} />}
            <LibraryList
              key={JSON.stringify(search)}
              search={search}
              isSelecting={isSelecting}
              canOrganize={overview?.can_organize ?? false}
              onSelecting={setSelecting}
              onGone={setGone}
            />
            <StorageNote storage={overview?.storage ?? null} className="lg:hidden" />
          </div>
        </div>
      ) : (
        <SignInFirst description={<Trans>Your library is saved to your team.</Trans>} />
      )}
    </div>
  )
}
