import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { TimelineClip } from '@/contract/timeline'
import { CropFields } from '../crop/crop-fields'
import type { CroppingOf } from '../crop/use-cropping'
import type { Edit } from '../editing'
import { Choice, Slide } from './choice'
import { EntranceFields } from './entrance-fields'
import { PlaybackFields } from './playback-fields'
import { StillFields } from './still-fields'
import { useNumbers } from './use-numbers'

interface ClipPanelProps {
  clip: TimelineClip
  /** Its index among the clips, and their number. */
  at: number
  count: number
  cropping: CroppingOf
  edit: (edit: Edit) => void
}

/** The settings of the selected clip. */
export function ClipPanel({ clip, at, count, cropping, edit }: ClipPanelProps) {
  const { t } = useLingui()
  const { percent } = useNumbers()
  const { id, fit, focus, enter } = clip
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
      {clip.still && <StillFields clip={clip} still={clip.still} edit={edit} />}
      <CropFields {...{ clip, cropping, edit }} />
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
      {!clip.still && <PlaybackFields clip={clip} edit={edit} />}
    </div>
  )
}
