import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import type { PreviewItem } from './preview-item'

interface PreviewMediaProps {
  media: PreviewItem['media']
  /** What it is called where it cannot be seen. */
  alt: string
  isMuted?: boolean
  /** As large as its frame even where it has fewer pixels, and not to be dragged out of it. */
  isFilling?: boolean
}

/** The picture or the video itself, as large as there is room; or that it could not be loaded. */
export function PreviewMedia({ media, alt, isMuted, isFilling = false }: PreviewMediaProps) {
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
  }
  if (media.kind === 'image') {
    return (
      <img
        {...shared}
        alt={alt}
        // The small picture is known already and is shown until the large one has come.
        style={{ background: `url("${media.preview_url}") center / contain no-repeat` }}
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
