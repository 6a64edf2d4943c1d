import { Trans } from '@lingui/react/macro'
import type { PlayState } from '../playback/playable-video'

/** Explains why there is a still picture instead of a video. */
export function ProxyNote({ state }: { state: PlayState }) {
  if (state === 'plays') return null
  return (
    <p role="status" className="text-center text-muted-foreground text-sm">
      {state === 'copying' ? (
        <Trans>
          Your browser can’t play this video, so we’re making a copy it can play. The file you
          download isn’t affected.
        </Trans>
      ) : (
        <Trans>
          Your browser can’t play this video. You can still process it using a still frame.
        </Trans>
      )}
    </p>
  )
}
