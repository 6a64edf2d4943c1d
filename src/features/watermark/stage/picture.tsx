import { Trans } from '@lingui/react/macro'
import { type ReactNode, type Ref, useState } from 'react'
import { cn } from '@/lib/class-names'
import type { Playback } from '../playback/playback'
import { PlayedVideo } from '../playback/played-video'

/** The video the stage shows. */
export interface StageVideo {
  url: string
  posterUrl: string
  width: number
  height: number
  duration: number
  name: string
}

interface PictureProps {
  ref: Ref<HTMLDivElement>
  video: StageVideo
  playback: Playback
  isDimmed: boolean
  /** Lies exactly over the picture. */
  children: ReactNode
}

/** The video as large as there is room, in its own shape; its first picture where it cannot be played. */
export function Picture({ ref, video, playback, isDimmed, children }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const { width, height, url, posterUrl, name } = video
  const isBroken = brokenUrl === url
  const classes = cn(
    'absolute inset-0 size-full transition-opacity duration-320',
    isDimmed && 'opacity-60',
  )
  return (
    <div className="flex flex-col gap-2">
      <div
        ref={ref}
        className="relative mx-auto"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, ${width / height} * min(62dvh, 34rem))`,
        }}
      >
        {isBroken ? (
          <img src={posterUrl} alt={name} className={classes} draggable={false} />
        ) : (
          <PlayedVideo
            ref={playback.lead}
            src={url}
            aria-label={name}
            className={classes}
            onError={() => setBrokenUrl(url)}
          />
        )}
        {children}
      </div>
      {isBroken && (
        <p className="text-center text-sm text-white">
          <Trans>
            Your browser cannot play this video. It can be worked on all the same, on its first
            picture.
          </Trans>
        </p>
      )}
    </div>
  )
}
