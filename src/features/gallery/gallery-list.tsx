import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { galleryQuery } from '@/api/gallery.queries'
import { Pager } from '@/components/pager/pager'
import { ErrorState } from '@/components/ui/error-state'
import { errorMessage } from '@/i18n/error-messages'
import { GalleryGrid } from './gallery-grid'
import { GallerySkeleton } from './gallery-skeleton'
import { NothingHere } from './nothing-here'
import { type GallerySearch, galleryViewOf } from './search'
import { useLastData } from './use-last-data'

const GalleryPreview = lazy(() => import('./gallery-preview'))

/** A page of the gallery; while another is on its way, or cannot be had, it stays. */
export function GalleryList({ search }: { search: GallerySearch }) {
  const view = galleryViewOf(search)
  const { i18n } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(galleryQuery(view))
  const [previewId, setPreviewId] = useState<string | null>(null)
  const shown = useLastData(data)

  const failure = error && !data && (
    <ErrorState
      message={errorMessage(i18n, error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
  if (!shown) return failure ?? <GallerySkeleton size={search.view} />
  return (
    <>
      {failure}
      {shown.items.length === 0 ? (
        <NothingHere search={search} />
      ) : (
        <div aria-busy={!data} className={data ? '' : 'opacity-60 transition-opacity'}>
          <GalleryGrid items={shown.items} size={search.view} onOpen={setPreviewId} />
        </div>
      )}
      <Pager
        page={shown.page}
        pageCount={Math.ceil(shown.total / shown.page_size)}
        search={search}
      />
      {previewId && (
        <Suspense>
          <GalleryPreview
            items={shown.items}
            itemId={previewId}
            onShow={setPreviewId}
            onClose={() => setPreviewId(null)}
          />
        </Suspense>
      )}
    </>
  )
}
