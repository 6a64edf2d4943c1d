import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { galleryItemQuery } from '@/api/gallery.queries'
import { describeOutput } from '@/components/creations/output-text'
import { buttonVariants } from '@/components/ui/button'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { useLanguage } from '@/i18n/use-language'
import { ItemDetails } from './item-details'
import { MoreItems } from './more-items'

/** One item on a page of its own, for linking. */
export function ItemPage({ item: loaded }: { item: GalleryItem }) {
  const { i18n } = useLingui()
  const { data: item = loaded } = useQuery(galleryItemQuery(loaded.item_id))
  const description = describeOutput(i18n, { prompt: item.prompt ?? '' }, item)
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-4 px-4 pt-6 pb-16 sm:px-6">
      <Link
        to="/$lang/gallery"
        params={{ lang: useLanguage() }}
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: '-ml-3 self-start' })}
      >
        <ArrowLeft aria-hidden />
        <Trans>Gallery</Trans>
      </Link>
      <h1 className="sr-only">{description}</h1>
      <div className="grid gap-6 md:grid-cols-[1fr_22rem]">
        <ItemMedia item={item} alt={description} />
        <aside className="rounded-xl border bg-card p-5 md:self-start">
          <ItemDetails item={item} />
        </aside>
      </div>
      <MoreItems item={item} />
    </div>
  )
}

function ItemMedia({ item, alt }: { item: GalleryItem; alt: string }) {
  const { width, height } = item
  const shared = {
    width,
    height,
    className:
      'mx-auto h-auto max-h-[calc(100dvh-var(--header-height)-7rem)] w-auto max-w-full rounded-lg',
    style: { backgroundColor: item.average_color ?? undefined },
  }
  if (item.kind === 'image') return <img src={item.url} alt={alt} {...shared} />
  return (
    <video
      src={item.url}
      poster={item.preview_url}
      aria-label={alt}
      controls
      loop
      playsInline
      {...shared}
    />
  )
}
