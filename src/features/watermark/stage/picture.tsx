import type { ReactNode, Ref } from 'react'
import type { Playback } from '@/components/playback/playback'
import { cn } from '@/components/ui/class-names'
import type { PlayableVideo } from '../playback/playable-video'
import { PlayedVideo } from '../playback/played-video'

/** The video the stage shows. */
export interface StageVideo extends PlayableVideo {
  name: string
}

interface PictureProps {
  ref: Ref<HTMLDivElement>
  video: StageVideo
  playback: Playback
  isDimmed: boolean
  /** Positioned exactly over the picture. */
  children: ReactNode
}

/** The video in its own aspect ratio, as large as fits. */
export function Picture({ ref, video, playback, isDimmed, children }: PictureProps) {
  const { width, height, name } = video
  return (
    <div
      ref={ref}
      className="relative mx-auto"
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, ${width / height} * min(62dvh, 34rem))`,
      }}
    >
      <PlayedVideo
        ref={playback.lead}
        video={video}
        label={name}
        className={cn(
          'absolute inset-0 size-full transition-opacity duration-320',
          isDimmed && 'opacity-60',
        )}
      />
      {children}
    </div>
  )
}
