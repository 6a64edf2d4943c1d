import { Trans, useLingui } from '@lingui/react/macro'
import { Tag } from '@/components/compare/tag'
import type { Playback } from '@/components/playback/playback'
import type { PlayableVideo } from '../playback/playable-video'
import { PlayedVideo } from '../playback/played-video'

interface SideBySideProps {
  before: PlayableVideo
  after: PlayableVideo
  playback: Playback
}

/** Before and after side by side, or stacked where it is narrow, in sync. */
export function SideBySide({ before, after, playback }: SideBySideProps) {
  const { t } = useLingui()
  const frame = 'group/picture relative mx-auto overflow-hidden rounded-lg bg-black'
  const shape = {
    aspectRatio: `${after.width} / ${after.height}`,
    width: `min(100%, ${after.width / after.height} * min(62dvh, 34rem))`,
  }
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <div className={frame} style={shape}>
        <PlayedVideo
          ref={playback.follow}
          video={before}
          label={t`Before`}
          isMuted
          className="absolute inset-0 size-full"
        />
        <Tag className="top-2 left-2">
          <Trans>Before</Trans>
        </Tag>
      </div>
      <div className={frame} style={shape}>
        <PlayedVideo
          ref={playback.lead}
          video={after}
          label={t`After`}
          className="absolute inset-0 size-full"
        />
        <Tag className="top-2 left-2">
          <Trans>After</Trans>
        </Tag>
      </div>
    </div>
  )
}
