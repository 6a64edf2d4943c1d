import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { libraryListQuery } from '@/api/library.queries'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Spinner } from '@/components/ui/spinner'
import type { LibraryItem } from '@/contract/endpoints/library'
import type { MediaKind } from '@/contract/media-kind'
import { errorMessage } from '@/i18n/error-messages'

interface LibraryPickProps {
  type: MediaKind
  onPick: (item: LibraryItem) => void
}

const NOTHING: Record<MediaKind, MessageDescriptor> = {
  image: msg`There are no images in your library yet.`,
  video: msg`There are no videos in your library yet.`,
  audio: msg`There is no music in your library yet.`,
}

/** Picks an item of the library, to open or to insert. */
export default function LibraryPick({ type, onPick }: LibraryPickProps) {
  const { t, i18n } = useLingui()
  const list = useInfiniteQuery(libraryListQuery({ type }))
  if (list.error) {
    return (
      <ErrorState
        message={errorMessage(i18n, list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  }
  if (!list.data) return <Spinner label={t`Loading your library`} className="size-6" />
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return <p className="text-muted-foreground">{i18n._(NOTHING[type])}</p>
  }
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        {items.map((item) => (
          <li key={item.item_id}>
            <button
              type="button"
              aria-label={item.name ?? item.words}
              title={item.name ?? item.words}
              onClick={() => onPick(item)}
              className="grid aspect-square w-full place-items-center overflow-hidden rounded-lg border bg-muted hover:border-primary"
            >
              <img src={item.thumbnail_url} alt="" className="size-full object-contain" />
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Load more</Trans>
        </Button>
      )}
    </div>
  )
}
