import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { useCreativeName } from '@/components/creations/creative-name'
import { GoneMedia } from '@/components/creations/gone-media'
import { JustifiedItem } from '@/components/creations/justified-rows'
import { TileMedia } from '@/components/creations/tile-media'
import { RelativeTime } from '@/components/labels/relative-time'
import type { Creative } from '@/contract/endpoints/creatives'
import { useLanguage } from '@/i18n/use-language'
import { ReviewBadge } from './review-badge'

/** A creative in the list, linked to its page. */
export const CreativeTile = memo(function CreativeTile({ creative }: { creative: Creative }) {
  const lang = useLanguage()
  const name = useCreativeName()(creative)
  const [isGone, setGone] = useState(false)
  return (
    <JustifiedItem
      ratio={creative.width / creative.height}
      caption={<CreativeCaption creative={creative} />}
    >
      <Link
        to="/$lang/creative-records/$creativeId"
        params={{ lang, creativeId: creative.creative_id }}
        preload={false}
        className="absolute inset-0 overflow-hidden rounded-lg bg-muted"
      >
        <span className="sr-only">{name}</span>
        {isGone ? <GoneMedia /> : <TileMedia output={creative} onGone={() => setGone(true)} />}
      </Link>
    </JustifiedItem>
  )
})

/** Name, author and review state of a creative, below its picture. */
export function CreativeCaption({ creative }: { creative: Creative }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 pt-1.5 pb-3 text-sm">
      <p className="truncate" title={creative.name ?? creative.prompt}>
        {creative.name ?? creative.prompt}
      </p>
      <p className="truncate text-muted-foreground text-xs">
        {creative.saved_by !== null && <>{creative.saved_by} · </>}
        <RelativeTime at={creative.created_at} />
      </p>
      <p className="flex flex-wrap gap-1 empty:hidden">
        <ReviewBadge review={creative.review} />
      </p>
    </div>
  )
}
