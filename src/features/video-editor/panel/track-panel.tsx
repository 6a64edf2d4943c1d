import { Trans, useLingui } from '@lingui/react/macro'
import type { SoundTrack } from '@/contract/timeline'
import { secondsOf } from '@/contract/timeline-layout'
import type { Edit } from '../editing'
import { Choice, Slide } from './choice'
import { useNumbers } from './use-numbers'

const FADES_MS = [0, 500, 1_000, 2_000, 4_000]

interface TrackPanelProps {
  track: SoundTrack
  /** Length of the film in frames. */
  frames: number
  edit: (edit: Edit) => void
}

/** The settings of the selected sound. */
export function TrackPanel({ track, frames, edit }: TrackPanelProps) {
  const { t } = useLingui()
  const { percent, seconds } = useNumbers()
  const { id, kind, start_ms, volume, fade_in_ms, fade_out_ms } = track
  const change = (part: Extract<Edit, { type: 'track' }>['change']) =>
    edit({ type: 'track', id, change: part })
  const held = {
    onHold: () => edit({ type: 'hold' }),
    onRelease: () => edit({ type: 'release' }),
  }
  const fades = (ms: number) =>
    [...new Set([...FADES_MS, ms])].map((one) => [one, seconds(one / 1000)] as const)
  return (
    <div className="flex flex-col gap-3 text-sm">
      <Choice
        label={<Trans>Sound</Trans>}
        value={kind}
        options={[
          ['voice', t`Voice`],
          ['music', t`Music`],
        ]}
        onChange={(next) => change({ kind: next })}
      />
      {kind === 'voice' && (
        <p className="text-muted-foreground">
          <Trans>Everything else gets quieter while someone speaks.</Trans>
        </p>
      )}
      <Slide
        {...held}
        label={t`Starts at`}
        value={start_ms / 1000}
        most={Math.max(0, secondsOf(frames) - 0.5)}
        step={0.1}
        text={seconds(start_ms / 1000)}
        onChange={(next) => change({ start_ms: Math.round(next * 1000) })}
      />
      <Slide
        {...held}
        label={t`Volume`}
        value={volume}
        text={percent(volume)}
        onChange={(next) => change({ volume: next })}
      />
      <Choice
        label={<Trans>Fade in</Trans>}
        value={fade_in_ms}
        options={fades(fade_in_ms)}
        onChange={(next) => change({ fade_in_ms: next })}
      />
      <Choice
        label={<Trans>Fade out</Trans>}
        value={fade_out_ms}
        options={fades(fade_out_ms)}
        onChange={(next) => change({ fade_out_ms: next })}
      />
    </div>
  )
}
