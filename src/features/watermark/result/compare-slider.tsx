import { useLingui } from '@lingui/react/macro'
import type { Playback } from '../playback/playback'
import { PlayedVideo } from '../playback/played-video'
import { BeforeAfter } from './before-after'
import type { ComparedVideo } from './compared-video'

interface CompareSliderProps {
  before: ComparedVideo
  after: ComparedVideo
  playback: Playback
}

/** The same moment of two videos in one picture. */
export function CompareSlider({ before, after, playback }: CompareSliderProps) {
  const { t } = useLingui()
  return (
    <BeforeAfter
      width={after.width}
      height={after.height}
      maxHeight="min(62dvh, 34rem)"
      before={
        <PlayedVideo
          ref={playback.follow}
          src={before.url}
          aria-label={t`Before`}
          muted
          className="size-full"
        />
      }
      after={
        <PlayedVideo
          ref={playback.lead}
          src={after.url}
          aria-label={t`After`}
          className="absolute inset-0 size-full"
        />
      }
    />
  )
}
