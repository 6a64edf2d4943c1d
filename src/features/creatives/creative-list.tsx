import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark, SearchX } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { creativeListQuery } from '@/api/creative-page.queries'
import { JustifiedItem, JustifiedRows } from '@/components/creations/justified-rows'
import { LoadMore } from '@/components/load-more/load-more'
import { UndoBar } from '@/components/selection/undo-bar'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { CreativeTile } from './creative-tile'
import { type CreativeSearch, creativeFilter, hasFilters } from './search'
import { useCreativeDeletion } from './use-creative-deletion'

const CreativeSelection = lazy(() => import('./creative-selection'))

interface CreativeListProps {
  search: CreativeSearch
  mayShare: boolean
  isSelecting: boolean
  onSelected: () => void
}

/** The loaded part of the list, with a button to load more. */
export function CreativeList({ search, mayShare, isSelecting, onSelected }: CreativeListProps) {
  const { i18n, t } = useLingui()
  const { data, error, ...query } = useInfiniteQuery(creativeListQuery(creativeFilter(search)))
  const all = data?.pages.flatMap(({ creatives }) => creatives) ?? []
  const deletion = useCreativeDeletion(all)
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
  const creatives = all.filter(({ output_id }) => !deletion.hidden.has(output_id))
  const tiles = (
    <section aria-label={t`Creatives`}>
      <JustifiedRows>
        {creatives.map((creative) => (
          <CreativeTile key={creative.creative_id} creative={creative} />
        ))}
      </JustifiedRows>
    </section>
  )
  return (
    <>
      {creatives.length === 0 && <NothingHere search={search} />}
      {creatives.length > 0 &&
        (isSelecting ? (
          <Suspense fallback={tiles}>
            <CreativeSelection
              creatives={creatives}
              maySelectForLinks={mayShare}
              onDelete={deletion.delete}
              onLeave={onSelected}
            />
          </Suspense>
        ) : (
          tiles
        ))}
      <UndoBar deletion={deletion} isRaised={isSelecting && creatives.length > 0} />
      <LoadMore query={query} />
    </>
  )
}

const RATIOS = [0.8, 9 / 16, 1, 16 / 9, 1, 3 / 4, 16 / 9, 0.8]

function ListSkeleton() {
  return (
    <JustifiedRows aria-hidden>
      {RATIOS.map((ratio, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <JustifiedItem key={place} ratio={ratio}>
          <Skeleton className="size-full rounded-lg" />
        </JustifiedItem>
      ))}
    </JustifiedRows>
  )
}

function NothingHere({ search }: { search: CreativeSearch }) {
  const lang = useLanguage()
  if (hasFilters(search)) {
    return (
      <EmptyState
        icon={SearchX}
        title={<Trans>Nothing matches these filters</Trans>}
        action={
          <Link
            to="."
            search={{}}
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
  return (
    <EmptyState
      icon={Bookmark}
      title={<Trans>Nothing saved yet</Trans>}
      description={
        <Trans>Select “Save to team” on a result, and everyone on your team finds it here.</Trans>
      }
      action={
        <Link to="/$lang" params={{ lang }} className={buttonVariants()}>
          <Trans>Create now</Trans>
        </Link>
      }
    />
  )
}
