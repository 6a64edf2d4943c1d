import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FolderOpen, Images, SearchX, Star, Trash2 } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { libraryListQuery } from '@/api/library.queries'
import { moveBetweenTiles } from '@/components/creations/tile-grid'
import { UndoBar } from '@/components/selection/undo-bar'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { LibraryItem } from '@/contract/endpoints/library'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { ItemTile } from './item-tile'
import { hasFilters, type LibrarySearch, libraryFilter, placeOf } from './search'
import { TileRows } from './tile-rows'
import { type ItemActions, useItemActions } from './use-item-actions'

const ItemPreview = lazy(() => import('./item-preview'))
const LibrarySelection = lazy(() => import('./library-selection'))

interface LibraryListProps {
  search: LibrarySearch
  isSelecting: boolean
  canOrganize: boolean
  onSelecting: (isSelecting: boolean) => void
  /** How many items have left the list since the server counted them. */
  onGone: (count: number) => void
}

interface LoadedPages {
  pages: readonly { items: LibraryItem[]; total: number | null }[]
}

/** A stable function, so that pages are joined when one arrives, not on every render. */
const joinPages = ({ pages }: LoadedPages) => ({
  items: pages.flatMap(({ items }) => items),
  total: pages[0]?.total ?? 0,
})

/** The items of a place; scrolling loads more. */
export function LibraryList(props: LibraryListProps) {
  const { search, isSelecting, canOrganize, onSelecting, onGone } = props
  const { i18n } = useLingui()
  const { data, error, ...query } = useInfiniteQuery({
    ...libraryListQuery(libraryFilter(search)),
    select: joinPages,
  })
  const actions = useItemActions(search)
  const { hidden } = actions
  const gone = data?.items.filter(({ item_id }) => hidden.has(item_id)).length ?? 0
  useEffect(() => onGone(gone), [onGone, gone])
  if (!data) {
    if (!error) return <ListSkeleton />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  const items =
    hidden.size > 0 ? data.items.filter(({ item_id }) => !hidden.has(item_id)) : data.items
  const more = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
  }
  const total = data.total - gone
  const rows = { items, total, onEnd: more }
  const tiles = <PlainRows {...rows} search={search} actions={actions} canOrganize={canOrganize} />
  return (
    <>
      {items.length === 0 && <NothingHere search={search} />}
      {items.length > 0 && !isSelecting && tiles}
      {items.length > 0 && isSelecting && (
        <Suspense fallback={tiles}>
          <LibrarySelection
            {...rows}
            search={search}
            actions={actions}
            canOrganize={canOrganize}
            onLeave={() => onSelecting(false)}
          />
        </Suspense>
      )}
      <UndoBar deletion={actions.deletion} isRaised={isSelecting && items.length > 0} />
    </>
  )
}

interface PlainRowsProps {
  items: readonly LibraryItem[]
  total: number
  onEnd: () => void
  search: LibrarySearch
  actions: ItemActions
  canOrganize: boolean
}

function PlainRows({ search, actions, canOrganize, ...rows }: PlainRowsProps) {
  const { t } = useLingui()
  const [openId, setOpenId] = useState<string | null>(null)
  const { star } = actions
  // Stable while scrolling, or every visible tile would re-render.
  const onStar = useCallback((item: LibraryItem) => star([item]), [star])
  return (
    <>
      <TileRows
        {...rows}
        label={t`Library`}
        onKeyDown={(event) => {
          if (moveBetweenTiles(event.currentTarget, event.key)) event.preventDefault()
        }}
        renderTile={(item, isTabStop) => (
          <ItemTile item={item} isTabStop={isTabStop} onOpen={setOpenId} onStar={onStar} />
        )}
      />
      {openId && (
        <Suspense>
          <ItemPreview
            items={rows.items}
            itemId={openId}
            search={search}
            actions={actions}
            canOrganize={canOrganize}
            onShow={setOpenId}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </>
  )
}

const SKELETONS = Array.from({ length: 18 }, (_, place) => place)

function ListSkeleton() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3" aria-hidden>
      {SKELETONS.map((place) => (
        <li key={place}>
          <Skeleton className="aspect-square w-full rounded-lg" />
        </li>
      ))}
    </ul>
  )
}

function NothingHere({ search }: { search: LibrarySearch }) {
  const lang = useLanguage()
  if (hasFilters(search)) {
    return (
      <EmptyState
        icon={SearchX}
        title={<Trans>Nothing matches these filters</Trans>}
        action={
          <Link
            to="."
            search={placeOf(search)}
            replace
            resetScroll={false}
            className={buttonVariants({ variant: 'outline' })}
          >
            <Trans>Clear filters</Trans>
          </Link>
        }
      />
    )
  }
  if (search.place === 'bin') {
    return <EmptyState icon={Trash2} title={<Trans>Trash is empty</Trans>} />
  }
  if (search.place === 'starred') {
    return (
      <EmptyState
        icon={Star}
        title={<Trans>No favorites yet</Trans>}
        description={<Trans>Add an item to your favorites to find it here.</Trans>}
      />
    )
  }
  if (search.folder) {
    return (
      <EmptyState
        icon={FolderOpen}
        title={<Trans>This folder is empty</Trans>}
        description={<Trans>Select items in the library and move them here.</Trans>}
      />
    )
  }
  return (
    <EmptyState
      icon={Images}
      title={<Trans>Nothing in your library yet</Trans>}
      description={<Trans>Everything your team uploads and creates appears here.</Trans>}
      action={
        <Link to="/$lang" params={{ lang }} className={buttonVariants()}>
          <Trans>Create now</Trans>
        </Link>
      }
    />
  )
}
