import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Film, Image } from 'lucide-react'
import { useState } from 'react'
import { cn } from '@/components/ui/class-names'
import type { SeenKind } from '@/contract/media-kind'
import type { ReferenceItem } from '../composer/draft'

const ICONS: Record<SeenKind, typeof Film> = { image: Image, video: Film }
const RADIUS = 14
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

/** Thumbnail of a reference with the state of its upload. */
export function ReferenceThumb({ item, className }: { item: ReferenceItem; className?: string }) {
  const [isBroken, setBroken] = useState(false)
  const Icon = ICONS[item.kind]
  return (
    <span
      className={cn(
        'relative grid place-items-center overflow-hidden rounded-md bg-muted',
        item.status === 'failed' && 'outline-2 outline-destructive -outline-offset-2',
        className,
      )}
    >
      {item.thumbnailUrl && !isBroken ? (
        <img
          src={item.thumbnailUrl}
          alt=""
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      ) : (
        <Icon className="size-5 text-muted-foreground" strokeWidth={1.5} aria-hidden />
      )}
      {item.status === 'uploading' && <UploadRing progress={item.progress} />}
      {item.status === 'failed' && (
        <span className="absolute inset-0 grid place-items-center bg-black/60 text-white">
          <CircleAlert className="size-5" aria-hidden />
          <span className="sr-only">
            <Trans>Upload failed</Trans>
          </span>
        </span>
      )}
    </span>
  )
}

function UploadRing({ progress }: { progress: number }) {
  const { t } = useLingui()
  return (
    <span className="absolute inset-0 grid place-items-center bg-black/60">
      <svg
        viewBox="0 0 32 32"
        className="size-7 -rotate-90 text-white"
        role="progressbar"
        aria-label={t`Uploading`}
        aria-valuenow={Math.round(progress * 100)}
        fill="none"
        strokeWidth={3}
      >
        <circle cx="16" cy="16" r={RADIUS} stroke="currentColor" opacity={0.3} />
        <circle
          cx="16"
          cy="16"
          r={RADIUS}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - progress)}
        />
      </svg>
    </span>
  )
}
