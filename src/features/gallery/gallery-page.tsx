import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { galleryQuery } from '@/api/gallery.queries'
import { SelectToggle } from '@/components/selection/select-toggle'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { buttonVariants } from '@/components/ui/button'
import { ClearFilters } from './clear-filters'
import { GalleryFilters } from './gallery-filters'
import { GalleryList } from './gallery-list'
import { GalleryTabs } from './gallery-tabs'
import { type GallerySearch, galleryViewOf, hasFilters } from './search'
import { StarredFilter } from './starred-filter'

/** Published items, and the user's own. */
export function GalleryPage({ search }: { search: GallerySearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const view = galleryViewOf(search)
  const [isSelecting, setSelecting] = useState(false)
  const mayLook = !view.isOwn || Boolean(user)
  const { data } = useQuery({ ...galleryQuery(view), enabled: mayLook })
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-4 px-4 pt-6 pb-16 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex grow flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl">
            {view.isOwn ? <Trans>My gallery</Trans> : <Trans>Gallery</Trans>}
          </h1>
          <p aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
            {mayLook && data && <Plural value={data.total} one="# item" other="# items" />}
          </p>
          {hasFilters(search) && (
            <ClearFilters
              search={search}
              className={buttonVariants({ variant: 'link', className: 'text-sm' })}
            />
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {view.isOwn && mayLook && (Boolean(data?.total) || search.only) && (
            <StarredFilter search={search} />
          )}
          {view.isOwn && mayLook && Boolean(data?.total) && (
            <SelectToggle isOn={isSelecting} onChange={setSelecting} />
          )}
          <GalleryTabs search={search} />
        </div>
      </div>
      {mayLook ? (
        <>
          {(data?.total !== 0 || hasFilters(search)) && <GalleryFilters search={search} />}
          {/* Remounts per gallery, so that the other gallery's items do not show while loading. */}
          <GalleryList
            key={search.show ?? 'everyone'}
            search={search}
            isSelecting={view.isOwn && isSelecting}
            onSelected={() => setSelecting(false)}
          />
        </>
      ) : (
        <SignInFirst />
      )}
    </div>
  )
}
