import { useLingui } from '@lingui/react/macro'
import { Globe, Star } from 'lucide-react'
import { useState } from 'react'
import { GoneMedia } from '@/components/creations/gone-media'
import { TileMedia } from '@/components/creations/tile-media'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { RelativeTime } from '@/components/labels/relative-time'
import type { SeenAd } from '@/contract/endpoints/seen-ads'
import { PaletteBar } from './palette-bar'

interface AdTileProps {
  ad: SeenAd
  onOpen: (adId: string) => void
}

/** An ad on the board, at a glance. */
export function AdTile({ ad, onOpen }: AdTileProps) {
  const { t } = useLingui()
  const [isGone, setGone] = useState(false)
  const { media, rating } = ad
  const name = ad.title || ad.site || t`Ad without a title`
  const by = [ad.advertiser || (ad.title && ad.site), ad.platform && PLATFORM_NAMES[ad.platform]]
  return (
    <li className="flex min-w-0 flex-col gap-1.5">
      <button
        type="button"
        className="relative aspect-square overflow-hidden rounded-lg bg-muted"
        onClick={() => onOpen(ad.ad_id)}
      >
        {(media || isGone) && <span className="sr-only">{name}</span>}
        {isGone && <GoneMedia />}
        {media && !isGone && <TileMedia output={media} isWhole onGone={() => setGone(true)} />}
        {!media && (
          <span className="flex size-full flex-col items-center justify-center gap-2 p-3 text-muted-foreground text-sm">
            <Globe className="size-8" strokeWidth={1.25} aria-hidden />
            <span className="wrap-anywhere line-clamp-2">{name}</span>
          </span>
        )}
      </button>
      <PaletteBar palette={ad.palette} />
      <div className="flex min-w-0 flex-col text-sm leading-tight" aria-hidden>
        <p className="truncate" title={name}>
          {name}
        </p>
        <p className="flex items-center gap-1 text-muted-foreground text-xs">
          <span className="truncate">
            {by
              .filter(Boolean)
              .map((one) => `${one} · `)
              .join('')}
            <RelativeTime at={ad.added_at} />
          </span>
          {rating !== null && (
            <span className="ml-auto flex shrink-0 items-center gap-0.5 tabular-nums">
              {rating}
              <Star className="size-3 fill-current" />
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
