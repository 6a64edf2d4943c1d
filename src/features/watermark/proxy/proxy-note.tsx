import { Trans } from '@lingui/react/macro'
import type { PlayState } from '../playback/playable-video'

/** Why a still picture stands where a video is expected. */
export function ProxyNote({ state }: { state: PlayState }) {
  if (state === 'plays') return null
  return (
    <p role="status" className="text-center text-muted-foreground text-sm">
      {state === 'copying' ? (
        <Trans>
          Your browser cannot play this video as it is. We are making a copy that it can play; the
          file you download is not touched by that.
        </Trans>
      ) : (
        <Trans>
          Your browser cannot play this video. It can be worked on all the same, on a still picture.
        </Trans>
      )}
    </p>
  )
}
