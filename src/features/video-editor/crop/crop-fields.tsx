import { Trans, useLingui } from '@lingui/react/macro'
import { CropIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CROP_LEAST, type TimelineClip } from '@/contract/timeline'
import type { Edit } from '../editing'
import { Choice, Slide } from '../panel/choice'
import { useNumbers } from '../panel/use-numbers'
import { pulledCrop, shapedCrop, WHOLE_PICTURE } from './cropping'
import type { CroppingOf } from './use-cropping'

interface CropFieldsProps {
  clip: TimelineClip
  cropping: CroppingOf
  edit: (edit: Edit) => void
}

/** Starts and ends cropping, chooses the aspect ratio to keep, and moves each side without dragging. */
export function CropFields({ clip, cropping, edit }: CropFieldsProps) {
  const { t } = useLingui()
  const { percent } = useNumbers()
  const { crop = WHOLE_PICTURE } = clip
  const { isOn, kept, shapeOf, start, stop, keep, setCrop } = cropping
  const opener = useRef<HTMLButtonElement>(null)
  const wasOn = useRef(isOn)
  // The focused control is gone when cropping ends.
  useEffect(() => {
    if (wasOn.current && !isOn) opener.current?.focus()
    wasOn.current = isOn
  }, [isOn])
  const held = {
    onHold: () => edit({ type: 'hold' }),
    onRelease: () => edit({ type: 'release' }),
  }
  const button = { variant: 'outline', size: 'sm' } as const
  if (!isOn)
    return (
      <span className="flex flex-wrap gap-2">
        <Button {...button} ref={opener} onClick={start}>
          <CropIcon aria-hidden />
          <Trans>Crop</Trans>
        </Button>
        {clip.crop && (
          <Button {...button} variant="ghost" onClick={() => setCrop(undefined)}>
            <Trans>Remove crop</Trans>
          </Button>
        )}
      </span>
    )
  const [right, bottom] = [crop.x + crop.w, crop.y + crop.h]
  const sides = [
    { handle: 'w', name: t`Crop left`, cut: crop.x, most: right, by: 1, axis: 'dx' },
    { handle: 'e', name: t`Crop right`, cut: 1 - right, most: 1 - crop.x, by: -1, axis: 'dx' },
    { handle: 'n', name: t`Crop top`, cut: crop.y, most: bottom, by: 1, axis: 'dy' },
    { handle: 's', name: t`Crop bottom`, cut: 1 - bottom, most: 1 - crop.y, by: -1, axis: 'dy' },
  ] as const
  return (
    <>
      <Choice
        label={<Trans>Aspect ratio</Trans>}
        value={kept}
        options={[
          ['any', t`Any`],
          ['film', t`Same as the video`],
          ['source', t`Same as the original`],
        ]}
        onChange={(next) => {
          keep(next)
          const shape = shapeOf(next)
          if (shape !== null) setCrop(shapedCrop(crop, shape))
        }}
      />
      {kept === 'any' &&
        sides.map(({ handle, name, cut, most, by, axis }) => (
          <Slide
            key={handle}
            {...held}
            label={name}
            value={Math.max(0, cut)}
            most={most - CROP_LEAST}
            step={0.01}
            text={percent(Math.max(0, cut))}
            onChange={(next) => {
              const way = { dx: 0, dy: 0, [axis]: (next - cut) * by }
              setCrop(pulledCrop(crop, handle, way, null))
            }}
          />
        ))}
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={stop}>
          <Trans>Done</Trans>
        </Button>
        <Button {...button} variant="ghost" onClick={() => setCrop(undefined)}>
          <Trans>Remove crop</Trans>
        </Button>
      </span>
    </>
  )
}
