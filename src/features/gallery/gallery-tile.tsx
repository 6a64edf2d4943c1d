import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download, Globe, Star } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react'
import { GoneMedia } from '@/components/creations/gone-media'
import { describeOutput } from '@/components/creations/output-text'
import { TILE_BUTTON } from '@/components/creations/tile-button'
import { TileMedia } from '@/components/creations/tile-media'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { useLanguage } from '@/i18n/use-language'
import { downloadUrlOf } from './download-url'
import { RemixLink } from './remix-link'
import { TileMark } from './tile-mark'

interface GalleryTileProps {
  item: GalleryItem
  /** Whether Tab stops here; arrow keys reach the other tiles. */
  isTabStop: boolean
  onOpen: (itemId: string) => void
}

/** One item. A click or Space shows it large; in a new tab it opens as a page of its own. */
export const GalleryTile = memo(function GalleryTile(props: GalleryTileProps) {
  const { item, isTabStop, onOpen } = props
  const { i18n, t } = useLingui()
  const lang = useLanguage()
  const [isGone, setGone] = useState(false)
  const tabIndex = isTabStop ? 0 : -1

  function open(event: MouseEvent | KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(item.item_id)
  }

  return (
    <div className="group/tile relative size-full overflow-hidden rounded-lg bg-muted">
      <Link
        to="/$lang/gallery/$itemId"
        params={{ lang, itemId: item.item_id }}
        preload={false}
        data-tile={item.item_id}
        tabIndex={tabIndex}
        className="absolute inset-0 -outline-offset-4"
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
      >
        <span className="sr-only">{describeOutput(i18n, { prompt: item.prompt ?? '' }, item)}</span>
        {isGone ? <GoneMedia /> : <TileMedia output={item} onGone={() => setGone(true)} />}
        {item.prompt && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-x-0 bottom-0 flex bg-linear-to-t from-black/85 via-black/65 to-transparent px-3 pt-10 pb-10 text-sm text-white opacity-0 transition-opacity group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 pointer-coarse:hidden"
          >
            <span lang={item.language} className="line-clamp-2">
              {item.prompt}
            </span>
          </span>
        )}
      </Link>
      {item.task_id && (
        <div className="pointer-events-none absolute top-2 left-2 flex gap-1">
          {item.is_published && <TileMark icon={Globe} name={<Trans>In the gallery</Trans>} />}
          {item.is_starred && <TileMark icon={Star} name={<Trans>Favorite</Trans>} isFilled />}
        </div>
      )}
      {/* On touch screens both are beside the large picture; here they would cover half of a small one. */}
      <div className="absolute top-2 right-2 flex gap-1 opacity-0 transition-opacity focus-within:opacity-100 group-hover/tile:opacity-100 pointer-coarse:hidden">
        <a
          href={downloadUrlOf(item)}
          download
          aria-label={t`Download`}
          tabIndex={tabIndex}
          className={TILE_BUTTON}
        >
          <Download aria-hidden />
        </a>
        <RemixLink item={item} tabIndex={tabIndex} className={TILE_BUTTON} isIcon />
      </div>
    </div>
  )
})
