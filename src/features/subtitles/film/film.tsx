import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Playback } from '@/components/playback/playback'
import type { SubtitleTrack } from '@/contract/endpoints/subtitles'

interface FilmProps {
  video: NonNullable<SubtitleTrack['video']>
  playback: Playback
  /** Rendered over the picture. */
  children: ReactNode
}

/** The film with its overlay, as large as fits. */
export function Film({ video, playback, children }: FilmProps) {
  const { t } = useLingui()
  const { width, height, url, preview_url } = video
  return (
    <div className="flex justify-center rounded-lg bg-black [--film-height:28dvh] lg:[--film-height:46dvh]">
      <div
        className="@container-size relative max-w-full"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, calc(var(--film-height) * ${width / height}))`,
        }}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: its captions are what is made here. */}
        <video
          ref={playback.lead}
          src={url}
          poster={preview_url}
          aria-label={t`Your video`}
          playsInline
          preload="auto"
          onClick={playback.toggle}
          className="size-full rounded-lg object-contain"
        />
        {children}
      </div>
    </div>
  )
}
