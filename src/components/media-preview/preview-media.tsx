import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { cn } from '@/components/ui/class-names'
import { ErrorState } from '@/components/ui/error-state'
import type { PreviewItem } from './preview-item'

interface PreviewMediaProps {
  media: PreviewItem['media']
  /** Alternative text. */
  alt: string
  isMuted?: boolean
  /** Fills its frame even with fewer pixels, and cannot be dragged out of it. */
  isFilling?: boolean
  /** A click on the picture zooms in. */
  onZoom?: () => void
}

/** The picture or video itself, as large as fits; or a note that it could not be loaded. */
export function PreviewMedia({
  media,
  alt,
  isMuted,
  isFilling = false,
  onZoom,
}: PreviewMediaProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <LoadFailed onRetry={() => setFailed(false)} />
  const { width, height } = media
  const shared = {
    src: media.url,
    width,
    height,
    draggable: !isFilling,
    className: isFilling
      ? 'absolute inset-0 size-full object-contain'
      : 'absolute inset-0 m-auto max-h-full w-auto max-w-full rounded-md object-contain',
    onError: () => setFailed(true),
    // The small picture is already loaded and stays until the large one, or the first frame, has arrived.
    style: { background: `url("${media.preview_url}") center / contain no-repeat` },
  }
  if (media.kind === 'image') {
    return (
      // biome-ignore lint/a11y: the button above it and Z do the same for keys.
      <img
        {...shared}
        alt={alt}
        onClick={onZoom}
        className={cn(shared.className, onZoom && 'cursor-zoom-in')}
      />
    )
  }
  return (
    <video
      {...shared}
      poster={media.preview_url}
      aria-label={alt}
      controls
      muted={isMuted}
      autoPlay
      loop
      playsInline
    />
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="absolute inset-0 m-auto grid h-fit w-fit place-items-center rounded-xl bg-card px-6">
      <ErrorState message={<Trans>Load failed</Trans>} onRetry={onRetry} />
    </div>
  )
}
