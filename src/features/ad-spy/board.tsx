import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Binoculars, SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { seenAdsQuery } from '@/api/seen-ads.functions'
import { UndoBar } from '@/components/selection/undo-bar'
import { Button, buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { AdTile } from './ad-tile'
import { AddForm } from './add-form'
import { BoardFilters } from './board-filters'
import { type AdSpySearch, adSpyFilter, hasFilters } from './search'
import { useAdDeletion } from './use-ad-deletion'
import { useCollecting } from './use-collecting'

const AdDialog = lazy(() => import('./ad-dialog'))

interface BoardProps {
  search: AdSpySearch
  mayChange: boolean
}

/** The ads the team has collected; more load on request. */
export function Board({ search, mayChange }: BoardProps) {
  const { i18n } = useLingui()
  const [openId, setOpenId] = useState<string | null>(null)
  const collecting = useCollecting(setOpenId)
  const deletion = useAdDeletion()
  const { data, error, ...query } = useInfiniteQuery(seenAdsQuery(adSpyFilter(search)))
  const ads = data?.pages.flatMap((page) => page.ads) ?? []
  const shown = ads.filter(({ ad_id }) => !deletion.hidden.has(ad_id))
  const isEmpty = data?.pages[0]?.total === 0 && !hasFilters(search)
  return (
    <>
      {mayChange && <AddForm collecting={collecting} isListening={openId === null} />}
      {data && !isEmpty && <BoardFilters search={search} tags={data.pages[0]?.tags ?? []} />}
      {!data && !error && <BoardSkeleton />}
      {!data && error && (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {data && shown.length === 0 && <NothingHere isNarrowed={hasFilters(search)} />}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
        {shown.map((ad) => (
          <AdTile key={ad.ad_id} ad={ad} onOpen={setOpenId} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Load more</Trans>
        </Button>
      )}
      {openId && (
        <Suspense>
          <AdDialog
            key={openId}
            adId={openId}
            mayChange={mayChange}
            onDelete={() => {
              deletion.delete([{ id: openId, kind: 'output' }])
              setOpenId(null)
            }}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
      <UndoBar deletion={deletion} isRaised={false} />
    </>
  )
}

const SKELETONS = Array.from({ length: 12 }, (_, place) => place)

function BoardSkeleton() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4" aria-hidden>
      {SKELETONS.map((place) => (
        <li key={place}>
          <Skeleton className="aspect-square w-full rounded-lg" />
        </li>
      ))}
    </ul>
  )
}

function NothingHere({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) {
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
      icon={Binoculars}
      title={<Trans>No ads collected yet</Trans>}
      description={
        <Trans>
          Saw an ad you like? Add its link or a screenshot, and your team finds it here again.
        </Trans>
      }
    />
  )
}
