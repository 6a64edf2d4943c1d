import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import type { ShownExample } from '@/api/examples.functions'
import { Tag } from '@/components/compare/tag'
import { cn } from '@/components/ui/class-names'
import { useLanguage } from '@/i18n/use-language'
import { MORE_LINK } from '../welcome/more-link'
import { ShowcaseFilm } from './showcase-film'

/** Shows what the product makes before describing it: results of its engine, and a removed watermark. */
export function Showcase({ items }: { items: readonly ShownExample[] }) {
  const lang = useLanguage()
  return (
    <section className="grid w-full max-w-300 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 sm:gap-y-3">
      <h2 className="text-base">
        <Trans>Made with the built-in engine</Trans>
      </h2>
      <ul className="col-span-2 -mx-4 flex gap-2 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:px-6 lg:mx-0 lg:overflow-visible lg:px-0">
        {items.map((item) => (
          <Shown key={item.item_id} ratio={item.width / item.height}>
            <ShownItem item={item} />
          </Shown>
        ))}
        <Shown ratio={1}>
          <ClearedMark />
        </Shown>
      </ul>
      {/* Beside the heading it would take a line of its own on a phone, above the results. */}
      <Link
        to="/$lang/gallery"
        params={{ lang }}
        className={cn(MORE_LINK, 'justify-self-start sm:col-start-2 sm:row-start-1')}
      >
        <Trans>See the gallery</Trans>
      </Link>
    </section>
  )
}

/** One of a row that fills the width without cropping; on narrow screens the row scrolls sideways. */
function Shown({ ratio, children }: { ratio: number; children: ReactNode }) {
  const shape: CSSProperties & Record<'--shape', number> = { '--shape': ratio }
  return (
    <li
      style={shape}
      className="aspect-(--shape) h-52 shrink-0 lg:h-auto lg:min-w-0 lg:shrink lg:grow-[var(--shape)] lg:basis-0"
    >
      {children}
    </li>
  )
}

function ShownItem({ item }: { item: ShownExample }) {
  const lang = useLanguage()
  const { item_id: itemId, prompt, kind, width, height, preview_url, thumbnail_url } = item
  const alt = prompt ?? ''
  if (kind === 'video') return <ShowcaseFilm film={item} label={alt} />
  return (
    <Link
      to="/$lang/gallery/$itemId"
      params={{ lang, itemId }}
      className="block size-full overflow-hidden rounded-lg"
      style={{ backgroundColor: item.average_color ?? undefined }}
    >
      <img
        src={thumbnail_url}
        srcSet={`${thumbnail_url} 1x, ${preview_url} 2x`}
        alt={alt}
        width={width}
        height={height}
        className="size-full object-cover"
      />
    </Link>
  )
}

const EDGE = 540

/** A frame from a real run of the watermark remover: the original on the left, cleaned on the right. */
function ClearedMark() {
  const shared = { width: EDGE, height: EDGE, className: 'absolute inset-0 size-full' }
  return (
    <Link
      to="/$lang/remove-watermark-from-video"
      params={{ lang: useLanguage() }}
      className="relative block size-full overflow-hidden rounded-lg"
    >
      <span className="sr-only">
        <Trans>Remove watermark from video</Trans>{' '}
      </span>
      <img {...shared} src="/images/watermark-after.webp" alt="" />
      <img
        {...shared}
        src="/images/watermark-before.webp"
        alt=""
        className={`${shared.className} [clip-path:inset(0_50%_0_0)]`}
      />
      <span aria-hidden className="absolute inset-y-0 left-1/2 w-px bg-white" />
      <Tag className="bottom-2 left-2">
        <Trans>Before</Trans>
      </Tag>
      <Tag className="right-2 bottom-2">
        <Trans>After</Trans>
      </Tag>
    </Link>
  )
}
