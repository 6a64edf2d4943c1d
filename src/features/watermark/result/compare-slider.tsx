import { useLingui } from '@lingui/react/macro'
import type { Playback } from '@/components/playback/playback'
import type { PlayableVideo } from '../playback/playable-video'
import { PlayedVideo } from '../playback/played-video'
import { BeforeAfter } from './before-after'

interface CompareSliderProps {
  before: PlayableVideo
  after: PlayableVideo
  playback: Playback
  start?: number | undefined
}

/** The same moment of two videos in one picture. */
export function CompareSlider({ before, after, playback, start }: CompareSliderProps) {
  const { t } = useLingui()
  return (
    <BeforeAfter
      width={after.width}
      height={after.height}
      maxHeight="min(62dvh, 34rem)"
      start={start}
      before={
        <PlayedVideo
          ref={playback.follow}
          video={before}
          label={t`Before`}
          isMuted
          className="size-full"
        />
      }
      after={
        <PlayedVideo
          ref={playback.lead}
          video={after}
          label={t`After`}
          className="absolute inset-0 size-full"
        />
      }
    />
  )
}
