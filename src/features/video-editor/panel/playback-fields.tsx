import { Trans, useLingui } from '@lingui/react/macro'
import type { TimelineClip } from '@/contract/timeline'
import type { Edit } from '../editing'
import { Choice, Slide } from './choice'
import { useNumbers } from './use-numbers'

const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** Speed and volume of a video. */
export function PlaybackFields({ clip, edit }: { clip: TimelineClip; edit: (edit: Edit) => void }) {
  const { t } = useLingui()
  const { percent, times } = useNumbers()
  const { id, speed, volume, is_muted } = clip
  const change = (part: Extract<Edit, { type: 'clip' }>['change']) =>
    edit({ type: 'clip', id, change: part })
  return (
    <>
      <Choice
        label={<Trans>Speed</Trans>}
        value={speed}
        options={[...new Set([...SPEEDS, speed])].map((one) => [one, times(one)] as const)}
        onChange={(next) => change({ speed: next })}
      />
      <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={is_muted}
          onChange={({ target }) => change({ is_muted: target.checked })}
          className="size-4 accent-primary"
        />
        <Trans>Mute this clip</Trans>
      </label>
      {!is_muted && (
        <Slide
          label={t`Volume`}
          value={volume}
          text={percent(volume)}
          onChange={(next) => change({ volume: next })}
          onHold={() => edit({ type: 'hold' })}
          onRelease={() => edit({ type: 'release' })}
        />
      )}
    </>
  )
}
