import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { galleryQuery } from '@/api/gallery.queries'
import { Pager } from '@/components/pager/pager'
import { UndoBar } from '@/components/selection/undo-bar'
import { useDeletion } from '@/components/selection/use-deletion'
import { ErrorState } from '@/components/ui/error-state'
import { errorMessage } from '@/i18n/error-messages'
import { GalleryGrid } from './gallery-grid'
import { GallerySkeleton } from './gallery-skeleton'
import { NothingHere } from './nothing-here'
import { type GallerySearch, galleryViewOf } from './search'
import { useLastData } from './use-last-data'

const GallerySelection = lazy(() => import('./gallery-selection'))
const GalleryPreview = lazy(() => import('./gallery-preview'))

interface GalleryListProps {
  search: GallerySearch
  isSelecting: boolean
  /** Called when the user has finished selecting. */
  onSelected: () => void
}

/** A page of the gallery; it stays while the next one loads or if that fails. */
export function GalleryList({ search, isSelecting, onSelected }: GalleryListProps) {
  const view = galleryViewOf(search)
  const { i18n } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(galleryQuery(view))
  const [previewId, setPreviewId] = useState<string | null>(null)
  const shown = useLastData(data)
  const deletion = useDeletion()

  const failure = error && !data && (
    <ErrorState
      message={errorMessage(i18n, error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
  if (!shown) return failure ?? <GallerySkeleton size={search.view} />
  const items = shown.items.filter(({ item_id }) => !deletion.hidden.has(item_id))
  const grid = <GalleryGrid items={items} size={search.view} onOpen={setPreviewId} />
  return (
    <>
      {failure}
      {items.length === 0 ? (
        <NothingHere search={search} />
      ) : (
        <div
          aria-busy={!data}
          className={`flex flex-col gap-4 ${data ? '' : 'opacity-60 transition-opacity'}`}
        >
          {isSelecting ? (
            <Suspense fallback={grid}>
              <GallerySelection
                items={items}
                size={search.view}
                onDelete={deletion.delete}
                onLeave={onSelected}
              />
            </Suspense>
          ) : (
            grid
          )}
        </div>
      )}
      <UndoBar deletion={deletion} isRaised={isSelecting && items.length > 0} />
      <Pager
        page={shown.page}
        pageCount={Math.ceil(shown.total / shown.page_size)}
        search={search}
      />
      {previewId && (
        <Suspense>
          <GalleryPreview
            items={items}
            itemId={previewId}
            onShow={setPreviewId}
            onClose={() => setPreviewId(null)}
          />
        </Suspense>
      )}
    </>
  )
}
