import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { TimelineClip } from '@/contract/timeline'
import type { Edit } from '../editing'
import { Choice, Slide } from './choice'
import { EntranceFields } from './entrance-fields'
import { useNumbers } from './use-numbers'

const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

interface ClipPanelProps {
  clip: TimelineClip
  /** Where it is among the clips, and how many there are. */
  at: number
  count: number
  edit: (edit: Edit) => void
}

/** What can be set of the selected clip. */
export function ClipPanel({ clip, at, count, edit }: ClipPanelProps) {
  const { t } = useLingui()
  const { percent, times } = useNumbers()
  const { id, speed, fit, focus, volume, is_muted, enter } = clip
  const change = (part: Extract<Edit, { type: 'clip' }>['change']) =>
    edit({ type: 'clip', id, change: part })
  const held = {
    onHold: () => edit({ type: 'hold' }),
    onRelease: () => edit({ type: 'release' }),
  }
  const move = { variant: 'outline', size: 'sm' } as const
  return (
    <div className="flex flex-col gap-3 text-sm">
      <span className="flex flex-wrap gap-2">
        <Button {...move} disabled={at === 0} onClick={() => edit({ type: 'move', id, by: -1 })}>
          <ArrowLeft aria-hidden />
          <Trans>Move left</Trans>
        </Button>
        <Button
          {...move}
          disabled={at === count - 1}
          onClick={() => edit({ type: 'move', id, by: 1 })}
        >
          <Trans>Move right</Trans>
          <ArrowRight aria-hidden />
        </Button>
      </span>
      {at > 0 && <EntranceFields enter={enter} onChange={(next) => change({ enter: next })} />}
      <Choice
        label={<Trans>Speed</Trans>}
        value={speed}
        options={[...new Set([...SPEEDS, speed])].map((one) => [one, times(one)] as const)}
        onChange={(next) => change({ speed: next })}
      />
      <Choice
        label={<Trans>Framing</Trans>}
        value={fit}
        options={[
          ['fill', t`Crop to fill`],
          ['whole', t`Show whole`],
        ]}
        onChange={(next) => change({ fit: next })}
      />
      {fit === 'fill' && (
        <Slide
          {...held}
          label={t`Visible part`}
          value={focus}
          text={percent(focus)}
          onChange={(next) => change({ focus: next })}
        />
      )}
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
          {...held}
          label={t`Volume`}
          value={volume}
          text={percent(volume)}
          onChange={(next) => change({ volume: next })}
        />
      )}
    </div>
  )
}
